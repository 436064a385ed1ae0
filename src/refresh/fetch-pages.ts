import { EndpointError, PlanRequired } from '../service/errors.ts';
import type { Answer } from '../service/fetch-snippets.ts';
import type { SourceChoice } from './input.ts';

/** Asks the endpoint for a page; at most one call a page a run, cache and retries included. */
export type Ask = (slug: string) => Promise<Answer>;

/** What the run knows of a page: the service's answer, that it is to be generated, or why there is nothing. */
export type PageKnowledge =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'offline' }
  | { readonly kind: 'plan-required'; readonly error: PlanRequired }
  | { readonly kind: 'failed'; readonly error: EndpointError };

/** How many pages are asked about at a time; the service's patience is not known. */
const atOnce = 8;

/** Learns about each page by the rules of the source: `offline` never asks, `auto` generates where the plan is lost. */
export async function learnPages(
  slugs: ReadonlySet<string>,
  source: SourceChoice,
  ask: Ask,
): Promise<ReadonlyMap<string, PageKnowledge>> {
  const known = new Map<string, PageKnowledge>();
  const queue = slugs.values();
  const askers = Array.from({ length: atOnce }, async () => {
    for (const slug of queue) known.set(slug, await learnPage(slug, source, ask));
  });
  await Promise.all(askers);
  return known;
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
