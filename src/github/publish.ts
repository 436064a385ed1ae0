import { query } from './client/call.ts';
import { type PublishEffects, splitName } from './client/client.ts';
import { refusalOfComplaints } from './client/error-mapping.ts';
import { at, orNull, textAt } from './client/response-reader.ts';
import type { Render } from './commit/changes.ts';
import { commitDirectly } from './commit/commit-to-branch.ts';
import { EmptyRepositoryError } from './errors.ts';
import type { Published } from './publish-result.ts';
import { propose } from './pull-request/update.ts';
import type { FileChoice } from './read/list-tree.ts';

export interface PublishRequest {
  /** `owner/name`; an old name of a renamed repository will do. */
  readonly repository: string;
  /** The branch to read and refresh; null for the default branch (in mode `pull-request` that is one call more). */
  readonly branch: string | null;
  readonly files: FileChoice;
  readonly mode:
    | { readonly kind: 'commit' }
    | {
        readonly kind: 'pull-request';
        /** Our branch; null for `status-snippets/<branch>`. */
        readonly branch: string | null;
      };
}

/**
 * Renders the files as they stand at the head of a branch and publishes what changed: in one verified commit on the branch,
 * or in one pull request that is kept up to date. Nothing is written where nothing changes. Calls to GitHub: nothing to do
 * 1, commit 2, one lost race 4, first pull request 3, pull request already right 1; globs add one each time the head is
 * read.
 *
 * @param render see {@link Render}; what it throws is passed on
 * @throws {PublishError}
 */
export async function publish(
  effects: PublishEffects,
  request: PublishRequest,
  render: Render,
): Promise<Published> {
  const { repository, branch, files, mode } = request;
  if (mode.kind === 'commit')
    return commitDirectly(effects, { repository, branch, ours: null }, files, render);
  const base = branch ?? (await defaultBranch(effects, repository));
  const ours = mode.branch ?? `status-snippets/${base}`;
  return propose(effects, { repository, branch: base, ours }, files, render);
}

async function defaultBranch(effects: PublishEffects, repository: string): Promise<string> {
  const document = `query DefaultBranch($owner: String!, $name: String!) {
  repository(owner: $owner, name: $name) { defaultBranchRef { name } }
}`;
  const doing = {
    what: `Reading ${repository} failed`,
    needs: 'contents: read',
    ours: false,
    rules: [],
  } as const;
  const { data, complaints } = await query(effects, document, splitName(repository), doing);
  if (complaints.length > 0) throw refusalOfComplaints(complaints, doing);
  const name = at(at(at({ value: data, path: '' }, 'repository'), 'defaultBranchRef'), 'name');
  const found = orNull(name, textAt);
  if (found === null) throw new EmptyRepositoryError(repository);
  return found;
}
