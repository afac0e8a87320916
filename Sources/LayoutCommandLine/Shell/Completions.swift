/// Completion scripts for shells, made from the descriptions of the commands.
enum Completions {
  /// A shell that a script is made for.
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// The script for a shell.
  static func script(for shell: Shell, tool: String, commands: [CommandDescription]) -> String {
    switch shell {
    case .bash: bash(tool, commands)
    case .zsh: zsh(tool, commands)
    case .fish: fish(tool, commands)
    }
  }

  // MARK: bash

  private static func bash(_ tool: String, _ commands: [CommandDescription]) -> String {
    let function = "_" + tool.replacing("-", with: "_")
    var values: [String] = []
    var options: [String] = []
    var operands: [String] = []
    for command in commands {
      for option in command.allOptions where option.placeholder != nil {
        let reply = option.isFile ? "compgen -f" : "compgen -W '\(option.choices.joined(separator: " "))'"
        values.append("    '\(command.name) --\(option.name)') COMPREPLY=($(\(reply) -- \"$current\")); return ;;")
      }
      let names = command.allOptions.map { "--" + $0.name }.joined(separator: " ")
      options.append("    \(command.name)) words='\(names)' ;;")
      operands.append("    \(command.name)) \(bashOperands(command.operands)) ;;")
    }
    return """
      # bash completion for \(tool); for this shell alone: source <(\(tool) completions bash)
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command='' words=''
        COMPREPLY=()
        # '--format=json' arrives as three words.
        if [ "$current" = '=' ]; then current=''; elif [ "$previous" = '=' ]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
        if [ "$COMP_CWORD" -gt 1 ]; then command="${COMP_WORDS[1]}"; fi
        case "$command $previous" in
      \(values.joined(separator: "\n"))
        esac
        if [ -z "$command" ]; then
          COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) --help --version' -- "$current"))
          return
        fi
        case "$current" in
        -?*)
          case "$command" in
      \(options.joined(separator: "\n"))
          esac
          COMPREPLY=($(compgen -W "$words" -- "$current"))
          return ;;
        esac
        case "$command" in
      \(operands.joined(separator: "\n"))
        esac
      }
      complete -o filenames -F \(function) \(tool)

      """
  }

  private static func bashOperands(_ operands: CommandDescription.Operands) -> String {
    switch operands {
    case .none: ":"
    case .choice(let names): "COMPREPLY=($(compgen -W '\(names.joined(separator: " "))' -- \"$current\"))"
    case .file, .files: "COMPREPLY=($(compgen -f -X '!*.json' -- \"$current\") $(compgen -d -- \"$current\"))"
    }
  }

  // MARK: zsh

  private static func zsh(_ tool: String, _ commands: [CommandDescription]) -> String {
    let names = commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = commands.map { command -> String in
      let options = command.allOptions.map { option -> String in
        let summary = option.summary.replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
        let value = option.placeholder.map { placeholder in
          let action =
            option.isFile ? "_files" : "(\(option.choices.joined(separator: " ").replacing(":", with: "\\:")))"
          return ":\(placeholder.replacing(":", with: "\\:")):\(action)"
        }
        return "      " + quoted("--\(option.name)\(value == nil ? "" : "=")[\(summary)]\(value ?? "")")
      }
      let operands =
        switch command.operands {
        case .none: [String]()
        case .choice(let names): ["      " + quoted("1:shell:(\(names.joined(separator: " ")))")]
        case .file: ["      " + quoted("1:file:_files -g \"*.json\"")]
        case .files: ["      " + quoted("*:file:_files -g \"*.json\"")]
        }
      return "  \(command.name))\n    _arguments \\\n\((options + operands).joined(separator: " \\\n")) ;;"
    }
    return """
      #compdef \(tool)
      # zsh completion for \(tool); for this shell alone: source <(\(tool) completions zsh)
      _\(tool)() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "${funcstack[1]}" = '_\(tool)' ]; then _\(tool) "$@"; else compdef _\(tool) \(tool); fi

      """
  }

  // MARK: fish

  private static func fish(_ tool: String, _ commands: [CommandDescription]) -> String {
    var lines = [
      "# fish completion for \(tool); for this shell alone: \(tool) completions fish | source",
      "complete -c \(tool) -f",
    ]
    for command in commands {
      lines.append(
        "complete -c \(tool) -n __fish_use_subcommand -a \(command.name) -d \(fishQuoted(command.summary))")
      let seen = "complete -c \(tool) -n '__fish_seen_subcommand_from \(command.name)'"
      for option in command.allOptions {
        let value =
          option.placeholder == nil
          ? "" : option.isFile ? " -r -F" : " -x -a \(fishQuoted(option.choices.joined(separator: " ")))"
        lines.append("\(seen) -l \(option.name)\(value) -d \(fishQuoted(option.summary))")
      }
      switch command.operands {
      case .none: break
      case .choice(let names): lines.append("\(seen) -a \(fishQuoted(names.joined(separator: " ")))")
      case .file, .files: lines.append("\(seen) -k -a '(__fish_complete_suffix .json)'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: #"'\''"#) + "'" }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: #"\\"#).replacing("'", with: #"\'"#) + "'"
  }
}

extension OptionDescription {
  /// Whether its value is a file.
  fileprivate var isFile: Bool { placeholder == "FILE" }

  /// The values that can be completed: those of `text|json`, of `weighted:RATIO` what stands before the number.
  fileprivate var choices: [String] {
    guard let placeholder, placeholder.contains("|") else { return [] }
    return placeholder.split(separator: "|").map { String($0.prefix { !$0.isUppercase }) }
  }
}
