/**
 * @typedef {import('../src/config/option-table.ts').OptionRow} Row
 * @typedef {import('../src/config/commands.ts').Command} Command
 */

/** The first part of an option's summary, which is short enough for a line of a menu. */
const shortSummary = (/** @type {Row} */ { summary }) => summary.split(/[;:]/)[0] ?? '';

/** The values that a shell can offer for an option, separated by spaces; empty if it is not a choice. */
const valuesOf = (/** @type {Row} */ row) => (row.kind === 'choice' ? row.choices.join(' ') : '');

const takesFolder = (/** @type {Row} */ { name }) => name === 'cwd' || name === 'cache-dir';

/**
 * The completion scripts of the package, by file name.
 *
 * @param {readonly Command[]} commands
 * @param {readonly Row[]} rows
 * @returns {Readonly<Record<string, string>>}
 */
export function completionScripts(commands, rows) {
  const names = commands.map(({ name }) => name).join(' ');
  const flagsOf = (/** @type {Command['name']} */ name) =>
    rows
      .filter(({ commands: limitedTo }) => limitedTo?.includes(name) ?? true)
      .map((row) => `--${row.name}`)
      .join(' ');
  return {
    'status-snippets.bash': bash(commands, rows, names, flagsOf),
    '_status-snippets': zsh(commands, rows),
    'status-snippets.fish': fish(commands, rows, names),
  };
}

/**
 * @param {readonly Command[]} commands
 * @param {readonly Row[]} rows
 * @param {string} names the names of all commands, separated by spaces
 * @param {(name: Command['name']) => string} flagsOf returns the flags of a command, separated by spaces
 */
function bash(commands, rows, names, flagsOf) {
  const choices = rows.filter((row) => row.kind === 'choice');
  const texts = rows.filter((row) => !['choice', 'flag'].includes(row.kind) && !takesFolder(row));
  return `# Completion for bash; source this file, for example in ~/.bashrc.
_status_snippets() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command=refresh each words=
  COMPREPLY=()
  for each in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case $each in
      ${names.replaceAll(' ', ' | ')}) command=$each; break ;;
    esac
  done
  case $previous in
${choices.map((row) => `    --${row.name}) COMPREPLY=($(compgen -W '${valuesOf(row)}' -- "$word")); return ;;`).join('\n')}
    ${rows
      .filter(takesFolder)
      .map(({ name }) => `--${name}`)
      .join(' | ')}) COMPREPLY=($(compgen -d -- "$word")); return ;;
    ${texts.map(({ name }) => `--${name}`).join(' | ')}) return ;;
    help) COMPREPLY=($(compgen -W '${names}' -- "$word")); return ;;
  esac
  case $command in
${commands.map(({ name }) => `    ${name}) words='${flagsOf(name)}' ;;`).join('\n')}
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
  else
    [[ $COMP_CWORD == 1 ]] && COMPREPLY=($(compgen -W '${names}' -- "$word"))
    COMPREPLY+=($(compgen -f -- "$word"))
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _status_snippets status-snippets
`;
}

/**
 * @param {readonly Command[]} commands
 * @param {readonly Row[]} rows
 */
function zsh(commands, rows) {
  const escapeSpec = (/** @type {string} */ text) => text.replaceAll("'", "'\\''").replaceAll(/[[\]]/g, '\\$&');
  const action = (/** @type {Row} */ row) => {
    if (row.kind === 'flag') return '';
    const values = takesFolder(row) ? '_files -/' : row.kind === 'choice' ? `(${valuesOf(row)})` : ' ';
    return `:${row.name}:${values}`;
  };
  const spec = (/** @type {Row} */ row) =>
    `'${row.kind === 'list' ? '*' : ''}--${row.name}[${escapeSpec(shortSummary(row))}]${action(row)}'`;
  const common = rows.filter((row) => row.commands === undefined);
  const optionsOnlyOf = (/** @type {Command['name']} */ name) => rows.filter((row) => row.commands?.includes(name));
  const positionals = (/** @type {Command} */ { name, maxFiles }) =>
    name === 'help'
      ? `':command:(${commands.map((command) => command.name).join(' ')})'`
      : maxFiles > 0
        ? "'*:file:_files'"
        : '';
  return `#compdef status-snippets
# Completion for zsh; put this file into a folder of $fpath.
local -a commands common
commands=(
${commands.map(({ name, summary }) => `  '${name}:${escapeSpec(summary)}'`).join('\n')}
)
common=(
${common.map((row) => `  ${spec(row)}`).join('\n')}
)
if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
  _describe command commands
  _files
  return
fi
local name=$words[2]
(( \${commands[(I)$name:*]} )) && shift words && (( CURRENT-- )) || name=refresh
case $name in
${commands
  .map(
    (command) =>
      `  ${command.name}) _arguments $common ${[...optionsOnlyOf(command.name).map(spec), positionals(command)].join(' ')} ;;`,
  )
  .join('\n')}
esac
`;
}

/**
 * @param {readonly Command[]} commands
 * @param {readonly Row[]} rows
 * @param {string} names
 */
function fish(commands, rows, names) {
  const quote = (/** @type {string} */ text) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
  const start = 'complete -c status-snippets';
  const isRefresh = `not __fish_seen_subcommand_from ${names.replace('refresh ', '')}`;
  const condition = (/** @type {Row} */ row) => {
    if (row.commands === undefined) return '';
    const otherCommands = row.commands.filter((name) => name !== 'refresh').join(' ');
    const isOtherCommand = otherCommands === '' ? '' : `__fish_seen_subcommand_from ${otherCommands}`;
    const tests = row.commands.includes('refresh')
      ? [isRefresh, ...(isOtherCommand ? [isOtherCommand] : [])]
      : [isOtherCommand];
    return ` -n ${quote(tests.join('; or '))}`;
  };
  const value = (/** @type {Row} */ row) => {
    if (row.kind === 'flag') return '';
    if (takesFolder(row)) return " -xa '(__fish_complete_directories)'";
    return row.kind === 'choice' ? ` -xa ${quote(valuesOf(row))}` : ' -x';
  };
  return `# Completion for fish; put this file into ~/.config/fish/completions.
${commands.map(({ name, summary }) => `${start} -n __fish_use_subcommand -a ${name} -d ${quote(summary)}`).join('\n')}
${start} -n '__fish_seen_subcommand_from help' -xa ${quote(names)}
${rows
  .map((row) => {
    const letter = row.short === undefined ? '' : ` -s ${row.short}`;
    return `${start}${condition(row)} -l ${row.name}${letter}${value(row)} -d ${quote(shortSummary(row))}`;
  })
  .join('\n')}
`;
}
