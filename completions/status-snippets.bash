# Completion for bash; source this file, for example in ~/.bashrc.
_status_snippets() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=refresh each words=
  COMPREPLY=()
  for each in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $each in
      refresh | check | print | init | find | adopt | serve | help) command=$each; break ;;
    esac
  done
  case $previous in
    --source) COMPREPLY=($(compgen -W 'auto endpoint offline' -- "$word")); return ;;
    --format) COMPREPLY=($(compgen -W 'md mdx html' -- "$word")); return ;;
    --only) COMPREPLY=($(compgen -W 'status_page_url badge_markdown badge_html widget_script widget_html minimal_md' -- "$word")); return ;;
    --cache-dir | --cwd) COMPREPLY=($(compgen -d -- "$word")); return ;;
    --slug | --base-url | --status-page-host | --custom-domain | --show | --header | --max-age | --timeout | --port | --page | --pages) return ;;
    help) COMPREPLY=($(compgen -W 'refresh check print init find adopt serve help' -- "$word")); return ;;
  esac
  case $command in
    refresh) words='--slug --base-url --status-page-host --custom-domain --source --show --header --max-age --format --timeout --cache-dir --no-cache --ignore-unmarked --json --diff --dry-run --quiet --verbose --commit --cwd --help --version' ;;
    check) words='--slug --base-url --status-page-host --custom-domain --source --show --header --max-age --format --timeout --cache-dir --no-cache --ignore-unmarked --json --diff --dry-run --quiet --verbose --cwd --help --version' ;;
    print) words='--slug --base-url --status-page-host --custom-domain --source --header --max-age --timeout --cache-dir --no-cache --only --json --quiet --cwd --help --version' ;;
    init) words='--slug --base-url --status-page-host --custom-domain --source --show --header --max-age --format --timeout --cache-dir --no-cache --workflow --write-config --json --diff --dry-run --quiet --verbose --commit --cwd --help --version' ;;
    find) words='--slug --base-url --status-page-host --custom-domain --source --show --header --max-age --format --timeout --cache-dir --no-cache --json --quiet --cwd --help --version' ;;
    adopt) words='--slug --base-url --status-page-host --custom-domain --source --show --header --max-age --format --timeout --cache-dir --no-cache --json --diff --dry-run --quiet --verbose --cwd --help --version' ;;
    serve) words='--slug --base-url --status-page-host --custom-domain --source --show --header --max-age --format --timeout --cache-dir --no-cache --port --page --pages --json --quiet --cwd --help --version' ;;
    help) words='--slug --base-url --status-page-host --custom-domain --source --header --max-age --timeout --cache-dir --no-cache --json --quiet --cwd --help --version' ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  else
    [[ $COMP_CWORD == 1 ]] && COMPREPLY=($(compgen -W 'refresh check print init find adopt serve help' -- "$word"))
    COMPREPLY+=($(compgen -f -- "$word"))
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _status_snippets status-snippets
