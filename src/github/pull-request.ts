import { isError, type StatusSnippetsError } from '../core/errors.ts';
import { cut, quote } from '../core/quote.ts';
import type { OpenPullRequest } from './branch-query.ts';
import { type GitHubClient, mutate, write } from './client.ts';
import type { NewCommit } from './commit.ts';
import { type Operation, toGitHubError, undecidedAutoMerge } from './refusals.ts';

export type NewPullRequest = Pick<OpenPullRequest, 'id' | 'number' | 'url'>;

export interface Proposal extends NewCommit {
  /** All files of the run, changed or not. */
  readonly paths: readonly string[];
  readonly title: string;
  /** Without the comments at its end. */
  readonly description: string;
  /** In letters and digits; empty if there is no change. */
  readonly hash: string;
  /**
   * Each is added once, after opening or by a later run. Teams are named without their
   * organization.
   */
  readonly extras: Readonly<
    Record<'labels' | 'reviewers' | 'teamReviewers' | 'assignees', readonly string[]>
  >;
  readonly isDraft: boolean;
  /**
   * How GitHub is to merge the pull request when its requirements are met. It is asked until it has
   * accepted that once.
   */
  readonly autoMerge: 'merge' | 'squash' | 'rebase' | null;
}

/**
 * The comments at the end of the body of a pull request. The hash identifies the change, so that
 * after a person has closed the pull request, it is not opened again for the same change. The id is
 * that of this program's last commit on its branch.
 */
const commentPattern = /<!-- status-snippets-(hash|head): (\w+) -->/g;

const maxTitleCharacters = 256;
const maxBodyCharacters = 65_536;

export function createPullRequestText(
  { title, description, hash }: Pick<Proposal, 'title' | 'description' | 'hash'>,
  headOid: string,
) {
  const hashComment = `<!-- status-snippets-hash: ${hash} -->`;
  const headComment = `<!-- status-snippets-head: ${headOid} -->`;
  const comments = `\n\n${hashComment}\n${headComment}`;
  return {
    title: cut(title, maxTitleCharacters - 1),
    body: `${cut(description, maxBodyCharacters - comments.length - 1)}${comments}`,
  };
}

/** The last one counts, because the text before it may quote another one. */
export function findComment(body: string, name: 'hash' | 'head'): string | null {
  return [...body.matchAll(commentPattern)].findLast((match) => match[1] === name)?.[2] ?? null;
}

/** No hash remains, because nobody rejected the change. */
export function closedBody(body: string): string {
  const note = '\n\nClosed because the base branch is already up to date.';
  const text = body.replace(commentPattern, '').trimEnd();
  return `${cut(text, maxBodyCharacters - note.length - 1)}${note}`;
}

/** GitHub needs a moment to know a pull request everywhere after it was opened. */
const newRequestDelaysMs = [1000, 2000, 4000];

/**
 * GitHub does not know the new pull request yet, or the response was lost. To add something twice
 * changes nothing.
 */
function isTooEarly(error: StatusSnippetsError): boolean {
  const isUnknown = /global id of 'PR_/.test(error.message);
  return isUnknown || isError(error, 'github-unavailable', 'not-found');
}

/** Sends again after each of the delays, as long as the error is one that passes. */
async function askAgain<T>(
  client: GitHubClient,
  delaysMs: readonly number[],
  passes: (error: StatusSnippetsError) => boolean,
  ask: () => Promise<T>,
): Promise<T> {
  const endMs = client.waitUntilMs ?? Number.POSITIVE_INFINITY;
  for (const delayMs of delaysMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isError(error) || !passes(error) || client.now() + delayMs > endMs) throw error;
      await client.sleep(delayMs);
    }
  }
  return ask();
}

/** What a limit of the run prevents is left for the next one. */
function isLeftForNextRun(error: StatusSnippetsError): boolean {
  return isError(error, 'max-writes', 'time-limit');
}

/** What was never added to an open pull request. What a person has removed was added before. */
export function neverAdded(
  extras: Proposal['extras'],
  { added }: Pick<OpenPullRequest, 'added'>,
): Proposal['extras'] {
  const seen = { labels: new Set<string>(), people: new Set<string>(), teams: new Set<string>() };
  let hidesTeams = false;
  for (const event of added?.nodes ?? []) {
    const { label, requestedReviewer, assignee } = event ?? {};
    if (label) seen.labels.add(label.name.toLowerCase());
    const login = requestedReviewer?.login ?? assignee?.login;
    if (login) seen.people.add(`${event?.__typename} ${login}`.toLowerCase());
    if (requestedReviewer?.slug) seen.teams.add(requestedReviewer.slug.toLowerCase());
    // A token that may not read the organization does not see which team it is.
    hidesTeams ||= event?.__typename === 'ReviewRequestedEvent' && !requestedReviewer;
  }
  const without = (names: readonly string[], known: ReadonlySet<string>, prefix = '') =>
    names.filter((name) => !known.has(`${prefix}${name}`.toLowerCase()));
  return {
    labels: without(extras.labels, seen.labels),
    reviewers: without(extras.reviewers, seen.people, 'ReviewRequestedEvent '),
    teamReviewers: hidesTeams ? [] : without(extras.teamReviewers, seen.teams),
    assignees: without(extras.assignees, seen.people, 'AssignedEvent '),
  };
}

