import type { Words } from '../commit/changes.ts';

const marker = /<!-- status-snippets-hash: (\w+) -->/g;

/** GitHub's limits, in characters. */
const longestTitle = 256;
const longestBody = 65_536;

export interface PullRequestText {
  readonly title: string;
  readonly body: string;
}

/** Title and body of our pull request; the body ends with a comment that holds the hash of the rendered sections. */
export function pullRequestText({ title, description, hash }: Words): PullRequestText {
  if (!/^\w+$/.test(hash)) throw new TypeError(`"${hash}" is no hash of letters and digits`);
  const comment = `\n\n<!-- status-snippets-hash: ${hash} -->`;
  return {
    title: clip(title, longestTitle),
    body: `${clip(description, longestBody - comment.length)}${comment}`,
  };
}

/** The hash in a body; null where there is none (any more). The last one is ours: a description may quote anything. */
export function hashIn(body: string): string | null {
  return [...body.matchAll(marker)].at(-1)?.[1] ?? null;
}

/** The body of a pull request that we close: without a hash, since nobody turned the change down. */
export function closedBody(body: string, base: string): string {
  const note = `\n\nClosed because \`${base}\` says the same by now.`;
  return `${clip(body.replace(marker, '').trimEnd(), longestBody - note.length)}${note}`;
}

function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // Half of a surrogate pair is not sent.
  return text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '');
}
