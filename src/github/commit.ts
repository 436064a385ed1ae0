import type { BranchTarget, HistoryCommit } from './branch-query.ts';
import { type GitHubClient, type MutationResult, mutate, waitBeforeRetry } from './client.ts';
import { type FilesAt, filesRefused, readAt, type Selection } from './files.ts';
import type { Operation } from './refusals.ts';
import { blobOid, regularFileMode } from './tree.ts';

export interface Commit {
  readonly oid: string;
  readonly url: string;
}

export interface CommitMessage {
  readonly subject: string;
  readonly body: string;
}

export interface Change {
  readonly at: FilesAt;
  readonly changes: readonly { readonly path: string; readonly after: string }[];
  readonly message: CommitMessage;
}

export interface Committed {
  readonly outcome: 'committed';
  /** The current `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  readonly commit: Commit;
}

interface FileContent {
  readonly path: string;
  readonly bytes: Buffer;
  readonly oid: string;
}

export interface CommitRequest {
  readonly branch: string;
  readonly parent: string;
  readonly message: CommitMessage;
  readonly changes: readonly FileContent[];
}

export const createCommitField = 'createCommitOnBranch(input: $commit) { commit { oid url } }';

export interface CommitData {
  readonly createCommitOnBranch?: { readonly commit?: Commit | null } | null;
}

/**
 * Commits a change to a branch. If the branch moves between reading and writing, or a response is lost, it starts again with
 * reading, up to five times.
 *
 * @param refresh makes the change from what was read; null if the run ends without one
 * @returns null if there is nothing to commit
 */
export async function commit(
  client: GitHubClient,
  target: BranchTarget,
  selection: Selection,
  refresh: (at: FilesAt) => Promise<Change | null>,
): Promise<Committed | null> {
  /** The request for a commit that may exist, because the response was lost. */
  let unconfirmed: CommitRequest | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const at = await readAt(client, target, selection);
    const done = (oid: Commit): Committed => {
      return { outcome: 'committed', repository: at.repository, branch: at.branch ?? '', commit: oid };
    };
    const existing = unconfirmed && findCommit(unconfirmed, at.history);
    if (existing) return done(existing);
    const change = await refresh(at);
    if (change === null || change.changes.length === 0) return null;
    const request = {
      branch: at.branch ?? '',
      parent: at.commit,
      message: change.message,
      changes: toFileContents(change),
    };
    const result = await createCommit(client, at, request);
    if (result.outcome === 'done') return done(result.value);
    if (result.outcome === 'unknown') unconfirmed = request;
    await waitBeforeRetry(client, request.branch, attempt, result);
  }
}

export function toFileContents({ at, changes }: Pick<Change, 'at' | 'changes'>): FileContent[] {
  return changes.map(({ path, after }) => {
    const entry = at.entries.get(path);
    if (!entry) throw new Error(`${path} was not read`);
    if (entry.mode !== regularFileMode) {
      const reason = 'is executable (mode 100755), and a commit through the GitHub API would make it mode 100644';
      const message = `${reason}; use \`mode: write\` and commit with git, or remove the bit`;
      throw filesRefused([{ path, code: 'executable', message }]);
    }
    const bytes = Buffer.from(after);
    if (bytes.toString() !== after) {
      throw filesRefused([{ path, code: 'not-utf8', message: 'would contain text that UTF-8 cannot represent' }]);
    }
    return { path, bytes, oid: blobOid(bytes, entry.oid) };
  });
}

/** Writes all files in one commit. It sets no author and no committer, so that GitHub signs the commit. */
async function createCommit(
  client: GitHubClient,
  { repository, rules }: FilesAt,
  request: CommitRequest,
): Promise<MutationResult<Commit>> {
  const operation: Operation = {
    description: `Committing to branch "${request.branch}" of ${repository} failed`,
    permission: 'contents: write',
    branchRules: rules,
  };
  const text = `mutation Commit($commit: CreateCommitOnBranchInput!) { ${createCommitField} }`;
  const variables = { commit: commitInput(repository, request) };
  return mutate(
    client,
    { text, variables },
    operation,
    (data: CommitData) => data.createCommitOnBranch?.commit ?? null,
  );
}

export function commitInput(repository: string, { branch, parent, message, changes }: CommitRequest) {
  return {
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: parent,
    message: { headline: message.subject, body: message.body },
    fileChanges: { additions: changes.map(({ path, bytes }) => ({ path, contents: bytes.toString('base64') })) },
  };
}

export function findCommit({ parent, message }: CommitRequest, history: readonly HistoryCommit[]): Commit | null {
  const subject = message.subject.trim();
  const found = history.find((one) => one.parents[0] === parent && one.message.startsWith(subject));
  return found === undefined ? null : { oid: found.oid, url: found.url };
}
