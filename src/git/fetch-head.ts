import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { invalidInput, StatusSnippetsError } from '../text/errors.ts';
import { type CommitEntry, fileMode, folderMode, folderOf, maxAttempts, withFolders } from '../text/git-entry.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';

export interface PushTarget {
  /** Null for the branch of the checkout; if there is none, for the default branch of the remote. */
  readonly branch: string | null;
  /** Null to push to `branch` itself. */
  readonly changeRequest: string | null;
  /** What opens a request: push options of GitLab, AGit of Forgejo and Gitea, or nothing. */
  readonly forge: 'gitlab' | 'forgejo' | 'other';
  /** The end of the description of a change request. */
  readonly note: string;
  /** These three are for GitLab. */
  readonly labels: readonly string[];
  readonly assignees: readonly string[];
  /** The path of the project whose job this is. */
  readonly project: string | null;
  readonly dryRun: boolean;
}

/** The head of the remote branch, whatever is checked out. `base` is its id. */
export type Head = Readonly<Awaited<ReturnType<typeof fetchHead>>>;

/** How many of the newest requests of AGit are searched for ours. */
const maxSearchedRequests = 50;

const pullRequests = 'refs/pull/*/head';

/**
 * Begins the last line of the message of a commit on the branch of a change request. The branch follows, and the id of the commit
 * without this line. So amending it is noticed, even if its dates stay the same.
 */
export const changeTrailer = 'Status-Snippets-Change:';

const checkAccess = 'check the address and the credentials';

