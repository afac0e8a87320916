#compdef layout-solver
# zsh completion for layout-solver; for this shell alone: source <(layout-solver completions zsh)
_layout-solver() {
  local -a commands
  commands=(
    'solve:Lays a document out and prints its frames.'
    'compare:Compares both engines on each document, view by view.'
    'check:Compares both engines with what each document expects.'
    'explain:Says why each view is where it is, and how constraints are met.'
    'sweep:Maps every frame against the window'\''s width or height, exactly.'
    'export:Prints the linear program of a document.'
    'schema:Prints the JSON Schema of documents.'
    'completions:Prints a script that completes commands and options in a shell.'
    'manual:Prints the manual page, for man.'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
  solve)
    _arguments \
      '--engine=[What lays the document out\: the solver (the default) or the direct engine.]:solver|direct:(solver direct)' \
      '--format=[How to print\: text (the default), json or svg (a picture).]:text|json|svg:(text json svg)' \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--proposal=[Offer this size to the root instead of the document'\''s proposal; '\''nil'\'' and '\''inf'\'' are allowed.]:WxH:()' \
      '--policy=[Solve priority after priority (the default), or all in one objective, each priority with RATIO times the weight of the next\: faster, and wrong where many weak wishes outvote a strong one.]:lexicographic|weighted\:RATIO:(lexicographic weighted\:)' \
      '--time-limit=[Give up solving after this time; 60 by default.]:SECONDS:()' \
      '--cold[Let the solver start from its own basis instead of the direct engine'\''s.]' \
      '--help[Show this help.]' \
      '1:file:_files -g "*.json"' ;;
  compare)
    _arguments \
      '--format=[How to print\: text (the default), json, svg (a picture) or html (a page in one file); json prints an object a line for several files.]:text|json|svg|html:(text json svg html)' \
      '--all[Show all views in the text, not only those that differ.]' \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--proposal=[Offer this size to the root instead of the document'\''s proposal; '\''nil'\'' and '\''inf'\'' are allowed.]:WxH:()' \
      '--policy=[Solve priority after priority (the default), or all in one objective, each priority with RATIO times the weight of the next\: faster, and wrong where many weak wishes outvote a strong one.]:lexicographic|weighted\:RATIO:(lexicographic weighted\:)' \
      '--time-limit=[Give up solving after this time; 60 by default.]:SECONDS:()' \
      '--cold[Let the solver start from its own basis instead of the direct engine'\''s.]' \
      '--help[Show this help.]' \
      '*:file:_files -g "*.json"' ;;
  check)
    _arguments \
      '--engine=[Check the solver alone, or the direct engine alone; both by default.]:solver|direct:(solver direct)' \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--proposal=[Offer this size to the root instead of the document'\''s proposal; '\''nil'\'' and '\''inf'\'' are allowed.]:WxH:()' \
      '--policy=[Solve priority after priority (the default), or all in one objective, each priority with RATIO times the weight of the next\: faster, and wrong where many weak wishes outvote a strong one.]:lexicographic|weighted\:RATIO:(lexicographic weighted\:)' \
      '--time-limit=[Give up solving after this time; 60 by default.]:SECONDS:()' \
      '--cold[Let the solver start from its own basis instead of the direct engine'\''s.]' \
      '--help[Show this help.]' \
      '*:file:_files -g "*.json"' ;;
  explain)
    _arguments \
      '--format=[How to print\: text (the default), json or html (a page in one file).]:text|json|html:(text json html)' \
      '--view=[Explain this view alone, with the constraints that speak of it.]:ID:()' \
      '--audit[Also try whether one objective with weighted priorities would give the same layout.]' \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--proposal=[Offer this size to the root instead of the document'\''s proposal; '\''nil'\'' and '\''inf'\'' are allowed.]:WxH:()' \
      '--policy=[Solve priority after priority (the default), or all in one objective, each priority with RATIO times the weight of the next\: faster, and wrong where many weak wishes outvote a strong one.]:lexicographic|weighted\:RATIO:(lexicographic weighted\:)' \
      '--time-limit=[Give up solving after this time; 60 by default.]:SECONDS:()' \
      '--cold[Let the solver start from its own basis instead of the direct engine'\''s.]' \
      '--help[Show this help.]' \
      '1:file:_files -g "*.json"' ;;
  sweep)
    _arguments \
      '--width=[The window'\''s widths to cover, in points, such as 200\:600.]:A\:B:()' \
      '--height=[The window'\''s heights to cover, in points.]:A\:B:()' \
      '--points=[Also list the frames at N lengths, evenly spread (csv\: those instead of the ends of the pieces).]:N:()' \
      '--format=[How to print\: text (the default), json, csv (comma-separated values), svg (a picture) or html (a page in one file).]:text|json|csv|svg|html:(text json csv svg html)' \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--proposal=[Offer this size to the root instead of the document'\''s proposal; '\''nil'\'' and '\''inf'\'' are allowed.]:WxH:()' \
      '--policy=[Solve priority after priority (the default), or all in one objective, each priority with RATIO times the weight of the next\: faster, and wrong where many weak wishes outvote a strong one.]:lexicographic|weighted\:RATIO:(lexicographic weighted\:)' \
      '--time-limit=[Give up solving after this time; 60 by default.]:SECONDS:()' \
      '--cold[Let the solver start from its own basis instead of the direct engine'\''s.]' \
      '--help[Show this help.]' \
      '1:file:_files -g "*.json"' ;;
  export)
    _arguments \
      '--format=[The format of the program\: lp (CPLEX LP, the default) or mps (free MPS).]:lp|mps:(lp mps)' \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--proposal=[Offer this size to the root instead of the document'\''s proposal; '\''nil'\'' and '\''inf'\'' are allowed.]:WxH:()' \
      '--policy=[Solve priority after priority (the default), or all in one objective, each priority with RATIO times the weight of the next\: faster, and wrong where many weak wishes outvote a strong one.]:lexicographic|weighted\:RATIO:(lexicographic weighted\:)' \
      '--help[Show this help.]' \
      '1:file:_files -g "*.json"' ;;
  schema)
    _arguments \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--help[Show this help.]' ;;
  completions)
    _arguments \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--help[Show this help.]' \
      '1:shell:(bash zsh fish)' ;;
  manual)
    _arguments \
      '--output=[Write the result to a file instead of standard output.]:FILE:_files' \
      '--help[Show this help.]' ;;
  esac
}
if [ "${funcstack[1]}" = '_layout-solver' ]; then _layout-solver "$@"; else compdef _layout-solver layout-solver; fi
