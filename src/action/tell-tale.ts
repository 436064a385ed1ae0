import type { Ask } from '../refresh/fetch-pages.ts';
import { UnsafeAnswer } from '../service/errors.ts';
import type { Answer } from '../service/fetch-snippets.ts';
import { snippetFields } from '../snippets/snippet-set.ts';

/** Shorter ones are found in ordinary text too. */
const shortestSecret = 6;

/**
 * Refuses an answer that says a secret of the run back: whoever gets a header may put it into a badge, and the badge goes
 * into a file that everybody reads.
 *
 * @param secrets what the run keeps to itself
 */
export function refusingTellTales(ask: Ask, secrets: readonly string[]): Ask {
  const kept = secrets
    .filter(({ length }) => length >= shortestSecret)
    .flatMap((secret) => [secret, encodeURIComponent(secret)]);
  return async (slug) => {
    const answer = await ask(slug);
    const field = fieldWith(answer, kept);
    if (field !== null) throw new UnsafeAnswer({ slug, field, reason: 'holds a secret of this run' });
    return answer;
  };
}

function fieldWith({ snippets }: Answer, secrets: readonly string[]) {
  return snippetFields.find((field) => secrets.some((secret) => snippets[field].includes(secret))) ?? null;
}
