# What zsh makes of some command lines when Tab is pressed at their ends: the line as it then stands, for each argument
# after the script of completions. The lines are typed into a shell of its own, on a terminal, as a person would.
zmodload zsh/zpty || exit 1
setup=$(mktemp) || exit 1
trap 'zpty -d shell 2>/dev/null; rm -f $setup' EXIT
cat >$setup <<'END'
PROMPT='' RPROMPT='' KEYTIMEOUT=1
unsetopt beep prompt_cr prompt_sp
unset zle_bracketed_paste
autoload -Uz compinit && compinit -D -u
source "$SCRIPT" || print -r -- '<<the script fails>>'
tell() { print -r -- "<<$BUFFER>>"; BUFFER='' }
zle -N tell
bindkey '^I' complete-word '^X' tell
print -r -- '<<ready>>'
END
SCRIPT=$1
export SCRIPT TERM=dumb
zpty -b shell zsh -f -i
zpty -w shell "source $setup"
answer() {
  local text='' part
  integer tries=0
  while [[ $text != *'<<'*'>>'* ]]; do
    if zpty -rt shell part; then text+=$part; else
      (( ++tries > 1500 )) && { print -u2 "no answer from zsh: $text"; exit 1 }
      sleep 0.01
    fi
  done
  REPLY=${${text##*'<<'}%%'>>'*}
}
answer
[[ $REPLY == ready ]] || { print -u2 -- "$REPLY"; exit 1 }
for line in "${@[2,-1]}"; do
  zpty -w -n shell "$line"$'\t\x18'
  answer
  print -r -- "$REPLY"
done
