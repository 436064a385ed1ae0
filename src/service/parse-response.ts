import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';

/** A snippet set, or what is wrong with the answer: with one field, or with all of it if `field` is null. */
export type ParsedResponse =
  | { readonly outcome: 'snippets'; readonly snippets: SnippetSet }
  | { readonly outcome: 'invalid'; readonly field: SnippetField | null; readonly reason: string };

/** Parses the body of an answer: valid UTF-8, a JSON object, six non-empty strings; other fields are ignored. */
export function parseResponse(bytes: Uint8Array): ParsedResponse {
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
  if (parsed.outcome === 'invalid') return parsed;
  const repeated = repeatedKeys(text);
  const field = snippetFields.find((name) => repeated.has(name));
  return field === undefined ? parsed : invalid(field, 'appears twice');
}

/** Parses a value that should be a snippet set. */
export function parseSnippets(value: unknown): ParsedResponse {
  if (!isObject(value)) return invalid(null, `is ${nameOf(value)}, not an object`);
  const strings: [SnippetField, string][] = [];
  for (const field of snippetFields) {
    // Only own fields count, not those of the prototype.
    if (!Object.hasOwn(value, field)) return invalid(field, 'is missing');
    const string = value[field];
    if (typeof string !== 'string') return invalid(field, `is ${nameOf(string)}, not a string`);
    if (string.trim() === '') return invalid(field, 'is empty');
    strings.push([field, string]);
  }
  // fromEntries cannot know that the loop went over every field.
  return { outcome: 'snippets', snippets: Object.fromEntries(strings) as SnippetSet };
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(field: SnippetField | null, reason: string): ParsedResponse {
  return { outcome: 'invalid', field, reason };
}

function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/**
 * The keys that the outermost object of a JSON text contains more than once. Parsers disagree on which one counts, and
 * JSON.parse does not report it.
 *
 * @param json valid JSON
 */
function repeatedKeys(json: string): ReadonlySet<string> {
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
