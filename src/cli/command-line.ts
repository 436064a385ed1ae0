import { parseArgs } from 'node:util';
import { adviceInsteadOf, type Command, type CommandName, commands } from '../config/option-definition.ts';
import { environmentName, type OptionName, type OptionRow, optionsOf, placeholderOf } from '../config/option-table.ts';
import { type RawValue, readTexts } from '../config/settings.ts';
import { usageError } from '../text/errors.ts';
import { didYouMean } from '../text/suggest.ts';
import type { CliEnvironment, CommandContext } from './command-context.ts';

type OptionToken = Extract<NonNullable<ReturnType<typeof parseArgs>['tokens']>[number], { kind: 'option' }>;

const optionRows = optionsOf.cli;

const config = Object.fromEntries(
  optionRows.map(({ name, kind, short }) => [
    name,
    { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
  ]),
);

/** The command is `refresh` if the first word is not one. */
export function parseCommandLine(args: readonly string[]) {
  const { tokens, positionals } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const options = new Map<OptionName, RawValue>();
  const first = tokens.find(({ kind }) => kind !== 'option');
  const named = commands.find(({ name }) => first?.kind === 'positional' && first.value === name);
  const command = named?.name ?? 'refresh';
  for (const token of tokens.filter((each) => each.kind === 'option')) {
    const row = requireOption(token, command);
    const earlier = options.get(row.name)?.values ?? [];
    options.set(row.name, { givenAs: token.rawName, values: [...earlier, ...readValues(row, token)] });
  }
  const names = named === undefined ? positionals : positionals.slice(1);
  const [name] = names;
  if (command === 'print' && name !== undefined) {
    const fix = /^[\w-]+$/.test(name) && !options.has('slug') ? `did you mean --slug ${name}?` : 'leave it out';
    throw usageError(`unexpected argument "${name}", because print takes no files`, fix);
  }
  return { command, names, options, help: options.has('help') ? (named ?? ('all' as const)) : null };
}

function requireOption({ name, rawName }: OptionToken, command: CommandName): OptionRow {
  const row = optionRows.find((candidate) => candidate.name === name);
  if (row === undefined) {
    const names = optionRows.map((candidate) => candidate.name);
    const advice = didYouMean(name, names, 'see status-snippets --help', (meant) => `--${meant}`);
    throw usageError(`${rawName} is not an option`, adviceInsteadOf(rawName) ?? advice);
  }
  if (row.commands === undefined || row.commands.includes(command)) return row;
  throw usageError(`${rawName} is not an option of ${command}`, `it belongs to ${row.commands.join(', ')}`);
}

function readValues(row: OptionRow, { rawName, value, inlineValue }: OptionToken): readonly string[] {
  if (row.kind === 'flag') {
    if (value === undefined) return [];
    throw usageError(`${rawName} takes no value`, `leave out "=${value}"`);
  }
  if (value !== undefined && (inlineValue || !value.startsWith('--'))) return [value];
  const where = value === undefined ? '' : ` before ${value.split('=')[0]}`;
  throw usageError(`${rawName} lacks its value${where}`, `write ${rawName} ${placeholderOf(row)}`);
}

/** Flags cannot be set in this way. */
export function readEnvironmentVariables(env: CliEnvironment['env']) {
  const rows = optionRows.filter(({ kind }) => kind !== 'flag');
  const options = readTexts(rows, ({ name }) => ({ givenAs: environmentName(name), text: env[environmentName(name)] }));
  const names = rows.map(({ name }) => name);
  const warnings = Object.keys(env).flatMap((name) => {
    const word = /^STATUS_SNIPPETS?_(.*)/s.exec(name)?.[1]?.replaceAll('_', '-');
    if (word === undefined || names.map(environmentName).includes(name)) return [];
    return `${name} sets no option: ${didYouMean(word, names, 'see status-snippets --help', environmentName)}`;
  });
  return { options, warnings };
}

/** Options that decide only what a run prints. */
const outputOptions: readonly OptionName[] = ['json', 'diff', 'dry-run', 'quiet', 'verbose'];

/** A command for the same files with the same settings; `refresh` by default. The values of headers are secrets. */
export function commandLineOf({ names, given }: Pick<CommandContext, 'names' | 'given'>, command = ''): string {
  const options = [...given].flatMap(([name, { givenAs, values }]) => {
    if (!givenAs.startsWith('-') || outputOptions.includes(name)) return [];
    if (values.length === 0) return [givenAs];
    return values.flatMap((value) => [givenAs, name === 'header' ? '…' : quoteForShell(value)]);
  });
  const separator = names.some((name) => name.startsWith('-')) ? ['--'] : [];
  return [`npx status-snippets ${command}`.trimEnd(), ...options, ...separator, ...names.map(quoteForShell)].join(' ');
}

/** In double quotes where they are enough, because the shell of Windows knows no others. */
export function quoteForShell(word: string): string {
  if (/^[\w./:@%+=,-]+$/.test(word)) return word;
  return /["'$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}

export function helpText(topic: Command | 'all', columns: number): string {
  const blocks = topic === 'all' ? overview(columns) : commandHelp(topic, columns);
  return `${blocks.join('\n\n')}\n${wrap('Documentation: https://github.com/OWNER/status-snippets#readme', columns)}\n`;
}

function overview(columns: number): readonly string[] {
  const usages = commands.map(({ usage, summary }) => [usage, summary] as const);
  const common = optionRows.filter(({ isCommon }) => isCommon);
  const flags = common.map((row) => [flagUsage(row), row.summary.split(/[,;]/, 1).join()] as const);
  return [
    wrap('Keeps the status page badge and links in your README up to date.', columns),
    `Usage: status-snippets [command] [files…] [options]\nExample: npx status-snippets ${examples.init}`,
    twoColumns(usages, columns),
    twoColumns(flags, columns),
    'All options: status-snippets <command> --help',
  ];
}

function commandHelp({ name, usage, summary }: Command, columns: number): readonly string[] {
  const rows = optionRows.filter((row) => row.commands?.includes(name) ?? true);
  const flags = rows.map((row) => [flagUsage(row), flagSummary(row)] as const);
  const variables = `An option with a value is also an environment variable: --max-age is ${environmentName('max-age')}.`;
  return [
    `Usage: status-snippets ${usage} [options]`,
    wrap(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`, columns),
    `Example:\n  npx status-snippets ${examples[name]}`,
    `Options:\n${twoColumns(flags, columns)}`,
    wrap(variables, columns),
  ];
}

const examples: Readonly<Record<CommandName, string>> = {
  refresh: 'README.md docs',
  check: 'check README.md --source offline',
  print: 'print --slug acme --only badge_html',
  init: 'init --slug acme --workflow',
  find: 'find README.md docs',
  adopt: 'adopt README.md --dry-run --diff',
  serve: 'serve README.md --page acme',
};

function flagUsage(row: OptionRow): string {
  const letter = row.short === undefined ? '' : `-${row.short}, `;
  return `${letter}--${row.name}${row.kind === 'flag' ? '' : ` ${placeholderOf(row)}`}`;
}

function flagSummary(row: OptionRow): string {
  const fallback = row.default ?? row.defaultDescription;
  const defaultNote = fallback === undefined ? '' : ` (default: ${fallback})`;
  return `${row.summary}${row.kind === 'list' ? '; repeatable' : ''}${defaultNote}`;
}

/** Texts on the right are aligned to the longest text on the left up to this. */
const maxIndent = 32;

function twoColumns(rows: readonly (readonly [left: string, right: string])[], columns: number): string {
  const indent = Math.min(maxIndent, 4 + Math.max(...rows.map(([left]) => left.length)));
  const lines = rows.map(([left, right]) => {
    const start = `  ${left}`;
    const text = wrap(right, Math.max(columns - indent, 20)).replaceAll('\n', `\n${' '.repeat(indent)}`);
    return start.length > indent - 2 ? `${start}\n${' '.repeat(indent)}${text}` : start.padEnd(indent) + text;
  });
  return lines.join('\n');
}

/** Breaks a text into lines of at most `columns` characters, unless a word is longer. */
function wrap(text: string, columns: number): string {
  const line = new RegExp(`(?=\\S)(?:.{1,${columns}}|\\S+)(?= |$)`, 'g');
  return (text.match(line) ?? []).join('\n');
}
