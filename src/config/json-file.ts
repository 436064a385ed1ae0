import { parse, type ValueNode } from '@humanwhocodes/momoa';
import { invalidInput, isError } from '../text/errors.ts';
import { quote } from '../text/quote.ts';
import { didYouMean } from '../text/suggest.ts';

/** A value of a JSON file with its place, which messages begin with: `status-snippets.json:2:3:`. */
export type JsonValue = { readonly place: string } & (
  | { readonly type: 'object'; readonly members: readonly JsonMember[] }
  | { readonly type: 'list'; readonly items: readonly JsonValue[] }
  | { readonly type: 'scalar'; readonly value: string | number | boolean | null }
);

export interface JsonMember {
  readonly key: string;
  /** The place and the key, which messages about the member begin with. */
  readonly subject: string;
  readonly value: JsonValue;
}

const maxLength = 1024 * 1024;

/** Parses a JSON file that a person wrote. @throws {StatusSnippetsError} with the line and column */
export function parseJsonFile(path: string, text: string): JsonValue {
  const invalid = (line: number, column: number, problem: string, fix: string) =>
    invalidInput(`${path}:${line}:${column}:`, { problem, fix });
  if (text.length > maxLength) throw invalid(1, 1, 'this file is larger than 1 MiB', 'shorten it');
  const json = text.replace(/^\uFEFF/, '');
  try {
    return toValue(path, parse(json, { mode: 'json' }).body);
  } catch (error) {
    if (error instanceof RangeError)
      throw invalid(1, 1, 'this file is nested too deeply', 'write lists and objects flat');
    const { line = 1, column = 1, offset = json.length } = error as { line?: number; column?: number; offset?: number };
    const rest = json.slice(offset);
    if (/^\/[/*]/.test(rest)) throw invalid(line, column, 'this is a comment, which JSON does not have', 'remove it');
    const problem = rest.trim() === '' ? 'this file ends too early' : `${quote(rest.slice(0, 1))} is not expected here`;
    throw invalid(line, column, problem, 'correct the JSON');
  }
}

function toValue(path: string, node: ValueNode): JsonValue {
  const placeOf = ({ start }: { readonly start: { readonly line: number; readonly column: number } }) =>
    `${path}:${start.line}:${start.column}:`;
  const place = placeOf(node.loc);
  if (node.type === 'Array') {
    return { place, type: 'list', items: node.elements.map(({ value }) => toValue(path, value)) };
  }
  if (node.type !== 'Object') return { place, type: 'scalar', value: 'value' in node ? node.value : null };
  const members = node.members.map(({ name, value, loc }) => {
    const key = name.type === 'String' ? name.value : name.name;
    return { key, subject: `${placeOf(loc)} ${key}`, value: toValue(path, value) };
  });
  return { place, type: 'object', members };
}

/**
 * The members of an object by their keys.
 *
 * @param what what the object is, for messages: `this file`
 * @param refuse may throw a better error for an unknown key
 * @throws {StatusSnippetsError} for a value that is not an object, and for a key that is unknown or repeated
 */
export function membersOf(
  value: JsonValue,
  { what, example, keys }: { readonly what: string; readonly example: string; readonly keys: readonly string[] },
  refuse: (member: JsonMember) => void = () => {},
): ReadonlyMap<string, JsonMember> {
  if (value.type !== 'object') {
    const problem = `${what} is ${describe(value)}, not an object`;
    throw invalidInput(value.place, { problem, fix: `write ${example}` });
  }
  const members = new Map<string, JsonMember>();
  for (const member of value.members.filter(({ key }) => key !== '$schema')) {
    const { key, subject } = member;
    if (!keys.includes(key)) {
      refuse(member);
      const fix = didYouMean(key, keys, `use one of ${keys.join(', ')}`);
      throw invalidInput(subject, { problem: 'is not a setting', fix });
    }
    if (members.has(key)) throw invalidInput(subject, { problem: 'is set twice', fix: 'remove one of the two' });
    members.set(key, member);
  }
  return members;
}

/** Parses the text of a member. @throws {StatusSnippetsError} if it is not a text, or if `parse` refuses it */
export function textOf<Value>({ subject, value }: JsonMember, example: string, parse: (text: string) => Value): Value {
  if (value.type !== 'scalar' || typeof value.value !== 'string') {
    throw invalidInput(subject, { problem: `is ${describe(value)}, not a text`, fix: example });
  }
  try {
    return parse(value.value);
  } catch (error) {
    throw isError(error) ? error.about(subject) : error;
  }
}

/** What a value is, for messages. */
export function describe(value: JsonValue): string {
  if (value.type === 'list') return 'a list';
  if (value.type === 'object') return 'an object';
  return typeof value.value === 'string' ? `the text ${quote(value.value)}` : String(value.value);
}
