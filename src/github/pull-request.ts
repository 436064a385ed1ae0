import { isError } from '../text/errors.ts';
import type { PullRequest } from './branch-query.ts';
import { type GitHubClient, mutate, write } from './client.ts';
import type { Operation } from './refusals.ts';

export type OpenPullRequest = Pick<PullRequest, 'id' | 'number' | 'url'>;

export interface Extras {
  /** Added once, after opening. */
  readonly labels: readonly string[];
  /** How GitHub is to merge the pull request when its requirements are met, asked for once, after opening. */
  readonly autoMerge: 'merge' | 'squash' | 'rebase' | null;
}

/**
 * The comments at the end of the body of a pull request. The hash identifies the change, so that after a person has closed
 * the pull request, it is not opened again for the same change. The id is that of this program's last commit on its branch.
 */
const commentPattern = /<!-- status-snippets-(hash|head): (\w+) -->/g;

const maxTitleCharacters = 256;
const maxBodyCharacters = 65_536;

export function createPullRequestText(
  { title, description, hash }: { readonly title: string; readonly description: string; readonly hash: string },
  headOid: string,
) {
  const comments = `\n\n<!-- status-snippets-hash: ${hash} -->\n<!-- status-snippets-head: ${headOid} -->`;
  return {
    title: truncate(title, maxTitleCharacters),
    body: `${truncate(description, maxBodyCharacters - comments.length)}${comments}`,
  };
}

/** The last one counts, because the text before it may quote another one. */
export function findComment(body: string, name: 'hash' | 'head'): string | null {
  return [...body.matchAll(commentPattern)].findLast((match) => match[1] === name)?.[2] ?? null;
}

/** No hash remains, because nobody rejected the change. */
export function closedBody(body: string, base: string): string {
  const note = `\n\nClosed because branch \`${base}\` is already up to date.`;
  const text = body.replace(commentPattern, '').trimEnd();
  return `${truncate(text, maxBodyCharacters - note.length)}${note}`;
}

/** It never ends with half of a surrogate pair. */
function truncate(text: string, maxCharacters: number): string {
  return text.slice(0, maxCharacters).replace(/[\uD800-\uDBFF]$/, '');
}

/** A refusal does not undo what was done, so it becomes a warning. */
export async function addExtras(
  client: GitHubClient,
  repository: string,
  { id, number, url }: OpenPullRequest,
  { labels, autoMerge }: Extras,
): Promise<string[]> {
  const warnings: string[] = [];
  const warn = (error: unknown) => {
    if (!isError(error)) throw error;
    warnings.push(error.message);
  };
  if (labels.length > 0) {
    const operation = pullRequestOperation(`Adding labels to ${url} failed`);
    const route = `POST /repos/${repository}/issues/${number}/labels`;
    await write(client, operation, () => client.github.request(route, { labels })).catch(warn);
  }
  if (autoMerge !== null) {
    const operation = pullRequestOperation(`Asking for an automatic merge of ${url} failed`);
    const enablePullRequestAutoMerge = { pullRequestId: id, mergeMethod: autoMerge.toUpperCase() };
    await mutate(client, operation, { enablePullRequestAutoMerge }, (data) => data.enablePullRequestAutoMerge).catch(
      warn,
    );
  }
  return warnings;
}

export function pullRequestOperation(description: string): Operation {
  return { description, permission: 'pull-requests: write', writesPullRequestBranch: true };
}
