import { mapFields, type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import { type HttpResponse, maxResponseBytes, type ServiceRequest } from './request.ts';
import { classifyErrorResponse, errorText, serviceError } from './service-error.ts';

/** What is wrong with a field, or with the whole value if it is null, as the rest of a sentence: `is missing`. */
interface Invalid {
  readonly field: SnippetField | null;
  readonly reason: string;
}

/** @throws {StatusSnippetsError} for any other response than a snippet set with status 200 */
export function parseResponse(response: HttpResponse, request: ServiceRequest): SnippetSet {
  const { slug, baseUrl, redact } = request;
  const { status } = response;
  if (status !== 200) {
    const text = errorText(response.bytes);
    throw serviceError(classifyErrorResponse(status, text), { slug, baseUrl, status, text: redact(text) });
  }
  const parsed = parseBody(response);
  if (!('reason' in parsed)) return parsed;
  const { field, reason } = parsed;
  const isQuotable = field === null && !response.isTruncated;
  const beginning = isQuotable ? redact(new TextDecoder().decode(response.bytes), 80) : '';
  const quotation = beginning === '' ? '' : `: it begins with "${beginning}"`;
  throw serviceError('invalid-answer', { slug, baseUrl, field, reason: reason + quotation });
}

function parseBody({ bytes, isTruncated }: HttpResponse): SnippetSet | Invalid {
  if (isTruncated) return invalid(null, `is longer than ${maxResponseBytes / 1024} KiB`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return invalid(null, 'is not valid UTF-8');
  }
  if (text.trim() === '') return invalid(null, 'is empty');
  try {
    return parseSnippets(JSON.parse(text));
  } catch {
    return invalid(null, 'is not JSON');
  }
}

/** Reads a JSON value that should be an object with six non-empty strings. Other fields are ignored. */
export function parseSnippets(value: unknown): SnippetSet | Invalid {
  if (!isObject(value)) return invalid(null, `is ${describeType(value)}, not an object`);
  for (const field of snippetFields) {
    // A field that is inherited from the prototype does not count.
    if (!Object.hasOwn(value, field)) return invalid(field, 'is missing');
    const string = value[field];
    if (typeof string !== 'string') return invalid(field, `is ${describeType(string)}, not a string`);
    if (string.trim() === '') return invalid(field, 'is empty');
  }
  return mapFields((field) => String(value[field]));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function invalid(field: SnippetField | null, reason: string): Invalid {
  return { field, reason };
}

function describeType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
