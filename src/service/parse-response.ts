import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';

/** A snippet set, or what is wrong with the answer: with one field, or with the whole where that is null. */
export type Parsed =
  | { readonly kind: 'snippets'; readonly snippets: SnippetSet }
  | { readonly kind: 'invalid'; readonly field: SnippetField | null; readonly reason: string };

/** Reads the body of an answer: valid UTF-8, a JSON object, six non-empty strings; other fields are ignored. */
export function parseAnswer(bytes: Uint8Array): Parsed {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return invalid(null, 'is not valid UTF-8');
  }
  if (text.trim() === '') return invalid(null, 'is empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return invalid(null, 'is not JSON');
  }
  const parsed = parseSnippets(value);
  if (parsed.kind === 'invalid') return parsed;
  const repeated = repeatedKeys(text);
  const field = snippetFields.find((name) => repeated.has(name));
  return field === undefined ? parsed : invalid(field, 'stands there twice');
}

/** Reads a value that should be a snippet set. */
export function parseSnippets(value: unknown): Parsed {
  if (!isObject(value)) return invalid(null, `is ${nameOf(value)}, not an object`);
  const strings: [SnippetField, string][] = [];
  for (const field of snippetFields) {
    // Own fields only: a name from the prototype is no answer.
    if (!Object.hasOwn(value, field)) return invalid(field, 'is missing');
    const string = value[field];
    if (typeof string !== 'string') return invalid(field, `is ${nameOf(string)}, not a string`);
    if (string.trim() === '') return invalid(field, 'is empty');
    strings.push([field, string]);
  }
  // fromEntries cannot know that the loop went over every field.
  return { kind: 'snippets', snippets: Object.fromEntries(strings) as SnippetSet };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(field: SnippetField | null, reason: string): Parsed {
  return { kind: 'invalid', field, reason };
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * The keys that the outermost object of a JSON text holds more than once. Parsers disagree on which one counts, and
 * JSON.parse does not tell.
 *
 * @param json valid JSON.
 */
export function repeatedKeys(json: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let depth = 0;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':')) {
      const key: string = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
      (seen.has(key) ? repeated : seen).add(key);
    }
  }
  return repeated;
}