/** The ids by full names, the newest pull request first; for `HEAD`, also the branch that it means. */
export async function listReferences({ online, shown }: Repository, patterns: readonly string[]) {
  const { ok, bytes, messages } = await online(['ls-remote', '--symref', '--sort=-v:refname'], patterns);
  if (!ok) throw gitError('push-failed', `git could not read ${shown}`, checkAccess, messages);
  const listed = bytes.toString();
  // A pattern also matches the end of a longer name.
  const isAskedFor = (name: string) => patterns.includes(name) || patterns.includes(name.replace(/\/\d+\//, '/*/'));
  const found = [...listed.matchAll(/^(\w+)\t(.+)$/gm)].map(([, id = '', name = '']) => [name, id] as const);
  const meant = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed)?.[1] ?? 'HEAD';
  return { ids: new Map(found.filter(([name]) => isAskedFor(name))), meant };
}

export async function fetchHead(repository: Repository, target: PushTarget, attempt: number) {
  const { changeRequest, forge } = target;
  const baseName = target.branch === null ? 'HEAD' : `refs/heads/${target.branch}`;
  const requestName = forge === 'forgejo' ? pullRequests : `refs/heads/${changeRequest}`;
  const names = changeRequest === null ? [baseName] : [baseName, requestName];
  const { ids, meant } = await listReferences(repository, names);
  const branch = target.branch ?? meant;
  if (branch === changeRequest) {
    const [problem, fix] = ['is the branch that the request is about', 'use another one, such as status-snippets'];
    throw invalidInput('change-request', { value: branch, problem, fix });
  }
  const base = ids.get(baseName);
  if (base === undefined || branch === 'HEAD') {
    const fields = { problem: `has no branch ${branch}`, fix: 'push it, or name another one with --branch' };
    const code = attempt === 1 ? 'invalid-input' : 'push-failed'; // later, it was deleted meanwhile
    throw new StatusSnippetsError(code, { subject: repository.shown, ...fields });
  }
  const requests = new Map([...ids].filter(([name]) => name !== baseName).slice(0, maxSearchedRequests));
  await fetchCommits(repository, new Map([[`refs/heads/${branch}`, base], ...requests]));
  const request = await findRequest(repository, base, target, [...requests.values()]);
  return { ...target, repository, branch, base, tree: openTree(repository, base), request, listed: ids };
}

/** With all that they contain: a commit can be here without its files, after a fetch that was interrupted. */
async function fetchCommits(repository: Repository, references: ReadonlyMap<string, string>) {
  const { git, online, shown, isPartial, isTracked } = repository;
  const areHere = async (before: readonly string[], after: readonly string[] = []) => {
    // Without `--missing=print`, a partial clone would fetch what is missing at once, and again all that it already has.
    const { ok, bytes } = await git(['rev-list', '--missing=print', ...before, ...references.values(), ...after]);
    return ok && !bytes.includes('?');
  };
  // A partial clone lacks files anyway, and stores all of a fetch or nothing, so it is enough to look for the commits.
  // `--ignore-missing` is for broken references among `--all`, and must not precede `references`, which must exist.
  const areComplete = () =>
    isPartial ? areHere(['--no-walk']) : areHere(['--objects', '--quiet'], ['--ignore-missing', '--not', '--all']);
  if (await areComplete()) return;
  const { ok, messages } = await online([...quietFetch, ...(isTracked ? [] : ['--refmap='])], [...references.keys()]);
  // After success, git has checked that all is there. A fetch that failed may have stored all, and only have lost a race for a
  // local reference. If these commits are still missing, the branch moved after it was listed.
  if (ok ? await areHere(['--no-walk']) : await areComplete()) return;
  const isGone = messages.some((line) => /find remote ref|upload-pack: not our ref/.test(line));
  if (ok || isGone) throw branchMoved('fetch from', shown, messages);
  throw gitError('push-failed', `git could not fetch from ${shown}`, checkAccess, messages);
}

/**
 * Finds the request of an earlier run: the head of its branch; with AGit, which names no branch, the newest pull request with a
 * commit of ours. Null if there is none, and for a push to the branch itself.
 */
async function findRequest(repository: Repository, base: string, target: PushTarget, candidates: readonly string[]) {
  const { run, isShallow } = repository;
  const { forge, changeRequest } = target;
  for (const commit of candidates) {
    const count = async (...args: string[]) => Number(await run(['rev-list', '--count', ...args, commit, `^${base}`]));
    const ofOurs = ['--fixed-strings', `--grep=${changeTrailer} ${changeRequest} `];
    if (forge === 'forgejo' && (await count(...ofOurs)) === 0) continue;
    const newCommits = await count();
    const isAlone = newCommits === 1 || (isShallow && newCommits > 0); // older commits of a shallow base count as new, too
    return {
      commit,
      /** One commit of this program, which nobody rewrote, and nothing else: it may be moved and deleted. */
      isOurs: isAlone && (await isOriginal(repository, commit, `${changeRequest}`)),
      /** The base contains it. */
      isMerged: newCommits === 0,
    };
  }
  return null;
}

/** Whether the commit is, byte for byte, what `writeCommit` made. */
export async function isOriginal({ run }: Repository, commit: string, changeRequest: string): Promise<boolean> {
  const text = (await run(['cat-file', 'commit', commit])).toString('latin1');
  const [, header = '', message = ''] = /^(.*?)\n\n(.*)$/s.exec(text) ?? [];
  const [line = '', key, branch = '', draftId] = /\n\n([^ \n]+) ([^ \n]+) (\w+)\n$/.exec(message) ?? [];
  if (key !== changeTrailer || Buffer.from(branch, 'latin1').toString() !== changeRequest) return false;
  const unsigned = header.replace(/\ngpgsig(?:-sha256)? .*(?:\n .*)*/g, '');
  const content = Buffer.from(`${unsigned}\n\n${message.slice(0, -line.length)}\n`, 'latin1');
  const hash = createHash(commit.length === 40 ? 'sha1' : 'sha256').update(`commit ${content.length}\0`);
  return hash.update(content).digest('hex') === draftId;
}

export function branchMoved(action: string, place: string, messages: readonly string[]) {
  const fix = `it moved or was locked in ${maxAttempts} attempts, so run again later`;
  return gitError('branch-moved', `git could not ${action} ${place}`, fix, messages);
}

const quietFetch = ['fetch', '--no-tags', '--no-prune', '--no-recurse-submodules', '--no-write-fetch-head'];

/** A command line may have no room for more: then the whole commit is listed. */
const maxFoldersPerCommand = 50;

function openTree({ git, online, run, shown, isPartial }: Repository, commit: string) {
  const known = new Map<string, CommitEntry>([['', { mode: folderMode, id: commit }]]);
  const listedFolders = new Set<string>();

  /** What is in the folders of these paths, and in the folders above them. `docs/` is a path in `docs`. */
  async function entries(paths: readonly string[]): Promise<ReadonlyMap<string, CommitEntry>> {
    const isAbsent = (folder: string): boolean =>
      listedFolders.has(folderOf(folder)) ? !known.has(folder) : folder !== '' && isAbsent(folderOf(folder));
    const folders = withFolders(paths.map(folderOf)).filter((path) => !listedFolders.has(path) && !isAbsent(path));
    if (folders.length > 0) await (folders.length <= maxFoldersPerCommand ? list('-t', folders) : list('-rt'));
    for (const folder of folders) listedFolders.add(folder);
    return known;
  }

  /** The files, links and submodules at any depth. One that is not UTF-8 cannot be specified. */
  async function files(): Promise<ReadonlyMap<string, CommitEntry>> {
    await list('-rt');
    return new Map([...known].filter(([path, { mode }]) => mode !== folderMode && !path.includes('\uFFFD')));
  }

  async function list(depth: '-t' | '-rt', folders: readonly string[] = []): Promise<void> {
    const paths = folders.map((folder) => posix.join('.', folder, '/'));
    const args = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree', depth, commit, '--', ...paths];
    const lines = `${await run(args)}`.matchAll(/(\d+) \w+ (\w+)\t([^\0]+)\0/g);
    for (const [, mode = '', id = '', path = ''] of lines) known.set(path, { mode, id });
  }

  /** In the order of the paths, which were among the entries. */
  async function readBlobs(paths: readonly string[]): Promise<Buffer[]> {
    const ids = paths.map((path) => known.get(path)?.id ?? '');
    await fetchMissing(ids);
    const output = await run(['cat-file', '--batch'], ids.map((id) => `${id}\n`).join(''));
    let position = 0;
    return ids.map((id) => {
      const start = output.indexOf('\n', position) + 1;
      const [, size] = /^\w+ blob (\d+)\n$/.exec(output.toString('latin1', position, start)) ?? [];
      if (size === undefined) throw gitError('push-failed', `git cannot read the object ${id}`, 'check the repository');
      position = start + Number(size) + 1;
      return output.subarray(start, position - 1);
    });
  }

  /** At once: git itself would fetch each blob that a partial clone lacks by its own connection, without a time limit. */
  async function fetchMissing(ids: readonly string[]): Promise<void> {
    if (!isPartial) return;
    const { bytes } = await git(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
    const missing = new Set([...bytes.toString('latin1').matchAll(/^\?(\w+)/gm)].map(([, id]) => id));
    const wanted = ids.filter((id) => missing.has(id));
    const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...quietFetch, '--stdin'];
    if (wanted.length === 0) return;
    const { ok, messages } = await online(args, [], wanted.join('\n'));
    if (!ok) throw gitError('push-failed', `git could not fetch from ${shown}`, checkAccess, messages);
  }

  /** The id of this tree with other texts. */
  async function write(texts: ReadonlyMap<string, string>): Promise<string> {
    const paths = withFolders([...texts.keys()]);
    const found = await entries(paths);
    const modeOf = (path: string) => found.get(path)?.mode;
    const taken = paths.find((path) => modeOf(path) && texts.has(path) === (modeOf(path) === folderMode));
    if (taken !== undefined)
      throw gitError('push-failed', `${taken} cannot be written`, 'a file and a folder have this name');
    // A commit that no branch keeps, only for its tree: `ls` writes it, and `reset` deletes the name.
    const name = `refs/status-snippets-${crypto.randomUUID()}`;
    const writes = [...texts].map(([path, text]) => {
      const quoted = path.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n');
      return `M ${fileMode} inline "${quoted}"\ndata ${Buffer.byteLength(text)}\n${text}\n`;
    });
    const start = `commit ${name}\ncommitter <> 0 +0000\ndata 0\nfrom ${commit}\n`;
    const end = `ls ""\nreset ${name}\nfrom ${'0'.repeat(commit.length)}\n`;
    const printed = await run(['fast-import', '--quiet'], [start, ...writes, end].join(''));
    return /^\d+ tree (\w+)/.exec(`${printed}`)?.[1] ?? '';
  }

  return { entries, files, readBlobs, write };
}
