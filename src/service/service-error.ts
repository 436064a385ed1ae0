import type { SnippetField } from '../snippets/snippet-set.ts';

interface ServiceErrorFacts {
  readonly slug: string;
  readonly baseUrl: string;
  /** The HTTP status of the last response, if there was one. */
  readonly status?: number;
  /** The text of the last response, ready to print. */
  readonly text?: string;
  /** The field that is invalid or unsafe; null if the whole response is invalid. */
  readonly field?: SnippetField | null;
  /** What is wrong, as the rest of a sentence. */
  readonly reason?: string;
  readonly attempts?: number;
  /** How long the service asks to wait before the next request. */
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

interface ErrorDescription {
  readonly kind: 'refused' | 'unavailable';
  /** What happened, without a full stop. */
  readonly what: (facts: ServiceErrorFacts) => string;
  /** What to do about it. */
  readonly fix: string;
}

/** The descriptions of the errors, by the code that reports contain. */
const descriptions = {
  'missing-slug': {
    kind: 'refused',
    what: ({ slug }) => `The service did not receive the slug of page "${slug}"`,
    fix: 'Something on the way to the service removes the query: check base-url and any proxy.',
  },
  'page-not-found': {
    kind: 'refused',
    what: ({ slug }) => `There is no status page "${slug}"`,
    fix: 'Check the slug, and that base-url is the address of the service that hosts the page.',
  },
  'plan-required': {
    kind: 'refused',
    what: ({ slug }) => `The plan of page "${slug}" does not include the snippets`,
    fix: 'Upgrade the plan, or use source "offline" (with custom-domain if the page has one).',
  },
  forbidden: {
    kind: 'refused',
    what: ({ slug }) => `The request for page "${slug}" is forbidden, for a reason other than its plan`,
    fix: 'A firewall or gateway may have answered: allow the request there, or send it from another network. If the service needs credentials, pass them with the option `header`.',
  },
  unauthorized: {
    kind: 'refused',
    what: ({ slug }) => `The service requires credentials for page "${slug}", or does not accept those given`,
    fix: 'Pass them with the option `header`, as in "Authorization: Bearer …".',
  },
  refused: {
    kind: 'refused',
    what: ({ slug }) => `The service refused the request for page "${slug}"`,
    fix: 'Check base-url and header, or contact the operator of the service.',
  },
  'redirect-refused': {
    kind: 'refused',
    what: ({ slug, reason }) => `The service redirects page "${slug}" ${reason}`,
    fix: 'Only redirects within the origin of base-url are followed, at most 3: set base-url to the final address of the service.',
  },
  'invalid-answer': {
    kind: 'refused',
    what: ({ slug, field, reason }) =>
      `The response for page "${slug}" is invalid: ${field ? `the field "${field}"` : 'it'} ${reason}`,
    fix: 'Check that base-url is the address of a status-page service.',
  },
  'unsafe-answer': {
    kind: 'refused',
    what: ({ slug, field, reason }) =>
      `The response for page "${slug}" is unsafe: the field "${field}" cannot be used, because ${reason}`,
    fix: 'Nothing was written, and the response was not cached: once the service is repaired, run this again. Check base-url and tell the operator of the service; source "offline" works without it.',
  },
  unavailable: {
    kind: 'unavailable',
    what: ({ slug, attempts = 1, reason }) =>
      `The service is unavailable for page "${slug}" after ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}${reason ? `: ${reason}` : ''}`,
    fix: 'If it stays unavailable, check base-url and the network.',
  },
} as const satisfies Record<string, ErrorDescription>;

/** The cause of a `ServiceError`. */
export type ServiceErrorCode = keyof typeof descriptions;

/**
 * A request for snippets failed. `code` is the cause. `kind` is `refused` if the service refused the request or sent a
 * response that cannot be used, and `unavailable` if it could not be reached or responded with status 408, 429 or 5xx. An
 * invalid header is an `OptionError` instead.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  readonly kind: 'refused' | 'unavailable';
  readonly slug: string;
  readonly baseUrl: string;
  /** The HTTP status of the last response, or null if there was none. */
  readonly status: number | null;
  /** The field that is invalid or unsafe, or null if the failure is not about one field. */
  readonly field: SnippetField | null;

  constructor(code: ServiceErrorCode, facts: ServiceErrorFacts) {
    const { what, fix, kind } = descriptions[code];
    super(`${what(facts)} (${describeResponse(facts)}). ${describeWait(facts)}${fix}`, { cause: facts.cause });
    this.code = code;
    this.kind = kind;
    this.slug = facts.slug;
    this.baseUrl = facts.baseUrl;
    this.status = facts.status ?? null;
    this.field = facts.field ?? null;
  }
}

function describeResponse({ status, baseUrl, text = '' }: ServiceErrorFacts): string {
  const words = text === '' ? '' : `: "${text}"`;
  return status === undefined ? `base-url ${baseUrl}` : `HTTP ${status} from ${baseUrl}${words}`;
}

function describeWait({ attempts, retryAfterSeconds }: ServiceErrorFacts): string {
  if (attempts === undefined) return '';
  return retryAfterSeconds ? `The service asks to wait ${retryAfterSeconds} s. ` : 'Try again later. ';
}
