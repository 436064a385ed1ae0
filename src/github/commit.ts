import type { CreateCommitOnBranchInput } from '@octokit/graphql-schema';
import { StatusSnippetsError } from '../core/errors.ts';
import { refuseExecutable } from '../core/git-entry.ts';
import type { BranchTarget, HeadCommit } from './branch-query.ts';
import { type GitHubClient, mutate, repeat } from './client.ts';
import { type KnownCommit, readCommit, type Selection } from './files.ts';
import type { Operation } from './refusals.ts';

export type Commit = Pick<HeadCommit, 'oid' | 'url'>;

export interface NewCommit {
  readonly changes: readonly { readonly path: string; readonly after: string }[];
  readonly message: { readonly subject: string; readonly body: string };
}

export type Committed = NonNullable<Awaited<ReturnType<typeof commit>>>;

/**
 * Starts again with reading if the branch moves meanwhile or a response is lost, up to five times.
 * @param makeChange makes the change from what was read; null if the run ends without one
 */
export async function commit(
  client: GitHubClient,
  target: BranchTarget,
  selection: Selection,
  makeChange: (known: KnownCommit) => Promise<NewCommit | null>,
) {
  let input: CreateCommitOnBranchInput | null = null;
  return repeat(client, async (isLost) => {
    const known = await readCommit(client, target, selection);
    const { nameWithOwner: repository, base } = known;
    const branch = base?.name ?? ''; // never empty: without a branch, reading it fails
    const done = ({ oid, url }: Commit) => {
      return { outcome: 'committed', repository, branch, commit: { oid, url } } as const;
    };
    if (isLost && input && base?.target && isCommitOf(input, base.target)) return done(base.target);
    const change = await makeChange(known);
    if (change === null || change.changes.length === 0) return null;
    input = commitInput(known, change, branch);
    const operation = commitOperation(branch, repository);
    const inputs = { createCommitOnBranch: input };
    return done(
      await mutate(client, operation, inputs, (data) => data.createCommitOnBranch?.commit),
    );
  });
}

export function commitOperation(branch: string, repository: string): Operation {
  return {
    description: `Committing to branch "${branch}" of ${repository} failed`,
    permission: 'contents: write',
  };
}

function isCommitOf(
  { expectedHeadOid, message }: CreateCommitOnBranchInput,
  { parents, message: text }: HeadCommit,
) {
  return parents.nodes[0]?.oid === expectedHeadOid && text.startsWith(message.headline.trim());
}

/** It sets no author, so that GitHub signs the commit. */
export function commitInput(
  known: KnownCommit,
  { changes, message }: NewCommit,
  branch: string,
): CreateCommitOnBranchInput {
  const additions = changes.map(({ path, after }) => {
    refuseExecutable(
      path,
      known.entries.get(path)?.mode,
      'use `mode: write` and commit with git, or remove the bit',
    );
    const bytes = Buffer.from(after);
    if (bytes.toString() !== after) {
      const problem = 'would contain text that UTF-8 cannot represent';
      throw new StatusSnippetsError('not-utf8', { subject: path, problem });
    }
    return { path, contents: bytes.toString('base64') };
  });
  return {
    branch: { repositoryNameWithOwner: known.nameWithOwner, branchName: branch },
    expectedHeadOid: known.commit.oid,
    message: { headline: message.subject, body: message.body },
    fileChanges: { additions },
  };
}
