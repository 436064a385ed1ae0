import type { SnippetField } from '../snippets/snippet-set.ts';

/**
 * What the service did, or what stood in its way. Base of one class per cause; `kind` says whether the service refused
 * or could not be reached. A bad header line is not among them: that is the caller's input (`HeaderError`).
 */
export abstract class EndpointError extends Error {
  abstract override readonly name: string;
  abstract readonly code: string;
  abstract readonly kind: 'refused' | 'unavailable';
}

/** The facts of an answer that is not a snippet set. */
export interface Refusal {
  readonly slug: string;
  readonly baseUrl: string;
  /** The HTTP status. */
  readonly status: number;
  /** The service's own words, ready to print; empty where it said nothing. */
  readonly words: string;
}

abstract class RefusalError extends EndpointError {
  readonly kind = 'refused';
  readonly slug: string;
  readonly baseUrl: string;
  readonly status: number;
  readonly words: string;

  constructor(facts: Refusal, what: string, fix: string) {
    const said = facts.words === '' ? '' : `: "${facts.words}"`;
    super(`${what} (HTTP ${facts.status} from ${facts.baseUrl}${said}). ${fix}`);
    this.slug = facts.slug;
    this.baseUrl = facts.baseUrl;
    this.status = facts.status;
    this.words = facts.words;
  }
}

/** 400 `missing slug`: the parameter did not arrive. */
export class MissingSlug extends RefusalError {
  override readonly name = 'MissingSlug';
  readonly code = 'missing-slug';

  constructor(facts: Refusal) {
    super(
      facts,
      `The service got no slug when asked for page "${facts.slug}"`,
      'Something between here and the service drops the query: check base-url and any proxy.',
    );
  }
}

/** 404: no such page. */
export class PageNotFound extends RefusalError {
  override readonly name = 'PageNotFound';
  readonly code = 'page-not-found';

  constructor(facts: Refusal) {
    super(
      facts,
      `There is no status page "${facts.slug}"`,
      'Check the slug, and that base-url is its service.',
    );
  }
}

/** 403 from the service: the page's plan lacks the operation. */
export class PlanRequired extends RefusalError {
  override readonly name = 'PlanRequired';
  readonly code = 'plan-required';

  constructor(facts: Refusal) {
    super(
      facts,
      `The plan of page "${facts.slug}" does not include the snippets`,
      'Upgrade the plan, or use source "offline" (with custom-domain where the page has one).',
    );
  }
}

/** 403 that is an HTML page without a word of plans: a firewall, not the service. */
export class Forbidden extends RefusalError {
  override readonly name = 'Forbidden';
  readonly code = 'forbidden';

  constructor(facts: Refusal) {
    super(
      facts,
      `Something before the service, such as a firewall, refused the question about page "${facts.slug}"`,
      'Ask from another network or let this one through; if the service wants credentials, give them with header.',
    );
  }
}

/** 401: credentials are missing or wrong. */
export class Unauthorised extends RefusalError {
  override readonly name = 'Unauthorised';
  readonly code = 'unauthorised';

  constructor(facts: Refusal) {
    super(
      facts,
      `The service wants credentials for page "${facts.slug}", or other ones`,
      'Give them with header, as in "Authorization: Bearer …".',
    );
  }
}

/** Any other status. */
export class Refused extends RefusalError {
  override readonly name = 'Refused';
  readonly code = 'refused';

  constructor(facts: Refusal) {
    super(
      facts,
      `The service refused the question about page "${facts.slug}"`,
      'Check base-url and header, or ask the people who run the service.',
    );
  }
}

/** A redirect that is not followed; `target` is the origin or address it names, empty where it names none. */
export class RedirectRefused extends RefusalError {
  override readonly name = 'RedirectRefused';
  readonly code = 'redirect-refused';
  readonly target: string;

  constructor(facts: Refusal & { readonly target: string; readonly reason: string }) {
    super(
      facts,
      `The service redirects page "${facts.slug}" ${facts.reason}`,
      'Only redirects within the origin of base-url are followed, at most 3: set base-url to where the service really is.',
    );
    this.target = facts.target;
  }
}

/** No answer after all attempts: network trouble, 408, 429 or 5xx. */
export class Unavailable extends EndpointError {
  override readonly name = 'Unavailable';
  readonly code = 'unavailable';
  readonly kind = 'unavailable';
  readonly slug: string;
  readonly baseUrl: string;
  /** The HTTP status of the last attempt, or null where there was no answer at all. */
  readonly status: number | null;
  readonly attempts: number;
  /** How long the service asked to be left alone, in seconds, or null where it did not. */
  readonly retryAfter: number | null;

  constructor(facts: {
    readonly slug: string;
    readonly baseUrl: string;
    readonly status: number | null;
    readonly reason: string;
    readonly attempts: number;
    readonly retryAfter: number | null;
    readonly cause?: unknown;
  }) {
    const tries = facts.attempts === 1 ? '1 attempt' : `${facts.attempts} attempts`;
    const when = facts.retryAfter === null ? 'later' : `in ${facts.retryAfter} s, as it asks`;
    super(
      `The service at ${facts.baseUrl} is unavailable for page "${facts.slug}" after ${tries}: ${facts.reason}. ` +
        `Try again ${when}; if it stays so, check base-url and the network.`,
      { cause: facts.cause },
    );
    this.slug = facts.slug;
    this.baseUrl = facts.baseUrl;
    this.status = facts.status;
    this.attempts = facts.attempts;
    this.retryAfter = facts.retryAfter;
  }
}

/** A 200 that is not a snippet set; `field` is the one that is wrong, or null where the whole answer is. */
export class InvalidAnswer extends EndpointError {
  override readonly name = 'InvalidAnswer';
  readonly code = 'invalid-answer';
  readonly kind = 'refused';
  readonly slug: string;
  readonly field: SnippetField | null;
  readonly reason: string;

  constructor(facts: {
    readonly slug: string;
    readonly baseUrl: string;
    readonly field: SnippetField | null;
    readonly reason: string;
  }) {
    const what = facts.field === null ? 'it' : `the field "${facts.field}"`;
    super(
      `The answer of ${facts.baseUrl} for page "${facts.slug}" is invalid: ${what} ${facts.reason}. ` +
        'Check that base-url is a status-page service.',
    );
    this.slug = facts.slug;
    this.field = facts.field;
    this.reason = facts.reason;
  }
}

/** A well-formed answer with a string that must not be written anywhere: it says a secret back, or those who judge it refuse it. */
export class UnsafeAnswer extends EndpointError {
  override readonly name = 'UnsafeAnswer';
  readonly code = 'unsafe-answer';
  readonly kind = 'refused';
  readonly slug: string;
  readonly field: SnippetField;
  readonly reason: string;

  constructor(facts: { readonly slug: string; readonly field: SnippetField; readonly reason: string }) {
    super(
      `The answer for page "${facts.slug}" is unsafe: the field "${facts.field}" ${facts.reason}. Nothing of it was ` +
        'written. Check base-url, and tell the people who run the service; source "offline" does without it.',
    );
    this.slug = facts.slug;
    this.field = facts.field;
    this.reason = facts.reason;
  }
}
