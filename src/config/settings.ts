import { invalidInput, parseAs } from '../core/errors.ts';
import { parseCustomDomain, parseSlug, statusPageHostOf } from '../snippets/inputs.ts';
import { isFreeHost } from '../snippets/service-names.ts';
import { type OptionName, type OptionRow, type OptionTable, options } from './option-table.ts';

/** The value of an option before it is parsed. */
export interface RawValue {
  /** As the user set it: `--slug`, `STATUS_SNIPPETS_SLUG` or `input slug`. */
  readonly givenAs: string;
  /** In the order in which they were given; empty for a flag without a value. */
  readonly values: readonly string[];
  /** A configuration file sets it: a file of a repository, which anybody may have written. */
  readonly isFromFile?: true;
}

/** If a folder contains several of these files, the first one with settings is used. */
export const configurationFileNames = ['status-snippets.json', 'package.json'] as const;

/** The key of the settings in package.json. */
export const packageKey = 'status-snippets';
export const misspelledKey = 'statusSnippets';

/** A package.json only if it contains the key, or the misspelled one; other files always. */
export function mayContainSettings(name: string, text: string): boolean {
  return (
    name !== 'package.json' || [packageKey, misspelledKey].some((key) => text.includes(`"${key}"`))
  );
}

/** Names that some people give to the file. It is not read then, which a warning says. */
export const misnamedFileNames: readonly string[] = [
  'status-snippets.yml',
  'status-snippets.yaml',
  'status-snippets.jsonc',
  'status-snippets.json5',
  '.status-snippets.json',
  '.status-snippets.yml',
  '.status-snippets.yaml',
  '.status-snippetsrc',
  'status-snippet.json',
  'statussnippets.json',
  'statusSnippets.json',
];

export type RawOptions = ReadonlyMap<OptionName, RawValue>;

/**
 * The options that a variable or an input sets. The text of a list has one value per line; a blank
 * text sets nothing.
 */
export function readTexts(
  rows: readonly OptionRow[],
  read: (row: OptionRow) => { readonly givenAs: string; readonly text: string | undefined },
): RawOptions {
  const raw = new Map<OptionName, RawValue>();
  for (const row of rows) {
    const { givenAs, text = '' } = read(row);
    const lines = row.kind === 'list' ? text.split(/[\r\n]+/) : [text];
    const values = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (values.length > 0) raw.set(row.name, { givenAs, values });
  }
  return raw;
}

/**
 * Null for an option without a value. Durations are in seconds, except `timeLimit`, which is in
 * minutes. If `show` is null, the context of a section decides what it shows.
 */
export type Settings = Readonly<ReturnType<typeof parseSettings>>;

/** @throws {StatusSnippetsError} for the first invalid value */
export function parseSettings(raw: RawOptions) {
  const entries = options.map((row) => [settingKeyOf(row), parseOption(row, raw.get(row.name))]);
  // The kind and the parser of each row determine the type of its value.
  const { noCache, ...values } = Object.fromEntries(entries) as OptionValues;
  const statusPageHost = values.statusPageHost ?? statusPageHostOf(values.baseUrl);
  const isHostFromFile = raw.get('status-page-host')?.isFromFile ?? false;
  // Each option was parsed alone. Now the host of the pages is known, which no slug and no domain
  // may be.
  const check = (name: OptionName, parse: () => unknown) =>
    parseAs(raw.get(name)?.givenAs ?? name, parse);
  const checkSlug = (name: OptionName, slug: string | null) => {
    if (slug !== null) check(name, () => parseSlug(slug, statusPageHost));
  };
  const checkDomain = (name: OptionName, slug: string | null, domain: string | null) => {
    if (domain !== null) check(name, () => parseCustomDomain(domain, { slug, statusPageHost }));
  };
  checkSlug('slug', values.slug);
  checkDomain('custom-domain', values.slug, values.customDomain);
  for (const { slug } of values.page) checkSlug('page', slug);
  for (const { slug, customDomain } of values.page) checkDomain('page', slug, customDomain);
  return {
    ...values,
    /**
     * The host whose subdomains are the pages; null if it is not set and cannot be derived from
     * `baseUrl`.
     */
    statusPageHost,
    /** Whether pages may be asked at `statusPageHost`: a file never names a host that is asked. */
    asksPages: statusPageHost !== null && (isFreeHost(statusPageHost) || !isHostFromFile),
    /** Null outside of GitHub Actions: the default is an expression that only GitHub evaluates. */
    token: raw.has('token') ? values.token : null,
    cache: !noCache,
  };
}

export function inputName({ input, name }: OptionRow): string {
  return input ?? name;
}

/** `max-age` is `maxAge`, in the settings and for users of the library. */
export function settingKeyOf(row: OptionRow): string {
  return toCamelCase(inputName(row));
}

export function toCamelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function parseOption(row: OptionRow, raw: RawValue | undefined): unknown {
  if (raw === undefined && row.default === undefined)
    return row.kind === 'flag' ? false : row.kind === 'list' ? [] : null;
  const { givenAs, values } = raw ?? { givenAs: row.name, values: [row.default ?? ''] };
  const trimmed = values.map((value) => value.trim());
  if (row.kind === 'list') return row.parse?.(trimmed, givenAs) ?? values;
  const text = values.at(-1) ?? (row.kind === 'flag' ? 'true' : '');
  if (text.trim() === '')
    throw invalidInput(givenAs, { problem: 'is empty', fix: 'set a value or leave it out' });
  // The default of an option without a kind is already in the form that its parser returns.
  if (row.kind === undefined)
    return raw ? parseAs(givenAs, () => row.parse?.(text.trim(), givenAs) ?? text) : text;
  if (row.kind !== 'flag') return row.parse(text.trim(), givenAs);
  if (/^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  throw invalidInput(givenAs, {
    value: text,
    problem: 'is not a boolean',
    fix: 'write true or false',
  });
}

/** What was set, else the default, else null. The key is the name of the input in camelCase. */
type OptionValues = {
  readonly [Name in OptionName as CamelCase<
    OptionTable[Name] extends { input: infer Input extends string } ? Input : Name
  >]: ValueOf<OptionTable[Name]>;
};

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type ValueOf<Row> = Row extends { kind: 'flag' }
  ? boolean
  : Row extends { kind: 'list' }
    ? ParsedBy<Row, readonly string[]>
    : ParsedBy<Row, string> | (Row extends { default: string } ? never : null);

type ParsedBy<Row, Raw> = Row extends { parse: (raw: never, givenAs: string) => infer Value }
  ? Value
  : Raw;
