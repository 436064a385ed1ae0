/**
 * The comment at the end of the body of a pull request. Its hash identifies the change, so that after a person has closed
 * the pull request, it is not opened again for the same change.
 */
const hashCommentPattern = /<!-- status-snippets-hash: (\w+) -->/g;

/** GitHub's limits. */
const maxTitleCharacters = 256;
const maxBodyCharacters = 65_536;

export interface PullRequestText {
  readonly title: string;
  readonly body: string;
}

/** Title and body of the pull request; the body ends with a comment that contains the hash (letters and digits). */
export function createPullRequestText(title: string, visibleText: string, hash: string): PullRequestText {
  const comment = `\n\n<!-- status-snippets-hash: ${hash} -->`;
  return {
    title: truncate(title, maxTitleCharacters),
    body: `${truncate(visibleText, maxBodyCharacters - comment.length)}${comment}`,
  };
}

/** The hash in a body; null if it has none. The last hash counts, because the text before it may quote another one. */
export function findHash(body: string): string | null {
  return [...body.matchAll(hashCommentPattern)].at(-1)?.[1] ?? null;
}

/** The body of a pull request that this program closes. It has no hash, because nobody rejected the change. */
export function closedBody(body: string, base: string): string {
  const note = `\n\nClosed because branch \`${base}\` is already up to date.`;
  const text = body.replace(hashCommentPattern, '').trimEnd();
  return `${truncate(text, maxBodyCharacters - note.length)}${note}`;
}

/** The start of a text. It never ends with half of a surrogate pair. */
function truncate(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
