import type { PublishEffects } from '../client/client.ts';
import type { Doing } from '../client/error-mapping.ts';
import { carriedOut, type Mutation, type Written, write } from '../client/mutation.ts';
import { at, orNull, type Place, textAt } from '../client/response-reader.ts';
import type { CommitEntry, Repository } from '../read/branch-snapshot.ts';
import type { Change, Words } from './changes.ts';
import { type Move, updateRefsInput } from './update-refs.ts';

export interface Commit {
  readonly oid: string;
  readonly url: string;
}

export interface CommitOrder {
  readonly branch: string;
  /** The commit that the branch must still point to. */
  readonly parent: string;
  readonly message: Pick<Words, 'subject' | 'body'>;
  readonly changes: readonly Change[];
}

const commitField = 'createCommitOnBranch(input: $commit) { commit { oid url } }';

/**
 * Writes all changes in one commit. Author and committer are left to GitHub, which then signs the commit, and no more is
 * selected than every token may see.
 */
export async function createCommit(
  effects: PublishEffects,
  repository: Repository,
  order: CommitOrder,
  doing: Doing,
): Promise<Written<Commit>> {
  const document = `mutation Commit($commit: CreateCommitOnBranchInput!) {
  ${commitField}
}`;
  const variables = { commit: commitInput(repository, order) };
  return write(effects, { document, variables, doing }, readCommit);
}

/** What became of pointing a branch somewhere and committing to it: `pointed` tells how far it came. */
export interface PointedAndCommitted {
  readonly pointed: boolean;
  readonly commit: Written<Commit>;
}

/** Points the branch at the commit's parent first, in the same document. */
export async function pointAndCommit(
  effects: PublishEffects,
  repository: Repository,
  from: string,
  order: CommitOrder,
  doing: Doing,
): Promise<PointedAndCommitted> {
  const document = `mutation PointAndCommit($refs: UpdateRefsInput!, $commit: CreateCommitOnBranchInput!) {
  updateRefs(input: $refs) { clientMutationId }
  ${commitField}
}`;
  const move: Move = { branch: order.branch, from, to: order.parent };
  const refs = updateRefsInput(repository.id, [move]);
  let pointed = false;
  const mutation: Mutation = { document, variables: { refs, commit: commitInput(repository, order) }, doing };
  const commit = await write(effects, mutation, (data) => {
    pointed = carriedOut(data, 'updateRefs') !== null;
    return readCommit(data);
  });
  return { pointed, commit };
}

/** Finds the commit of an order whose answer was lost. */
export function findLanded({ parent, message }: CommitOrder, recent: readonly CommitEntry[]): Commit | null {
  const landed = recent.find(
    (one) => one.parents[0] === parent && one.message.startsWith(message.subject.trim()),
  );
  return landed === undefined ? null : { oid: landed.oid, url: landed.url };
}

function commitInput(repository: Repository, { branch, parent, message, changes }: CommitOrder) {
  return {
    branch: { repositoryNameWithOwner: repository.nameWithOwner, branchName: branch },
    expectedHeadOid: parent,
    message: { headline: message.subject, body: message.body },
    fileChanges: {
      additions: changes.map(({ path, bytes }) => ({ path, contents: bytes.toString('base64') })),
    },
  };
}

function readCommit(data: Place): Commit | null {
  return orNull(at(at(data, 'createCommitOnBranch'), 'commit'), (commit) => ({
    oid: textAt(at(commit, 'oid')),
    url: textAt(at(commit, 'url')),
  }));
}
