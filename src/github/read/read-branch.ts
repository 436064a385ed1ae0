import { query } from '../client/call.ts';
import { type PublishEffects, splitName } from '../client/client.ts';
import { refusalOfComplaints } from '../client/error-mapping.ts';
import type { Complaint } from '../client/failure.ts';
import { BranchNotFoundError, ContendedError, EmptyRepositoryError } from '../errors.ts';
import { filesPerDocument, type HeadQuestion, headDocument } from './branch-query.ts';
import { type BaseBranch, parseSnapshot, type Snapshot } from './branch-snapshot.ts';
import { entriesAt } from './files-at-commit.ts';
import { choosePaths, type FileChoice, listFiles } from './list-tree.ts';
import { readTexts, type StoredFile } from './read-files.ts';

/** Where to publish. */
export interface Target {
  /** `owner/name`. */
  readonly repository: string;
  /** Null for the default branch. */
  readonly branch: string | null;
  /** Our branch for the pull request; null in mode `commit`. */
  readonly ours: string | null;
}

/** Everything a run knows before it decides. */
export interface Head extends Snapshot {
  readonly base: BaseBranch;
  readonly paths: readonly string[];
  /** The texts at the base. */
  readonly files: readonly StoredFile[];
}

const listingTries = 5;

/**
 * Reads the head of the branch with its files: one call, plus the listing where the choice has a glob. The listing is asked
 * for first and by name; should the branch move in between, it is asked for again at the head that was read.
 *
 * @param recent ask for the last commits too
 * @throws {PublishError}
 */
export async function readHead(
  effects: PublishEffects,
  target: Target,
  choice: FileChoice,
  recent: boolean,
): Promise<Head> {
  const question = { ...splitName(target.repository), branch: target.branch, ours: target.ours, recent };
  const byName = target.branch ?? 'HEAD';
  let listing = choice.matches === null ? null : await listFiles(effects, target.repository, byName);
  for (let tries = 0; tries < listingTries; tries += 1) {
    const paths = choosePaths(choice, listing);
    const snapshot = await readSnapshot(effects, { ...question, paths: paths.slice(0, filesPerDocument) });
    const base = baseOf(snapshot, target);
    if (choice.matches === null || listing?.oid === base.oid || listing?.oid === base.treeOid) {
      return complete(effects, { ...snapshot, base, paths });
    }
    const atHead = await listFiles(effects, snapshot.repository.nameWithOwner, base.oid);
    // GitHub's id of a listing is not trusted to be either of the two, so the one that was asked for counts.
    listing = { oid: base.oid, paths: atHead?.paths ?? [] };
    const same = sameList(paths, choosePaths(choice, listing));
    if (same) return complete(effects, { ...snapshot, base, paths });
  }
  throw new ContendedError(byName, listingTries, '');
}

async function readSnapshot(effects: PublishEffects, question: HeadQuestion): Promise<Snapshot> {
  const { text, variables } = headDocument(question);
  const name = `${question.owner}/${question.name}`;
  const doing = { what: `Reading ${name} failed`, needs: 'contents: read', ours: false, rules: [] } as const;
  const reply = await query(effects, text, variables, doing);
  const complaints = reply.complaints.filter((one) => !isTolerable(one));
  if (complaints.length === 0) return parseSnapshot(reply.data, question.paths.length);

  const ofPullRequests = complaints.some(({ path }) => /associatedPullRequests|closed/.test(path));
  const needs = ofPullRequests ? 'pull-requests: write' : 'contents: read';
  throw refusalOfComplaints(complaints, { ...doing, needs });
}

/**
 * Complaints which mean that something is absent or not known: rules are not for every token to see, branches of which one
 * is missing cannot be compared, and a file may be missing.
 */
function isTolerable({ path, type }: Complaint): boolean {
  if (/^repository\.(?:mergeQueue|base\.rules|ours\.compare)\b/.test(path)) return true;
  return type === 'NOT_FOUND' && /\.f\d+$/.test(path);
}

function baseOf({ repository, base }: Snapshot, { branch }: Target): BaseBranch {
  if (base !== null) return base;
  if (repository.empty) throw new EmptyRepositoryError(repository.nameWithOwner);
  throw new BranchNotFoundError(repository.nameWithOwner, branch ?? 'HEAD', repository.defaultBranch);
}

/** Reads what did not fit into the question, and the texts. */
async function complete(effects: PublishEffects, head: Omit<Head, 'files'>): Promise<Head> {
  const { nameWithOwner } = head.repository;
  const rest = head.paths.slice(filesPerDocument);
  const more = async <B extends { oid: string; files: BaseBranch['files'] }>(branch: B): Promise<B> => ({
    ...branch,
    files: [...branch.files, ...(await entriesAt(effects, nameWithOwner, branch.oid, rest))],
  });
  const base = await more(head.base);
  const ours = head.ours && (await more(head.ours));
  const where = `on branch "${base.name}"`;
  const files = await readTexts(effects, nameWithOwner, head.paths, base.files, where);
  return { ...head, base, ours, files };
}

function sameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((path, index) => path === other[index]);
}
