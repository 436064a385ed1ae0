import { type ErrorCode, StatusSnippetsError } from '../core/errors.ts';
import { countOf, toSingleLine } from '../core/quote.ts';
import type { PageId, SnippetField } from '../snippets/snippet-set.ts';

interface ServiceErrorFacts extends PageId {
  readonly status?: number;
  readonly text?: string;
  /** Null if the whole response is invalid. */
  readonly field?: SnippetField | null;
  readonly reason?: string;
  /** Of the page that the slug seems to have become. */
  readonly newSlug?: string;
  /** By default true. */
  readonly isCertain?: boolean;
  readonly attempts?: number;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

export const maxRedirects = 3;

type Description = readonly [
  code: ErrorCode,
  what: (facts: ServiceErrorFacts) => string,
  fix: string | ((facts: ServiceErrorFacts) => string),
];

const descriptions = {
  'missing-slug': [
    'refused',
    ({ slug }) => `The service did not receive the slug of page "${slug}"`,
    'Something on the way to the service removes the query: check base-url and any proxy.',
  ],
  'page-not-found': [
    'page-not-found',
    ({ slug }) => `There is no status page "${slug}"`,
    'Check the slug, and that base-url is the address of the service that hosts the page. If ' +
      'the page was renamed, write its new slug. If it was deleted, remove the section: after ' +
      '30 days, its slug can be given to somebody else.',
  ],
  'plan-required': [
    'plan-required',
    ({ slug }) => `The plan of page "${slug}" does not include the snippets`,
    'Upgrade the plan, or use source "offline" (with custom-domain if the page has one). If the ' +
      'page itself is not available, its plan may have disabled it.',
  ],
  forbidden: [
    'refused',
    ({ slug }) => `The request for page "${slug}" is forbidden, for a reason other than its plan`,
    'A firewall or gateway may have answered: allow the request there, or send it from another ' +
      'network. If the service needs credentials, pass them with `--header` or `headers`.',
  ],
  unauthorized: [
    'unauthorized',
    ({ slug }) =>
      `The service requires credentials for page "${slug}", or does not accept those given`,
    'Pass them with `--header` or `headers`, as in "Authorization: Bearer …".',
  ],
  refused: [
    'refused',
    ({ slug }) => `The service refused the request for page "${slug}"`,
    'Check base-url and the headers, or contact the operator of the service.',
  ],
  'redirect-refused': [
    'invalid-answer',
    ({ slug, reason }) => `The service redirects page "${slug}" ${reason}`,
    `Only redirects within the origin of base-url are followed, at most ${maxRedirects}: set ` +
      'base-url to the final address of the service.',
  ],
  'page-renamed': [
    'page-renamed',
    ({ slug, newSlug, isCertain = true }) =>
      `Page "${slug}" ${isCertain ? 'is' : 'may be'} "${newSlug}" now`,
    ({ newSlug }) => `Write slug="${newSlug}".`,
  ],
  'invalid-answer': [
    'invalid-answer',
    ({ slug, field, reason }) =>
      `The response for page "${slug}" is invalid: ${field ? `the field "${field}"` : 'it'} ` +
      `${reason}`,
    'Check that base-url is the address of a status-page service.',
  ],
  'unsafe-answer': [
    'unsafe-answer',
    ({ slug, field, reason }) =>
      `The response for page "${slug}" is unsafe: the field "${field}" cannot be used, because ` +
      `${reason}`,
    'Nothing was written, and the response was not cached: once the service is repaired, run ' +
      'this again. Check base-url and tell the operator of the service; source "offline" works ' +
      'without it.',
  ],
  unavailable: [
    'unavailable',
    ({ slug, attempts = 1, reason }) =>
      `The service is unavailable for page "${slug}" after ` +
      `${countOf(attempts, 'attempt')}${reason ? `: ${reason}` : ''}`,
    'If it stays unavailable, check base-url and the network, and whether the page is ' +
      'disabled: a plan can include fewer pages.',
  ],
} as const satisfies Record<string, Description>;

type ServiceErrorKind = keyof typeof descriptions;

export function serviceError(
  kind: ServiceErrorKind,
  facts: ServiceErrorFacts,
): StatusSnippetsError {
  const [code, what, fixOf]: Description = descriptions[kind];
  const fix = typeof fixOf === 'string' ? fixOf : fixOf(facts);
  const { status, baseUrl, text = '', attempts, retryAfterSeconds, cause } = facts;
  const words = text === '' ? '' : `: "${text}"`;
  const origin =
    status === undefined ? `base-url ${baseUrl}` : `HTTP ${status} from ${baseUrl}${words}`;
  const wait = retryAfterSeconds
    ? `The service asks to wait ${retryAfterSeconds} s. `
    : 'Try again later. ';
  const advice = attempts === undefined ? fix : wait + fix;
  const problem = `${what(facts)} (${origin}).`;
  return new StatusSnippetsError(code, { problem, fix: advice, words: text, cause });
}

export function classifyErrorResponse(status: number, text: string): ServiceErrorKind {
  if (status === 400 && /missing[\s_-]slug/i.test(text)) return 'missing-slug';
  if (status === 401) return 'unauthorized';
  // A 403 with any other text comes from a firewall or gateway, not from the service.
  if (status === 403) return text === '' || planWords.test(text) ? 'plan-required' : 'forbidden';
  return status === 404 ? 'page-not-found' : 'refused';
}

const planWords = /(?<![a-z])(?:plans?|growth|subscriptions?)(?![a-z])/i;

/**
 * Comments, scripts and styles with their content, and any other tag; unclosed markup up to the end
 * of the text.
 */
const markup = /<!--.*?(?:-->|$)|<(script|style)\b.*?(?:<\/\1\s*>|$)|<[^>]*(?:>|$)/gis;

/** All strings of a JSON value, an HTML page without its tags, or the body itself. */
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
