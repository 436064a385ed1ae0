import type { SnippetSet } from '../snippets/snippet-set.ts';

/** What the endpoint says of a page: well-formed, but not yet judged safe. */
export type Answer = FreshAnswer | StaleAnswer;

/** Asked now (a revalidated answer counts as asked), or still fresh in the cache. */
export interface FreshAnswer {
  readonly source: 'endpoint' | 'cache';
  readonly snippets: SnippetSet;
}

/** The last good answer, because the service is unavailable; the reason is that error's message. */
export interface StaleAnswer {
  readonly source: 'stale';
  readonly snippets: SnippetSet;
  readonly reason: string;
}

export type AnswerSource = Answer['source'];
