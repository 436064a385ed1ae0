import { toSingleLine } from './prevent-secret-leaks.ts';
import type { ServiceErrorCode } from './service-error.ts';

const isAboutPlan = (text: string) => /(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(text);

/** Decides what a response means whose status is not 200. */
export function classifyErrorResponse(status: number, text: string): ServiceErrorCode {
  if (status === 400 && /missing[\s_-]slug/i.test(text)) return 'missing-slug';
  if (status === 401) return 'unauthorized';
  // Other words of a 403 are not the service's own, but those of a firewall or gateway.
  if (status === 403) return text === '' || isAboutPlan(text) ? 'plan-required' : 'forbidden';
  return status === 404 ? 'page-not-found' : 'refused';
}

/** Comments, scripts and styles with their content, then any other tag; an unclosed one ends with the text. */
const markup = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis;

/** The words of a body of any shape: all strings of a JSON value, the text of an HTML page without its tags, plain text. */
export function errorText(bytes: Uint8Array): string {
  const body = new TextDecoder().decode(bytes);
  const strings = new Set<string>();
  try {
    JSON.parse(body, (_key, value: unknown) => {
      if (typeof value === 'string') strings.add(value);
    });
  } catch {
    strings.add(body);
  }
  return toSingleLine([...strings].join('; ').replace(markup, ' '));
}
