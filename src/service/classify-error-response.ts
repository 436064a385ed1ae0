import { toSingleLine } from './prevent-secret-leaks.ts';
import type { ServiceErrorCode } from './service-error.ts';

const isAboutPlan = (text: string) => /(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(text);

/** Decides what a response with a status other than 200 means. */
export function classifyErrorResponse(status: number, text: string): ServiceErrorCode {
  if (status === 400 && /missing[\s_-]slug/i.test(text)) return 'missing-slug';
  if (status === 401) return 'unauthorized';
  // A 403 with any other text comes from a firewall or gateway, not from the service.
  if (status === 403) return text === '' || isAboutPlan(text) ? 'plan-required' : 'forbidden';
  return status === 404 ? 'page-not-found' : 'refused';
}

/** Comments, scripts and styles with their content, and any other tag. Unclosed markup reaches to the end of the text. */
const markup = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis;

/** The readable text of a body: all strings of a JSON value, an HTML page without its tags, or the body itself. */
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