/** Returns warnings: a refusal does not undo what was done. */
export async function addExtras(
  client: GitHubClient,
  repository: string,
  { number, url }: NewPullRequest,
  { labels, reviewers, teamReviewers, assignees }: Proposal['extras'],
): Promise<string[]> {
  const rows = [
    ['labels', `issues/${number}/labels`, 'labels', labels],
    ['reviewers', `pulls/${number}/requested_reviewers`, 'reviewers', reviewers],
    ['reviewing teams', `pulls/${number}/requested_reviewers`, 'team_reviewers', teamReviewers],
    ['assignees', `issues/${number}/assignees`, 'assignees', assignees],
  ] as const;
  const warnings: string[] = [];
  for (const [what, route, field, all] of rows) {
    const add = async (names: readonly string[]): Promise<void> => {
      const describe = (added: readonly string[]) =>
        `Adding ${added.map(quote).join(', ')} to the ${what} of ${url} failed`;
      const request = () =>
        client.github.request(`POST /repos/${repository}/${route}`, { [field]: names });
      try {
        const operation = pullRequestOperation(describe(names));
        const send = () => write(client, operation, async () => (await request()).data);
        const { data } = await askAgain(client, newRequestDelaysMs, isTooEarly, send);
        const ignored = field === 'assignees' ? findIgnored(names, data) : [];
        if (ignored.length > 0)
          warnings.push(`${describe(ignored)}: only people with write access can be assigned.`);
      } catch (error) {
        if (!isError(error)) throw error;
        if (isLeftForNextRun(error)) return;
        // GitHub adds none of them if it refuses one.
        if (names.length === 1 || !isError(error, 'detail-refused')) warnings.push(error.message);
        else for (const name of names) await add([name]);
      }
    };
    if (all.length > 0) await add(all);
  }
  return warnings;
}

/** GitHub says nothing about people whom it does not assign. */
function findIgnored(names: readonly string[], data: unknown): string[] {
  const { assignees = [] } = Object(data);
  const assigned = new Set(Array.from(assignees, (one) => String(Object(one).login).toLowerCase()));
  return names.filter((name) => !assigned.has(name.toLowerCase()));
}

/** Together about half a minute, in which GitHub finds out what a new commit requires. */
const autoMergeDelaysMs = [2000, 4000, 8000, 16_000];

/**
 * Returns warnings; what a limit prevents is left for the next run. GitHub refuses if a person has
 * pushed since. `state` is null if the pull request has a new commit.
 */
export async function askForAutoMerge(
  client: GitHubClient,
  { id, url, headRefOid: expectedHeadOid }: NewPullRequest & Pick<OpenPullRequest, 'headRefOid'>,
  method: NonNullable<Proposal['autoMerge']>,
  state: string | null,
): Promise<string[]> {
  const operation = pullRequestOperation(`Asking for an automatic merge of ${url} failed`);
  if (/^(?:CLEAN|UNSTABLE|HAS_HOOKS)$/.test(state ?? '')) {
    // GitHub would refuse in these words.
    const message = `Pull request is in ${state?.toLowerCase()} status`;
    return [toGitHubError({ type: 'UNPROCESSABLE', message }, operation).message];
  }
  const enablePullRequestAutoMerge = {
    pullRequestId: id,
    mergeMethod: method.toUpperCase(),
    expectedHeadOid,
  };
  const delaysMs = state === null ? autoMergeDelaysMs : [];
  const isUndecided = ({ message }: StatusSnippetsError) => undecidedAutoMerge.test(message);
  const ask = () =>
    mutate(
      client,
      operation,
      { enablePullRequestAutoMerge },
      (data) => data.enablePullRequestAutoMerge,
    );
  try {
    await askAgain(client, delaysMs, isUndecided, ask);
    return [];
  } catch (error) {
    if (!isError(error)) throw error;
    return isLeftForNextRun(error) ? [] : [error.message];
  }
}

export function pullRequestOperation(description: string): Operation {
  return { description, permission: 'pull-requests: write', writesPullRequestBranch: true };
}
