import { mapFields, type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import { type HttpResponse, maxResponseBytes, type ServiceRequest } from './request.ts';
import { classifyErrorResponse, errorText, serviceError } from './service-error.ts';

/** @throws {StatusSnippetsError} for any other response than a snippet set with status 200 */
export function parseResponse({ status, bytes }: HttpResponse, request: ServiceRequest): SnippetSet {
  const { slug, baseUrl, redact } = request;
  if (status !== 200) {
    const text = errorText(bytes);
    throw serviceError(classifyErrorResponse(status, text), { slug, baseUrl, status, text: redact(text) });
  }
  const refuse = (field: SnippetField | null, reason: string) =>
    serviceError('invalid-answer', { slug, baseUrl, field, reason });
  if (bytes.length > maxResponseBytes) throw refuse(null, `is longer than ${maxResponseBytes / 1024} KiB`);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw refuse(null, `is not JSON in UTF-8: "${redact(errorText(bytes), 80)}"`);
  }
  const parsed = parseSnippets(value);
  if ('reason' in parsed) throw refuse(parsed.field, parsed.reason);
  return parsed;
}

/**
 * Reads a JSON value that should be an object with six non-empty strings. Other fields are ignored.
 * @returns what is wrong with a field, or with the whole value if `field` is null, as the rest of a sentence
 */
export function parseSnippets(value: unknown): SnippetSet | { field: SnippetField | null; reason: string } {
  if (!isObject(value)) return { field: null, reason: 'is not an object' };
  // A field that is inherited from the prototype does not count.
  const own = new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const textOf = (field: SnippetField) => own.get(field) ?? '';
  const field = snippetFields.find((name) => !/\S/.test(textOf(name)));
  return field ? { field, reason: 'is missing, empty or not a string' } : mapFields(textOf);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
