/**
 * The comments at the end of the body of a pull request. The hash identifies the change, so that after a person has closed
 * the pull request, it is not opened again for the same change. The id is that of this program's last commit on its branch.
 */
const hashPattern = /<!-- status-snippets-hash: (\w+) -->/g;
const headPattern = /<!-- status-snippets-head: (\w+) -->/g;

/** GitHub's limits. */
const maxTitleCharacters = 256;
const maxBodyCharacters = 65_536;

export interface PullRequestText {
  readonly title: string;
  readonly body: string;
}

export function createPullRequestText(
  { title, description, hash }: { readonly title: string; readonly description: string; readonly hash: string },
  headOid: string,
): PullRequestText {
  const comments = `\n\n<!-- status-snippets-hash: ${hash} -->\n<!-- status-snippets-head: ${headOid} -->`;
  return {
    title: truncate(title, maxTitleCharacters),
    body: `${truncate(description, maxBodyCharacters - comments.length)}${comments}`,
  };
}

/** The hash in a body; null if it has none. The last one counts, because the text before it may quote another one. */
export function findHash(body: string): string | null {
  return [...body.matchAll(hashPattern)].at(-1)?.[1] ?? null;
}

export function findHeadOid(body: string): string | null {
  return [...body.matchAll(headPattern)].at(-1)?.[1] ?? null;
}

/** The body of a pull request that this program closes. It has no hash, because nobody rejected the change. */
export function closedBody(body: string, base: string): string {
  const note = `\n\nClosed because branch \`${base}\` is already up to date.`;
  const text = body.replace(hashPattern, '').replace(headPattern, '').trimEnd();
  return `${truncate(text, maxBodyCharacters - note.length)}${note}`;
}

/** The start of a text. It never ends with half of a surrogate pair. */
function truncate(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
}
