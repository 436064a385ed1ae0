import { invalidInput } from './errors.ts';
import { quote, shorten } from './quote.ts';
import { createLocator } from './range.ts';
import { didYouMean } from './suggest.ts';

/** @throws {StatusSnippetsError} with the place, if the text is not JSON */
export function parseJson(path: string, text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    // Node.js tells either the offset, or the text around the error.
    const message = (error as SyntaxError).message.replace(/\s+/g, ' ');
    const [reason = '', after = ''] = message.split(' at position ');
    const offset = /^\d+/.exec(after)?.[0];
    const { line, column } = createLocator(json)(Number(offset));
    const subject = offset === undefined ? path : `${path}:${line}:${column}: this file`;
    const hasComment = /(?:^|[\s{[,])\/[/*]/.test(json);
    const fix = hasComment ? 'remove the comments, which JSON does not have' : 'correct it';
    throw invalidInput(subject, { problem: `is not valid JSON (${reason})`, fix });
  }
}

/**
 * `subject` is for messages.
 * @throws {StatusSnippetsError} for no object, and for a key that is not one of `keys`
 */
export function entriesOf<Key extends string>(
  subject: string,
  value: unknown,
  keys: readonly Key[],
) {
  if (describeJson(value) !== 'an object') {
    const problem = `is ${describeJson(value)}, not an object`;
    throw invalidInput(subject, { problem, fix: 'write { "slug": "acme" }' });
  }
  const entries = Object.entries(value as object).filter(([name]) => name !== '$schema');
  return entries.map(([name, member]) => {
    const key = keys.find((each) => each === name);
    if (key !== undefined) return [key, member] as const;
    const fix = didYouMean(name, keys, `use one of ${keys.join(', ')}`);
    throw invalidInput(`${subject}: ${shorten(name)}`, { problem: 'is not a setting', fix });
  });
}

/** Describes a value for messages, also one of an option of the library. */
export function describeJson(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  if (value instanceof Promise) return 'a promise';
  if (typeof value === 'function') return 'a function';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
