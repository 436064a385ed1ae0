import { parseArgs } from 'node:util';
import { type Command, type CommandName, commandNamed, commands } from '../../config/commands.ts';
import { UsageError } from '../../config/errors.ts';
import { optionsOf, placeholderOf, type Row } from '../../config/option-lookup.ts';
import type { Given, Givens } from '../../config/raw-values.ts';
import { suggest } from '../../text/suggest.ts';

/** A command line that was understood; the values of its options are not judged yet. */
export interface CommandLine {
  readonly command: CommandName;
  readonly files: readonly string[];
  readonly givens: Givens;
}

const rows = optionsOf('cli');

const config = Object.fromEntries(
  rows.map(({ name, kind, short }) => [
    name,
    { type: kind === 'flag' ? ('boolean' as const) : ('string' as const), ...(short && { short }) },
  ]),
);

/**
 * Reads a command line: the command (`refresh` where the first word is none), its files and its options.
 *
 * @param words - the arguments after the name of the program
 * @throws {UsageError} for an option that does not exist, lacks its value or belongs to another command, and for too many files
 */
export function readCommandLine(words: readonly string[]): CommandLine {
  const { tokens } = parseArgs({ args: [...words], options: config, strict: false, tokens: true });
  const values = new Map<Row, Given>();
  const others: string[] = [];
  let first: string | undefined;
  let terminated = false;
  for (const token of tokens) {
    if (token.kind === 'option') {
      const row = rowOf(token.name, token.rawName);
      const given = values.get(row)?.values ?? [];
      values.set(row, { as: token.rawName, values: [...given, ...valuesOf(row, token)] });
    } else if (token.kind === 'option-terminator') {
      terminated = true;
    } else if (others.length === 0 && first === undefined && !terminated && commandNamed(token.value)) {
      first = token.value;
    } else {
      others.push(token.value);
    }
  }
  const command = commandNamed(first) ?? commands[0];
  for (const [row, { as }] of values) refuseForeign(row, as, command);
  refuseSurplus(others, command);
  return {
    command: command.name,
    files: others,
    givens: new Map([...values].map(([row, given]) => [row.name, given])),
  };
}

function rowOf(name: string, typed: string): Row {
  const row = rows.find((candidate) => candidate.name === name);
  if (row !== undefined) return row;
  const meant = suggest(
    name,
    rows.map((candidate) => candidate.name),
  );
  throw new UsageError(
    typed,
    'is not an option',
    meant === null ? 'see status-snippets --help' : `did you mean --${meant}?`,
  );
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function valuesOf(row: Row, { rawName, value, inlineValue }: OptionToken): readonly string[] {
  if (row.kind === 'flag') {
    if (value === undefined) return [];
    throw new UsageError(rawName, 'takes no value', `leave out "=${value}"`);
  }
  const fix = `write ${rawName} ${placeholderOf(row)}`;
  if (value === undefined) throw new UsageError(rawName, 'lacks its value', fix);
  if (!inlineValue && value.startsWith('--'))
    throw new UsageError(rawName, `lacks its value before ${value.split('=')[0]}`, fix);
  return [value];
}

function refuseForeign(row: Row, typed: string, command: Command): void {
  if (row.commands === undefined || row.commands.includes(command.name)) return;
  throw new UsageError(
    typed,
    `is not an option of ${command.name}`,
    `it belongs to ${row.commands.join(' and ')}`,
  );
}

function refuseSurplus(files: readonly string[], command: Command): void {
  const surplus = files[command.files];
  if (surplus === undefined) return;
  const limit = command.files === 0 ? 'no file' : 'one file';
  throw new UsageError(surplus, 'is too much', `${command.name} takes ${limit}`);
}
