import type { Header } from '../service/request-headers.ts';
import { statusPageHostOf } from '../snippets/inputs/host-name.ts';
import { isError } from '../text/errors.ts';
import { quote } from '../text/quote.ts';
import { suggest } from '../text/suggest.ts';
import { OptionError } from './errors.ts';
import type { OptionDefinition } from './option-definition.ts';
import { type OptionName, type OptionRow, options, type TypedOptionRow } from './option-table.ts';

/** The value of one option as it was given, before it is parsed. */
export interface RawValue {
  /** The option as the user set it: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly givenAs: string;
  /** The values in the order in which they were given; empty for a flag without a value. */
  readonly values: readonly string[];
}

/** The possible names of the configuration file. In each folder, the first one that contains settings is used. */
export const configurationFileNames = ['status-snippets.json', 'package.json'] as const;

/** The options that were set, before they are parsed. */
export type RawOptions = ReadonlyMap<OptionName, RawValue>;

/** Splits a text with one value per line. Blank lines and surrounding white space are dropped. */
export function splitLines(text: string): readonly string[] {
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  return lines.filter((line) => line !== '');
}

/**
 * The settings of a run: the value of each option, null if it has none. Durations are in seconds, except `timeLimit`, which
 * is in minutes. `show` applies to sections whose marker has no attribute `show`. If the setting is null, the context of a
 * section decides what it shows.
 */
export interface Settings extends Omit<OptionValues, 'header' | 'ignoreUnmarked' | 'noCache' | 'token'> {
  /** The host whose subdomains are the pages; null if it is not set and cannot be derived from `baseUrl`. */
  readonly statusPageHost: string | null;
  readonly headers: readonly Header[];
  /** The token for the GitHub API; null outside of GitHub Actions. */
  readonly token: string | null;
  /** Whether responses are kept between runs. */
  readonly cache: boolean;
  /**
   * Whether the flag `ignore-unmarked` is set. Named files then need no section, so a run may find none at all. A folder or
   * glob must still match a file with a section.
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

/** Parses the values of all options of the table. */
function parseOptions(raw: RawOptions): OptionValues {
  const rows: readonly OptionRow[] = options;
  const values = rows.map((row) => [toCamelCase(row.name), parseOption(row, raw.get(row.name))]);
  return Object.fromEntries(values) as OptionValues; // the kind and the parser of each row determine the type of its value
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
    throw isError(error) ? error.about(givenAs) : error;
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

/** Parses a number of seconds. It may have decimals, but no sign, exponent or unit. */
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
