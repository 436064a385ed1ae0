import { ServiceError, type ServiceErrorCode } from './errors.ts';
import type { ServiceRequest } from './request.ts';
import { toSingleLine } from './secrets.ts';
import type { HttpResponse } from './send-request.ts';

interface ErrorRule {
  readonly status: number;
  readonly matches: (text: string) => boolean;
  readonly code: ServiceErrorCode;
}

const isAboutPlan = (text: string) => /(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i.test(text);

/** The first rule that matches decides; every other response is `refused`. */
const rules: readonly ErrorRule[] = [
  { status: 400, matches: (text) => /missing[\s_-]slug/i.test(text), code: 'missing-slug' },
  { status: 401, matches: () => true, code: 'unauthorized' },
  { status: 403, matches: (text) => text === '' || isAboutPlan(text), code: 'plan-required' },
  // Not the service's own words: a firewall or gateway.
  { status: 403, matches: () => true, code: 'forbidden' },
  { status: 404, matches: () => true, code: 'page-not-found' },
];

/** Creates the error for a response that is not an answer. */
export function errorFromResponse(response: HttpResponse, request: ServiceRequest): ServiceError {
  const { slug, baseUrl, redact } = request;
  const text = errorText(response);
  const rule = rules.find(({ status, matches }) => status === response.status && matches(text));
  return new ServiceError(rule?.code ?? 'refused', {
    slug,
    baseUrl,
    status: response.status,
    text: redact(text),
  });
}

/** Comments, scripts and styles with their content, then any other tag; an unclosed one ends with the text. */
const markup = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis;

/** The words of a body of any shape: all strings of a JSON value, the text of an HTML page without its tags, plain text. */
export function errorText({ bytes }: Pick<HttpResponse, 'bytes'>): string {
  const body = new TextDecoder().decode(bytes);
  return toSingleLine((stringsInJson(body) ?? body).replace(markup, ' '));
}

function stringsInJson(body: string): string | null {
  const strings = new Set<string>();
  try {
    JSON.parse(body, (_key, value: unknown) => {
      if (typeof value === 'string') strings.add(value);
    });
  } catch {
    return null;
  }
  return [...strings].join('; ');
}
