/** Nothing says whose page is meant. */
export class NoSlugError extends Error {
  override readonly name = 'NoSlugError';
  readonly code = 'no-slug';

  /** @param where what was looked at in vain, as the rest of a sentence: `README.md has no badge that tells it` */
  constructor(where?: string) {
    super(`no slug${where === undefined ? '' : `, and ${where}`}: give --slug, the name of the page`);
  }
}
