import type { PublishEffects } from '../client/client.ts';
import type { Written } from '../client/mutation.ts';
import { ContendedError, UnavailableError } from '../errors.ts';

/** A round of reading, deciding and writing: its result, or why to go round again. */
export type Round<T> = { readonly result: T } | { readonly again: Again };

export type Again = Extract<Written<unknown>, { outcome: 'stale' | 'in-doubt' }>;

const rounds = 6;

/**
 * Goes round until there is a result, six times at most. The pauses grow and are random, so that runs which got in each
 * other's way do not meet again.
 *
 * @param branch its name, for messages
 * @throws {ContendedError} or {@link UnavailableError}, by what stood in the way last
 */
export async function repeatedly<T>(
  effects: PublishEffects,
  branch: string,
  round: () => Promise<Round<T>>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    const turn = await round();
    if ('result' in turn) return turn.result;
    if (tries === rounds) {
      if (turn.again.outcome === 'in-doubt')
        throw new UnavailableError('it broke off in the middle of every write');
      throw new ContendedError(branch, rounds, turn.again.words);
    }
    await effects.sleep((0.5 + effects.random()) * 250 * 2 ** (tries - 1));
  }
}
