import { parseArgs } from 'node:util';
import { type Command, type CommandName, commands } from '../../config/commands.ts';
import { UsageError } from '../../config/errors.ts';
import { type OptionName, type OptionRow, optionsOf, placeholderOf } from '../../config/option-table.ts';
import type { RawOptions, RawValue } from '../../config/settings.ts';
import { quote } from '../../text/quote.ts';
import { suggest } from '../../text/suggest.ts';

/** A command line, split into the command, its files and its options. The values of the options are not parsed yet. */
export interface CommandLine {
  readonly command: CommandName;
  readonly files: readonly string[];
  readonly options: RawOptions;
  /** The command to show the help of, or `all`; null to run the command. */
  readonly help: CommandName | 'all' | null;
}

type OptionToken = Extract<NonNullable<ReturnType<typeof parseArgs>['tokens']>[number], { kind: 'option' }>;

const optionRows = optionsOf.cli;

/** Formats names: `refresh`, `refresh and check` or `refresh, check and init`. */
export function listNames(names: readonly string[]): string {
  // Created on use: loading `Intl` takes a tenth of the time of a run.
  return new Intl.ListFormat('en-GB').format(names);
}

const config = Object.fromEntries(
  optionRows.map(({ name, kind, short }) => [
    name,
    { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
  ]),
);

/**
 * Parses a command line: the command (`refresh` if the first word is not one), its files and its options.
 *
 * @param args the arguments after the name of the program
 * @throws {UsageError} for an option that is unknown, lacks its value or belongs to another command, and for too many files
 */
export function parseCommandLine(args: readonly string[]): CommandLine {
  const { tokens, positionals } = parseArgs({ args: [...args], options: config, strict: false, tokens: true });
  const options = new Map<OptionName, RawValue>();
  for (const token of tokens.filter((each) => each.kind === 'option')) {
    const row = requireOption(token.name, token.rawName);
    const earlier = options.get(row.name)?.values ?? [];
    options.set(row.name, { givenAs: token.rawName, values: [...earlier, ...readValues(row, token)] });
  }
  const first = tokens.find(({ kind }) => kind !== 'option');
  const namedCommand = first?.kind === 'positional' ? commandNamed(first.value) : null;
  const command = namedCommand ?? commands[0];
  const files = namedCommand === null ? positionals : positionals.slice(1);
  for (const [name, { givenAs }] of options) assertOptionBelongsTo(requireOption(name, givenAs), givenAs, command);
  refuseExtraFile(files[command.maxFiles], command);
  if (command.name === 'help') return { command: 'help', files: [], options, help: parseHelpTopic(files[0]) };
  return { command: command.name, files, options, help: options.has('help') ? (namedCommand?.name ?? 'all') : null };
}

function parseHelpTopic(name: string | undefined): CommandName | 'all' {
  if (name === undefined || name === 'help') return 'all';
  const command = commandNamed(name);
  if (command !== null) return command.name;
  const names = commands.map((candidate) => candidate.name);
  const meant = suggest(name, names);
  const fix = meant === null ? `use one of ${names.join(', ')}` : `did you mean ${meant}?`;
  throw new UsageError(`${quote(name)} is not a command`, fix);
}

function requireOption(name: string, typed: string): OptionRow {
  const row = optionRows.find((candidate) => candidate.name === name);
  if (row !== undefined) return row;
  const names = optionRows.map((candidate) => candidate.name);
  const meant = suggest(name, names);
  const fix = meant === null ? 'see status-snippets --help' : `did you mean --${meant}?`;
  throw new UsageError(`${typed} is not an option`, fix);
}

function readValues(row: OptionRow, { rawName, value, inlineValue }: OptionToken): readonly string[] {
  if (row.kind === 'flag') {
    if (value === undefined) return [];
    throw new UsageError(`${rawName} takes no value`, `leave out "=${value}"`);
  }
  if (value !== undefined && (inlineValue || !value.startsWith('--'))) return [value];
  const where = value === undefined ? '' : ` before ${value.split('=')[0]}`;
  throw new UsageError(`${rawName} lacks its value${where}`, `write ${rawName} ${placeholderOf(row)}`);
}

function assertOptionBelongsTo(row: OptionRow, typed: string, command: Command): void {
  if (row.commands === undefined || row.commands.includes(command.name)) return;
  throw new UsageError(`${typed} is not an option of ${command.name}`, `it belongs to ${listNames(row.commands)}`);
}

function refuseExtraFile(file: string | undefined, command: Command): void {
  if (file === undefined) return;
  const limit = command.maxFiles === 0 ? 'no files' : `a single ${command.name === 'help' ? 'command' : 'file'}`;
  throw new UsageError(`unexpected argument "${file}"`, `${command.name} takes ${limit}`);
}

/** Gets the command with this name; null if there is none. */
export function commandNamed(name: string): Command | null {
  return commands.find((command) => command.name === name) ?? null;
}
