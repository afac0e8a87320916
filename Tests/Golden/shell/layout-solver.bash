# bash completion for layout-solver; for this shell alone: source <(layout-solver completions bash)
_layout_solver() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command='' words=''
  COMPREPLY=()
  # '--format=json' arrives as three words.
  if [ "$current" = '=' ]; then current=''; elif [ "$previous" = '=' ]; then previous="${COMP_WORDS[COMP_CWORD-2]}"; fi
  if [ "$COMP_CWORD" -gt 1 ]; then command="${COMP_WORDS[1]}"; fi
  case "$command $previous" in
    'solve --engine') COMPREPLY=($(compgen -W 'solver direct' -- "$current")); return ;;
    'solve --format') COMPREPLY=($(compgen -W 'text json svg' -- "$current")); return ;;
    'solve --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'solve --proposal') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'solve --policy') COMPREPLY=($(compgen -W 'lexicographic weighted:' -- "$current")); return ;;
    'solve --time-limit') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'compare --format') COMPREPLY=($(compgen -W 'text json svg html' -- "$current")); return ;;
    'compare --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'compare --proposal') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'compare --policy') COMPREPLY=($(compgen -W 'lexicographic weighted:' -- "$current")); return ;;
    'compare --time-limit') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'check --engine') COMPREPLY=($(compgen -W 'solver direct' -- "$current")); return ;;
    'check --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'check --proposal') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'check --policy') COMPREPLY=($(compgen -W 'lexicographic weighted:' -- "$current")); return ;;
    'check --time-limit') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'explain --format') COMPREPLY=($(compgen -W 'text json html' -- "$current")); return ;;
    'explain --view') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'explain --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'explain --proposal') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'explain --policy') COMPREPLY=($(compgen -W 'lexicographic weighted:' -- "$current")); return ;;
    'explain --time-limit') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'sweep --width') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'sweep --height') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'sweep --points') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'sweep --format') COMPREPLY=($(compgen -W 'text json csv svg html' -- "$current")); return ;;
    'sweep --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'sweep --proposal') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'sweep --policy') COMPREPLY=($(compgen -W 'lexicographic weighted:' -- "$current")); return ;;
    'sweep --time-limit') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'export --format') COMPREPLY=($(compgen -W 'lp mps' -- "$current")); return ;;
    'export --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'export --proposal') COMPREPLY=($(compgen -W '' -- "$current")); return ;;
    'export --policy') COMPREPLY=($(compgen -W 'lexicographic weighted:' -- "$current")); return ;;
    'schema --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'completions --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
    'manual --output') COMPREPLY=($(compgen -f -- "$current")); return ;;
  esac
  if [ -z "$command" ]; then
    COMPREPLY=($(compgen -W 'solve compare check explain sweep export schema completions manual --help --version' -- "$current"))
    return
  fi
  case "$current" in
  -?*)
    case "$command" in
    solve) words='--engine --format --output --proposal --policy --time-limit --cold --help' ;;
    compare) words='--format --all --output --proposal --policy --time-limit --cold --help' ;;
    check) words='--engine --output --proposal --policy --time-limit --cold --help' ;;
    explain) words='--format --view --audit --output --proposal --policy --time-limit --cold --help' ;;
    sweep) words='--width --height --points --format --output --proposal --policy --time-limit --cold --help' ;;
    export) words='--format --output --proposal --policy --help' ;;
    schema) words='--output --help' ;;
    completions) words='--output --help' ;;
    manual) words='--output --help' ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
    return ;;
  esac
  case "$command" in
    solve) COMPREPLY=($(compgen -f -X '!*.json' -- "$current") $(compgen -d -- "$current")) ;;
    compare) COMPREPLY=($(compgen -f -X '!*.json' -- "$current") $(compgen -d -- "$current")) ;;
    check) COMPREPLY=($(compgen -f -X '!*.json' -- "$current") $(compgen -d -- "$current")) ;;
    explain) COMPREPLY=($(compgen -f -X '!*.json' -- "$current") $(compgen -d -- "$current")) ;;
    sweep) COMPREPLY=($(compgen -f -X '!*.json' -- "$current") $(compgen -d -- "$current")) ;;
    export) COMPREPLY=($(compgen -f -X '!*.json' -- "$current") $(compgen -d -- "$current")) ;;
    schema) : ;;
    completions) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$current")) ;;
    manual) : ;;
  esac
}
complete -o filenames -F _layout_solver layout-solver
