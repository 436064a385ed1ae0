import { type MemberNode, type ObjectNode, parse, type ValueNode } from '@humanwhocodes/momoa';
import { quote } from '../text/quote.ts';
import { suggest } from '../text/suggest.ts';
import { OptionError } from './errors.ts';
import { type OptionName, type OptionRow, options } from './option-table.ts';
import { parseSettings, type RawOptions, type RawValue, toCamelCase } from './settings.ts';

/** The key of package.json that contains the settings. */
const packageKey = 'status-snippets';

/** The maximum length of a configuration file, in UTF-16 code units. */
const maxLength = 1024 * 1024;

const optionRows: readonly OptionRow[] = options;

/** The rows of the options that a configuration file may set, by key. */
export const fileRows: ReadonlyMap<string, OptionRow> = new Map(
  optionRows.filter((row) => row.inFile).map((row) => [toCamelCase(row.name), row]),
);

/** Why a configuration file may not set certain options, by key. */
const refusals: Readonly<Record<string, string>> = {
  baseUrl: 'whoever changes the file could choose where credentials are sent',
  header: 'credentials do not belong in a repository',
  headers: 'credentials do not belong in a repository',
  cacheDir: 'folders differ from machine to machine',
  cwd: 'folders differ from machine to machine',
};

/**
 * Parses a configuration file.
 *
 * @param path the path of the file in messages; the settings of a package.json are under a key
 * @returns the options that the file sets, with texts as values; null for a package.json without settings
 * @throws {OptionError} with the line and column: for text that is not JSON, an unknown or repeated key, or an invalid value
 */
export function parseConfigurationFile(path: string, text: string): RawOptions | null {
  if (text.length > maxLength) throw new OptionError(`${path}:1:1:`, 'this file is larger than 1 MiB: shorten it');
  const root = parseJson(path, text.replace(/^\uFEFF/, ''));
  const isPackage = /(?:^|[\\/])package\.json$/.test(path);
  const value = isPackage ? findMember(root, packageKey)?.value : root;
  if (value === undefined) return null;
  if (value.type !== 'Object') {
    const what = isPackage ? packageKey : 'this file';
    throw new OptionError(
      placeOf(path, value),
      `${what} is ${describe(value)}, not an object: write { "slug": "acme" }`,
    );
  }
  const raw = new Map<OptionName, RawValue>();
  for (const member of value.members) {
    const key = keyOf(member);
    if (key === '$schema') continue;
    const givenAs = `${placeOf(path, member)} ${key}`;
    const row = fileRows.get(key);
    if (row === undefined) throw unknownKey(givenAs, key);
    if (raw.has(row.name)) throw new OptionError(givenAs, 'is set twice: remove one of the two');
    raw.set(row.name, { givenAs, values: readValues(row, member.value, givenAs) });
  }
  parseSettings(raw); // an invalid value is an error even if a flag or input overrides it
  return raw;
}

function parseJson(path: string, text: string): ValueNode {
  try {
    return parse(text, { mode: 'json' }).body;
  } catch (error) {
    const {
      line = 1,
      column = 1,
      offset = text.length,
    } = error as Partial<Record<'line' | 'column' | 'offset', number>>;
    const rest = text.slice(offset);
    if (/^\/[/*]/.test(rest)) {
      throw new OptionError(`${path}:${line}:${column}:`, 'this is a comment, which JSON does not have: remove it');
    }
    const what = rest.trim() === '' ? 'this file ends too early' : `${quote(rest.slice(0, 1))} is not expected here`;
    throw new OptionError(`${path}:${line}:${column}:`, `${what}: correct the JSON`);
  }
}

function findMember(node: ValueNode, key: string): MemberNode | undefined {
  return node.type === 'Object' ? (node as ObjectNode).members.find((member) => keyOf(member) === key) : undefined;
}

function keyOf({ name }: MemberNode): string {
  return name.type === 'String' ? name.value : name.name;
}

function placeOf(path: string, { loc }: ValueNode | MemberNode): string {
  return `${path}:${loc.start.line}:${loc.start.column}:`;
}

function unknownKey(givenAs: string, key: string): OptionError {
  const row = optionRows.find(({ name, input }) => [toCamelCase(name), input].includes(key));
  if (row !== undefined) {
    const reason = refusals[key] ?? 'it belongs to a single run';
    return new OptionError(givenAs, `cannot be set in a file, because ${reason}: set the option ${row.name} instead`);
  }
  const keys = [...fileRows.keys()];
  const meant = suggest(key, keys);
  const fix = meant === null ? `use one of ${keys.join(', ')}` : `did you mean ${meant}?`;
  return new OptionError(givenAs, `is not a setting: ${fix}`);
}

/** Reads the value of a key as the texts that a flag would have. @throws {OptionError} for a value of the wrong type */
function readValues(row: OptionRow, node: ValueNode, givenAs: string): readonly string[] {
  const refuse = (expected: string) => new OptionError(givenAs, `is ${describe(node)}, not ${expected}`);
  if (row.kind === 'seconds') {
    if (node.type !== 'Number') throw refuse(`a number: for example, write ${row.default}`);
    return [String(node.value)];
  }
  const isList = row.kind === 'list' || row.name === 'show';
  if (isList && node.type === 'Array') {
    const texts = node.elements.map(({ value }) => (value.type === 'String' ? value.value : null));
    const values = texts.filter((text): text is string => text !== null && text !== '');
    if (values.length === 0 || values.length < texts.length)
      throw new OptionError(givenAs, `must contain texts: ${example(row)}`);
    return row.kind === 'list' ? values.map((value) => refuseOutside(value, givenAs)) : [values.join(' ')];
  }
  if (row.kind === 'list') throw refuse(`a list: ${example(row)}`);
  if (node.type !== 'String') throw refuse(`a text: ${example(row)}`);
  return [node.value];
}

/**
 * Returns an entry of `files`, and refuses one that can lead outside the folder of the configuration file.
 *
 * @throws {OptionError}
 */
function refuseOutside(entry: string, givenAs: string): string {
  if (!/^!?(?:[\\/]|[a-z]:)|(?:^!?|[\\/])\.\.(?:[\\/]|$)/i.test(entry)) return entry;
  const fix = 'write a path relative to the folder of this file, without ".."';
  throw new OptionError(givenAs, `${quote(entry)} can lead outside the folder of this file: ${fix}`);
}

function example(row: OptionRow): string {
  if (row.kind === 'list') return 'write ["README.md", "docs"]';
  return row.kind === 'choice' ? `write "${row.choices[0]}"` : 'write it in quotes';
}

function describe(node: ValueNode): string {
  if (node.type === 'Array') return 'a list';
  if (node.type === 'Object') return 'an object';
  if (node.type === 'String') return `the text ${quote(node.value)}`;
  return 'value' in node ? String(node.value) : 'null';
}
