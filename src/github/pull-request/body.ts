/**
 * The comment at the end of the body. Its hash identifies the change, so that a pull request a person closed is not opened
 * again for the same change.
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

/** The hash in a body; null if it has none. The last one counts, because the text may quote another one. */
export function findHash(body: string): string | null {
  return [...body.matchAll(hashCommentPattern)].at(-1)?.[1] ?? null;
}

/** The body of a pull request that this program closes: without the hash, because nobody rejected the change. */
export function closedBody(body: string, base: string): string {
  const note = `\n\nClosed because branch \`${base}\` is already up to date.`;
  const text = body.replace(hashCommentPattern, '').trimEnd();
  return `${truncate(text, maxBodyCharacters - note.length)}${note}`;
}

/** Never cuts a surrogate pair in half. */
function truncate(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
