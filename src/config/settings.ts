import type { Header } from '../service/request-headers.ts';
import { statusPageHostOf } from '../snippets/inputs/host-name.ts';
import { InputError } from '../snippets/inputs/input-error.ts';
import { quote } from '../text/quote.ts';
import { suggest } from '../text/suggest.ts';
import { OptionError } from './errors.ts';
import type { OptionDefinition } from './option-definition.ts';
import { type OptionName, type OptionRow, options, type TypedOptionRow } from './option-table.ts';

/** What one option was set to, before it is parsed. */
export interface RawValue {
  /** The name the user set it by: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly givenAs: string;
  /** In the order they were given; none for a flag without a value. */
  readonly values: readonly string[];
}

/** The names of the configuration file; of those in a folder, the first one that contains settings counts. */
export const configurationFileNames = ['status-snippets.json', 'package.json'] as const;

/** The options that were set, before they are parsed. */
export type RawOptions = ReadonlyMap<OptionName, RawValue>;

/** The values in a text with one per line, without blank lines and surrounding white space. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/**
 * The settings of a run: the value of each option, null if it has none. `show` is what sections without that attribute
 * contain, null for the default of their context; times are in seconds, except `timeLimit`, which is in minutes.
 */
export interface Settings extends Omit<OptionValues, 'header' | 'ignoreUnmarked' | 'noCache' | 'token'> {
  /** The host of generated page addresses; null if none is set and the host of `baseUrl` cannot be it. */
  readonly statusPageHost: string | null;
  readonly headers: readonly Header[];
  /** Null outside of GitHub Actions. */
  readonly token: string | null;
  /** Whether responses are kept between runs. */
  readonly cache: boolean;
  /**
   * The flag `ignore-unmarked`: named files, and so the whole run, may be without a section; a folder or glob must still
   * match a file with one.
   */
  readonly allowNoSection: boolean;
}

/** Parses the settings of a run. @throws {OptionError} for the first invalid value */
export function parseSettings(raw: RawOptions): Settings {
  const { header, ignoreUnmarked, noCache, ...values } = parseOptions(raw);
  return {
    ...values,
    statusPageHost: values.statusPageHost ?? statusPageHostOf(values.baseUrl),
    headers: header,
    // The default is an expression that only GitHub evaluates.
    token: raw.has('token') ? values.token : null,
    cache: !noCache,
    allowNoSection: ignoreUnmarked,
  };
}

/** The value of every option by its name in camelCase: what was set, else the default, else null. */
type OptionValues = { readonly [Row in TypedOptionRow as CamelCase<Row['name']>]: ValueOf<Row> };

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<Row> = Row extends { kind: 'flag' }
  ? boolean
  : Row extends { kind: 'seconds' | 'count' }
    ? number
    : Row extends { kind: 'list' }
      ? ParsedBy<Row, readonly string[]>
      : Row extends { choices: readonly (infer Choice)[] }
        ? Choice | MissingValue<Row>
        : ParsedBy<Row, string> | MissingValue<Row>;

type ParsedBy<Row, Raw> = Row extends { parse: (raw: never, givenAs: string) => infer Value } ? Value : Raw;

type MissingValue<Row> = Row extends { default: string } ? never : null;

/** Parses all options, in one pass over the table. */
function parseOptions(raw: RawOptions): OptionValues {
  const rows: readonly OptionRow[] = options;
  const values = rows.map((row) => [toCamelCase(row.name), parseOption(row, raw.get(row.name))]);
  return Object.fromEntries(values) as OptionValues; // each row has the value that its kind and parser give
}

export function toCamelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function parseOption(row: OptionDefinition, raw: RawValue | undefined): unknown {
  if (raw === undefined) return defaultOf(row);
  const { givenAs, values } = raw;
  if (row.kind === 'flag') return parseFlag(raw);
  if (row.kind === 'list') return row.parse ? row.parse(values, givenAs) : values;
  const text = values.at(-1) ?? '';
  if (text.trim() === '') throw new OptionError(givenAs, 'is empty: set a value or leave it out');
  if (row.kind === 'choice') return parseChoice(text, givenAs, row.choices);
  if (row.kind === 'seconds') return parseSeconds(text, givenAs, row.range, row.default);
  if (row.kind === 'count') return parseCount(text, givenAs, row.default);
  try {
    return row.parse ? row.parse(text, givenAs) : text;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new OptionError(givenAs, error.message.slice(error.input.length + 1), error);
  }
}

/** The default of an option. A default that is a text is not parsed: the table contains it in its parsed form. */
function defaultOf(row: OptionDefinition): unknown {
  if (row.kind === 'flag') return row.default === 'true';
  if (row.kind === 'list') return row.default === undefined ? [] : [row.default];
  if (row.kind === 'seconds' || row.kind === 'count') return Number(row.default);
  return row.default ?? null;
}

function parseFlag({ givenAs, values }: RawValue): boolean {
  const text = values.at(-1)?.toLowerCase() ?? 'true';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new OptionError(givenAs, `${quote(text)} is not a boolean: write true or false`);
}

function parseChoice(text: string, givenAs: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  const meant = suggest(text, choices);
  const fix = meant === null ? 'use one of these' : `did you mean ${meant}?`;
  throw new OptionError(givenAs, `${quote(text)} is not one of ${choices.join(', ')}: ${fix}`);
}

/** Parses a number of seconds, with decimals or without: no sign, exponent or unit. */
function parseSeconds(text: string, givenAs: string, [min, max]: readonly [number, number], example: string): number {
  const seconds = /^\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (seconds >= min && seconds <= max) return seconds;
  const problem = `is not a number of seconds from ${min} to ${max}`;
  throw new OptionError(givenAs, `${quote(text)} ${problem}: for example, write ${example}`);
}

function parseCount(text: string, givenAs: string, example: string): number {
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  if (count > 0 && Number.isSafeInteger(count)) return count;
  throw new OptionError(givenAs, `${quote(text)} is not a whole number of at least 1: for example, write ${example}`);
}
