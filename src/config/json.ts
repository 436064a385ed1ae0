import { invalidInput } from '../text/errors.ts';
import { quote } from '../text/quote.ts';
import { didYouMean } from '../text/suggest.ts';

/** @throws {StatusSnippetsError} if the text is not JSON */
export function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = (error as SyntaxError).message.replace(/\s+/g, ' ');
    throw invalidInput(path, { problem: `is not valid JSON (${reason})`, fix: 'correct it' });
  }
}

/**
 * @param subject what the object is, for messages
 * @throws {StatusSnippetsError} for a value that is not an object, and for a key that is not one of `keys`
 */
export function entriesOf<Key extends string>(
  subject: string,
  value: unknown,
  keys: readonly Key[],
): (readonly [Key, unknown])[] {
  if (describeJson(value) !== 'an object') {
    throw invalidInput(subject, {
      problem: `is ${describeJson(value)}, not an object`,
      fix: 'write { "slug": "acme" }',
    });
  }
  const entries = Object.entries(value as object).filter(([name]) => name !== '$schema');
  return entries.map(([name, member]) => {
    const key = keys.find((each) => each === name);
    if (key !== undefined) return [key, member];
    const fix = didYouMean(name, keys, `use one of ${keys.join(', ')}`);
    throw invalidInput(`${subject}: ${name}`, { problem: 'is not a setting', fix });
  });
}

/** What a value of a JSON file is, for messages. */
export function describeJson(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `the text ${quote(value)}`;
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
