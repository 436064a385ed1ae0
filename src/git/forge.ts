import type { StatusSnippetsError } from '../core/errors.ts';
import { maxRunAttempts } from '../core/git-entry.ts';
import { escapeCommands } from '../core/quote.ts';
import { gitError } from './run-git.ts';

/** What opens a request: push options of GitLab, AGit of Forgejo and Gitea, or nothing. */
export type Forge = 'gitlab' | 'forgejo' | 'other';

/** What a merge request on GitLab is opened with. */
export interface MergeRequest {
  /** The end of its description. */
  readonly note: string;
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  readonly isDraft: boolean;
  readonly autoMerge: 'merge' | 'squash' | null;
  /** The path of the project whose job this is. */
  readonly project: string | null;
}

interface MergeRequestPush {
  /** The branch that the request is about. */
  readonly base: string;
  /** Where the push goes. */
  readonly address: string;
  /** There is no branch of an earlier run. */
  readonly isNew: boolean;
}

/** The push options that open or update a merge request. Each is one line. */
export function mergeRequestOptions(
  { note, labels, assignees, isDraft, autoMerge, project }: MergeRequest,
  { base, address, isNew }: MergeRequestPush,
  message: string,
): readonly string[] {
  const [title = '', ...body] = message.split('\n');
  const paragraphs = [body.join('\n').trim(), note].filter((text) => text !== '');
  // GitLab reads these two characters as a line break.
  const description = paragraphs.join('\n\n').replaceAll('\n', '\\n');
  const isOwnProject = address.replace(/\.git$/, '').endsWith(`/${project}`);
  const optional: readonly (readonly [isWanted: boolean, option: string])[] = [
    // A request from a fork would otherwise go to the project that it was forked from.
    [isOwnProject, `target_project=${project}`],
    // Once, so that a request stays ready when a person has marked it as ready.
    [isDraft && isNew, 'draft'],
    // GitLab forgets it at each push.
    [autoMerge !== null, 'auto_merge'],
    [autoMerge === 'squash', 'squash'],
  ];
  return [
    'create',
    `target=${base}`,
    `title=${title}`,
    `description=${description}`,
    'remove_source_branch',
    ...optional.flatMap(([isWanted, option]) => (isWanted ? [option] : [])),
    ...labels.map((label) => `label=${label}`),
    ...assignees.map((user) => `assign=${user}`),
  ].map((option) => `merge_request.${option}`);
}

const lostRace = [
  /^\[(remote )?rejected\] .*(stale info|fetch first|\block|failed to update ref)/,
  /^\[(remote )?rejected\] .*(incorrect old value|already exists)/,
  /^\[rejected\] .*non-fast-forward/,
];

/** Whether a push failed because the reference moved or was locked. */
export function isRaceLost(messages: readonly string[]): boolean {
  return messages.some((line) => lostRace.some((pattern) => pattern.test(line)));
}

export function branchMoved(
  action: string,
  place: string,
  messages: readonly string[],
): StatusSnippetsError {
  const fix = `it moved or was locked in ${maxRunAttempts} attempts, so run again later`;
  return gitError('branch-moved', `git could not ${action} ${place}`, fix, messages);
}

/** The error about a push that the server refused, or that did not reach it. */
export function pushRefusal(
  { changeRequest, forge }: { readonly changeRequest: string | null; readonly forge: Forge },
  place: string,
  messages: readonly string[],
): StatusSnippetsError {
  const isRefused = messages.some((line) => line.startsWith('[remote rejected]'));
  const isAbout = (pattern: RegExp) => messages.some((line) => pattern.test(line));
  const fixes = advice
    .filter(([only, pattern]) => (only ?? forge) === forge && isAbout(pattern))
    .map(([, , text]) => text);
  if (isRefused && changeRequest === null)
    fixes.unshift('if the branch is protected, add --change-request status-snippets');
  const problem = isRefused ? `the push to ${place} was refused` : `git could not push to ${place}`;
  return gitError('push-failed', problem, fixes.join('; '), messages);
}

const jobTokenSetting =
  'Settings > CI/CD > Job token permissions > Allow Git push requests to the repository';

/** What may help after a push that failed, on one forge or on all. */
const advice: readonly (readonly [forge: Forge | null, messages: RegExp, text: string])[] = [
  [
    'gitlab',
    /not allowed|denied|forbidden|40[13]|authenticat/i,
    `for a job token, turn on ${jobTokenSetting}`,
  ],
  [
    'forgejo',
    /internal server error|user does not exist/i,
    'the token of a job cannot open a pull request, so use the token of a user, or --forge ' +
      'other for a branch only',
  ],
  [null, /does not support push options/, 'use --forge other'],
];

const requestPath = /\/(?:~?pulls?|pull-requests?|merge_requests|compare)(?:[/?]|$)/;

/** A server may print other links before, such as to alerts about dependencies. */
const requestLinks = [requestPath, /\/diff\/.+\.\./, /\/c\/.+\/\+\/\d/];

/** Where a person can open the request: servers print it, but not Azure DevOps. */
export function linkToOpen(
  messages: readonly string[],
  address: string,
  from: string,
  to: string,
): string | null {
  const links = messages.flatMap((line) => line.match(/https?:\/\/[^\s\p{Cc}]+/gu) ?? []);
  const printed = links.findLast((link) => requestLinks.some((pattern) => pattern.test(link)));
  if (printed !== undefined) return escapeCommands(printed);
  const ssh = /^git@ssh\.(dev\.azure\.com):v3\/([^/]+\/[^/]+)\//;
  const web = address.replace(ssh, 'https://$1/$2/_git/');
  const azure = /^https:\/\/(?:dev\.azure\.com|[\w-]+\.visualstudio\.com)\/.*_git\/[^/?#]+/;
  const [top] = azure.exec(web) ?? [];
  const query = `sourceRef=${encodeURIComponent(from)}&targetRef=${encodeURIComponent(to)}`;
  return top === undefined ? null : `${top}/pullrequestcreate?${query}`;
}
