import type { SnippetSet } from '../snippets/snippet-set.ts';

/** Where an answer came from: asked now, still fresh in the cache, or the last good one because the service is away. */
export type AnswerSource = 'endpoint' | 'cache' | 'stale';

/** What the endpoint says of a page: well-formed, but not yet judged safe. */
export interface Answer {
  readonly source: AnswerSource;
  readonly snippets: SnippetSet;
}
