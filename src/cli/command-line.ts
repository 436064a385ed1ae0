import { parseArgs } from 'node:util';
import { adviceInsteadOf, type CommandName, commands } from '../config/option-definition.ts';
import {
  environmentName,
  type OptionName,
  type OptionRow,
  optionsOf,
  placeholderOf,
} from '../config/option-table.ts';
import { type RawValue, readTexts } from '../config/settings.ts';
import { usageError } from '../core/errors.ts';
import { didYouMean } from '../core/suggest.ts';
import type { CliEnvironment, CommandContext } from './command-context.ts';

type OptionToken = Extract<
  NonNullable<ReturnType<typeof parseArgs>['tokens']>[number],
  { kind: 'option' }
>;

const optionRows = optionsOf.cli;

const config = Object.fromEntries(
  optionRows.map(({ name, kind, short }) => [
    name,
    { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
  ]),
);

/** The command is `refresh` if the first word is not one. */
export function parseCommandLine(args: readonly string[]) {
  const { tokens, positionals } = parseArgs({
    args: [...args],
    options: config,
    strict: false,
    tokens: true,
  });
  const options = new Map<OptionName, RawValue>();
  const first = tokens.find(({ kind }) => kind !== 'option');
  if (first?.kind === 'positional' && first.value === 'help') {
    const topic = commands.find(({ name }) => name === positionals[1]);
    return { command: 'refresh' as const, names: [], options, help: topic ?? ('all' as const) };
  }
  const named = commands.find(({ name }) => first?.kind === 'positional' && first.value === name);
  const command = named?.name ?? 'refresh';
  for (const token of tokens.filter((each) => each.kind === 'option')) {
    const row = requireOption(token, command);
    const earlier = options.get(row.name)?.values ?? [];
    options.set(row.name, {
      givenAs: token.rawName,
      values: [...earlier, ...readValues(row, token)],
    });
  }
  const names = named === undefined ? positionals : positionals.slice(1);
  const [name] = names;
  if (command === 'print' && name !== undefined) {
    const fix =
      /^[\w-]+$/.test(name) && !options.has('slug')
        ? `did you mean --slug ${name}?`
        : 'leave it out';
    throw usageError(`unexpected argument "${name}", because print takes no files`, fix);
  }
  return {
    command,
    names,
    options,
    help: options.has('help') ? (named ?? ('all' as const)) : null,
  };
}

function requireOption({ name, rawName }: OptionToken, command: CommandName): OptionRow {
  const row = optionRows.find((candidate) => candidate.name === name);
  if (row === undefined) {
    const names = optionRows.map((candidate) => candidate.name);
    const isInput = optionsOf.action.some((candidate) => candidate.name === name);
    const other = isInput
      ? 'it is an input of the action, so leave it out'
      : 'see status-snippets --help';
    const advice = didYouMean(name, names, other, (meant) => `--${meant}`);
    throw usageError(`${rawName} is not an option`, adviceInsteadOf(rawName) ?? advice);
  }
  if (belongsTo(command, row)) return row;
  throw usageError(
    `${rawName} is not an option of ${command}`,
    `it belongs to ${row.commands?.join(', ')}`,
  );
}

function belongsTo(command: CommandName, { commands: own }: OptionRow): boolean {
  return own === undefined || own.includes(command);
}

function readValues(
  row: OptionRow,
  { rawName, value, inlineValue }: OptionToken,
): readonly string[] {
  if (row.kind === 'flag') {
    if (value === undefined) return [];
    throw usageError(`${rawName} takes no value`, `leave out "=${value}"`);
  }
  if (value !== undefined && (inlineValue || !value.startsWith('--'))) return [value];
  const where = value === undefined ? '' : ` before ${value.split('=')[0]}`;
  throw usageError(`${rawName} lacks its value${where}`, `write ${rawName} ${placeholderOf(row)}`);
}

/**
 * Flags cannot be set in this way. A variable for other commands has no effect, because a whole CI
 * can share it.
 */
export function readEnvironmentVariables(env: CliEnvironment['env'], command: CommandName) {
  const rows = optionRows.filter(({ kind }) => kind !== 'flag');
  const ownRows = rows.filter((row) => belongsTo(command, row));
  const options = readTexts(ownRows, ({ name }) => {
    const givenAs = environmentName(name);
    return { givenAs, text: env[givenAs] };
  });
  const names = rows.map(({ name }) => name);
  const emptyRows = ownRows.filter(({ name }) => env[environmentName(name)]?.trim() === '');
  const empty = emptyRows.map(
    ({ name }) =>
      `${environmentName(name)} is empty, so it sets no ${name}: check the variable in it`,
  );
  const warnings = Object.keys(env).flatMap((name) => {
    const word = /^STATUS_SNIPPETS?_(.*)/s.exec(name)?.[1]?.replaceAll('_', '-');
    if (word === undefined || names.map(environmentName).includes(name)) return [];
    return (
      `${name} sets no option: ` +
      `${didYouMean(word, names, 'see status-snippets --help', environmentName)}`
    );
  });
  return { options, warnings: [...empty, ...warnings] };
}

/** Options that decide only what a run prints. */
const outputOptions: readonly OptionName[] = ['json', 'diff', 'dry-run', 'quiet', 'verbose'];

/**
 * A command for the same files with the same settings; `refresh` by default. Without the values of
 * headers.
 */
export function commandLineOf(
  { names, given }: Pick<CommandContext, 'names' | 'given'>,
  command = '',
): string {
  const options = [...given].flatMap(([name, { givenAs, values }]) => {
    if (!givenAs.startsWith('-') || outputOptions.includes(name)) return [];
    if (values.length === 0) return [givenAs];
    return values.flatMap((value) => [givenAs, name === 'header' ? '…' : quoteForShell(value)]);
  });
  const separator = names.some((name) => name.startsWith('-')) ? ['--'] : [];
  const files = names.map((name) => quoteForShell(withSlashes(name)));
  return [`npx status-snippets ${command}`.trimEnd(), ...options, ...separator, ...files].join(' ');
}

/** A path that every shell of Windows takes; elsewhere, a backslash is part of a name. */
export function withSlashes(path: string, platform = process.platform): string {
  return platform === 'win32' ? path.replaceAll('\\', '/') : path;
}

/** In double quotes where they are enough. The shells of Windows have no others in common. */
export function quoteForShell(word: string, platform = process.platform): string {
  if (/^[\w./:@%+=,-]+$/.test(word)) return word;
  if (platform === 'win32') return `"${word.replaceAll('"', '\\"')}"`;
  return /["'$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
