import type { Answer } from '../endpoint/answer.ts';
import { EndpointError, PlanRequired } from '../endpoint/errors.ts';
import type { SourceChoice } from './settings.ts';

/** Asks the endpoint for a page; at most one call a page a run, cache and retries included. */
export type Ask = (slug: string) => Promise<Answer>;

/** What the run knows of a page: the service's answer, that it is to be generated, or why there is nothing. */
export type PageKnowledge =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'offline' }
  | { readonly kind: 'plan-required'; readonly error: PlanRequired }
  | { readonly kind: 'failed'; readonly error: EndpointError };

/** Learns about each page by the rules of the source: `offline` never asks, `auto` generates where the plan is lost. */
export async function learnPages(
  slugs: Iterable<string>,
  source: SourceChoice,
  ask: Ask,
): Promise<ReadonlyMap<string, PageKnowledge>> {
  const unique = [...new Set(slugs)];
  const known = await Promise.all(
    unique.map(async (slug) => [slug, await learnPage(slug, source, ask)] as const),
  );
  return new Map(known);
}

/** Learns about one page; see `learnPages`. */
export async function learnPage(slug: string, source: SourceChoice, ask: Ask): Promise<PageKnowledge> {
  if (source === 'offline') return { kind: 'offline' };
  try {
    return { kind: 'answered', answer: await ask(slug) };
  } catch (error) {
    if (error instanceof PlanRequired && source === 'auto') return { kind: 'plan-required', error };
    if (error instanceof EndpointError) return { kind: 'failed', error };
    throw error;
  }
}
