import { exitOf, invalidInput, isError, StatusSnippetsError } from '../text/errors.ts';
import { adviceAbout, couldNotOpen, type Forge, linkToOpen, type RequestExtras, requestOptions } from './forge.ts';
import { entryOf, fromBytes, objectId, readBlobs, Tree, writeTree } from './objects.ts';
import type { Repository } from './repository.ts';
import { gitError } from './run-git.ts';

export interface PushTarget extends RequestExtras {
  /** Null for the branch of the checkout; if there is none, for the default branch of the remote. */
  readonly branch: string | null;
  /** Null to push to `branch` itself. */
  readonly changeRequest: string | null;
  readonly forge: Forge;
  readonly dryRun: boolean;
}

/** The head of the remote branch, whatever is checked out. */
export interface FetchedCommit {
  /** For messages. */
  readonly place: string;
  readonly tree: Tree;
  /** In the order of the ids. */
  readonly readBlobs: (ids: readonly string[]) => Promise<readonly Buffer[]>;
}

export interface Change {
  /** The new texts by their paths from the top of the repository; empty if nothing is to be done. */
  readonly files: ReadonlyMap<string, string>;
  readonly message: string;
  /** The end of the description of a change request. */
  readonly note: string;
}

interface Publication {
  readonly outcome: 'pushed' | 'deleted' | 'unchanged' | 'would-push' | 'would-delete';
  readonly remote: string;
  readonly branch: string;
  readonly commit: string | null;
}

/** Returns the entry of the JSON report, and a line for people. */
export type Publish = (change: Change) => Promise<{ readonly publication: Publication; readonly message: string }>;

interface Head extends PushTarget {
  readonly repository: Repository;
  readonly branch: string;
  /** What a change is based on. */
  readonly base: string;
  readonly tree: Tree;
  readonly request: Request | null;
}

/** The branch of the change request; with AGit, the pull request. */
interface Request {
  readonly commit: string;
  /** One commit of this program, which nobody rewrote, and nothing else: it may be moved and deleted. */
  readonly isOurs: boolean;
  /** The base contains it. */
  readonly isMerged: boolean;
}

const maxAttempts = 5;

/** How many of the newest requests of AGit are searched for ours. */
const maxSearchedRequests = 50;

const pullRequests = 'refs/pull/*/head';

/**
 * The last line of a message on the branch of a change request. The branch follows, and the id that the commit has without
 * this line. So each change of the commit shows, even if all dates are kept.
 */
const trailer = 'Status-Snippets-Change:';

/**
 * Works at the head of a remote branch; again if the branch or the request moves before the result is pushed.
 * @throws {StatusSnippetsError} `invalid-input`, `push-failed`, `branch-moved`, `commits-by-others`, and as `work` does
 */
export async function pushFrom<Result>(
  repository: Repository,
  target: PushTarget,
  work: (commit: FetchedCommit, publish: Publish) => Promise<Result>,
  pause: (attempt: number) => Promise<void>,
): Promise<Result> {
  const checkedOut = await repository.git(['symbolic-ref', '--quiet', '--short', 'HEAD']);
  let branch = target.branch ?? (checkedOut.bytes.toString().trim() || null);
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const head = await fetchHead(repository, { ...target, branch }, attempt);
        branch = head.branch;
        return await work(toFetchedCommit(head), (change) => publish(head, change));
      } catch (error) {
        if (!isError(error, 'branch-moved') || attempt === maxAttempts) throw error;
        await pause(attempt);
      }
    }
  } catch (error) {
    if (!isError(error) || exitOf(error.code) !== 'publishing') throw error;
    const failed = {
      outcome: 'failed',
      remote: repository.shown,
      branch: target.changeRequest ?? branch,
      commit: null,
    };
    throw new StatusSnippetsError(error.code, { ...error.fields, publish: failed, cause: error });
  }
}

function toFetchedCommit({ repository, branch, base, tree }: Head): FetchedCommit {
  const read = async (ids: readonly string[]) => {
    if (ids.length > 1) await fetchMissingBlobs(repository, base, ids);
    return readBlobs(repository.run, ids);
  };
  return { place: `${branch} on ${repository.shown}`, tree, readBlobs: read };
}

const checkAccess = 'check the address and the credentials';

/** The ids by full names, the newest pull request first; for `HEAD`, also the branch that it means. */
async function listReferences({ online, shown }: Repository, patterns: readonly string[]) {
  const { ok, bytes, words } = await online(['ls-remote', '--symref', '--sort=-v:refname'], patterns);
  if (!ok) throw gitError('push-failed', `git could not read ${shown}`, checkAccess, words);
  const listed = bytes.toString();
  // A pattern also matches the end of a longer name.
  const isAskedFor = (name: string) =>
    patterns.includes(name) || (patterns.includes(pullRequests) && /^refs\/pull\/\d+\/head$/.test(name));
  const found = [...listed.matchAll(/^(\w+)\t(\S+)$/gm)].map(([, id = '', name = '']) => [name, id] as const);
  const meant = /^ref: refs\/heads\/(\S+)\tHEAD$/m.exec(listed)?.[1] ?? 'HEAD';
  return { ids: new Map(found.filter(([name]) => isAskedFor(name))), meant };
}

async function fetchHead(repository: Repository, target: PushTarget, attempt: number): Promise<Head> {
  const { changeRequest, forge } = target;
  const baseName = target.branch === null ? 'HEAD' : `refs/heads/${target.branch}`;
  const requestName = forge === 'forgejo' ? pullRequests : `refs/heads/${changeRequest}`;
  const { ids, meant } = await listReferences(
    repository,
    changeRequest === null ? [baseName] : [baseName, requestName],
  );
  const branch = target.branch ?? meant;
  if (branch === changeRequest) {
    const [problem, fix] = ['is the branch that the request is about', 'use another one, such as status-snippets'];
    throw invalidInput('--change-request', { value: branch, problem, fix });
  }
  const base = ids.get(baseName);
  if (base === undefined || branch === 'HEAD') {
    const fields = { problem: `has no branch ${branch}`, fix: 'push it, or name another one with --branch' };
    const code = attempt === 1 ? 'invalid-input' : 'push-failed';
    throw new StatusSnippetsError(code, { subject: repository.shown, ...fields });
  }
  const requests = new Map([...ids].filter(([name]) => name !== baseName).slice(0, maxSearchedRequests));
  await fetchCommits(repository, new Map([[`refs/heads/${branch}`, base], ...requests]));
  const head = { ...target, repository, branch, base, tree: new Tree(repository.run, base), request: null };
  return changeRequest === null ? head : { ...head, request: await findRequest(head, [...requests.values()]) };
}

const quietFetch = ['fetch', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head'];

/** They get no name here, so that nothing is left but objects that git removes some day. */
async function fetchCommits(
  { git, online, shown }: Repository,
  references: ReadonlyMap<string, string>,
): Promise<void> {
  const areHere = async () => {
    // The option keeps a partial clone from fetching them without what it has.
    const { ok, bytes } = await git(['rev-list', '--no-walk', '--missing=print', ...references.values()]);
    return ok && !bytes.includes('?');
  };
  if (await areHere()) return;
  const { ok, words } = await online([...quietFetch, '--no-prune', '--refmap='], [...references.keys()]);
  if (ok && (await areHere())) return;
  if (ok || words.some((line) => /find remote ref/.test(line))) throw hasMoved('fetch from', shown, words);
  throw gitError('push-failed', `git could not fetch from ${shown}`, checkAccess, words);
}

/** At once: git itself would fetch each blob that a partial clone lacks by a connection of its own. */
async function fetchMissingBlobs({ git, online }: Repository, commit: string, ids: readonly string[]): Promise<void> {
  if (!(await git(['config', '--get-regexp', '^remote\\..*\\.promisor$'])).ok) return;
  const { bytes } = await git(['rev-list', '--objects', '--no-walk', '--missing=print', commit]);
  const missing = new Set([...bytes.toString('latin1').matchAll(/^\?(\w+)/gm)].map(([, id]) => id));
  const wanted = ids.filter((id) => missing.has(id));
  const args = ['-c', 'fetch.negotiationAlgorithm=noop', ...quietFetch, '--filter=blob:none', '--stdin'];
  if (wanted.length > 0) await online(args, [], wanted.join('\n'));
}

/** AGit names no branch, so there the newest request with a commit of ours counts. */
async function findRequest(
  { repository: { run, isShallow }, base, forge, changeRequest }: Head,
  candidates: readonly string[],
): Promise<Request | null> {
  for (const commit of candidates) {
    const countNew = async (...args: string[]) =>
      Number(await run(['rev-list', '--count', ...args, commit, `^${base}`]));
    const ownCommits = await countNew('--fixed-strings', `--grep=${trailer} ${changeRequest} `);
    if (forge === 'forgejo' && ownCommits === 0) continue;
    const newCommits = await countNew();
    const isAlone = newCommits === 1 || (isShallow && newCommits > 0);
    const isOurs = isAlone && isOriginal(await run(['cat-file', 'commit', commit]), commit, `${changeRequest}`);
    return { commit, isOurs, isMerged: newCommits === 0 };
  }
  return null;
}

/** Whether the commit is, byte for byte, what `writeCommit` made. */
function isOriginal(commit: Buffer, id: string, changeRequest: string): boolean {
  const [, header = '', message = ''] = /^(.*?)\n\n(.*)$/s.exec(commit.toString('latin1')) ?? [];
  const [line = '', branch, draftId] = /\n\nStatus-Snippets-Change: (\S+) (\w+)\n$/.exec(message) ?? [];
  const unsigned = header.replace(/\ngpgsig.*(?:\n .*)*/g, '');
  const draft = `${unsigned}\n\n${message.slice(0, -line.length)}\n`;
  return fromBytes(branch ?? '') === changeRequest && objectId('commit', Buffer.from(draft, 'latin1'), id) === draftId;
}

async function publish(head: Head, change: Change): ReturnType<Publish> {
  const { repository, changeRequest, request, dryRun } = head;
  const { shown } = repository;
  const isDue = change.files.size > 0;
  const isAGit = changeRequest !== null && head.forge === 'forgejo';
  const branch = changeRequest ?? head.branch;
  const place = `${branch} on ${shown}`;
  const report = (outcome: Publication['outcome'], message: string, commit: string | null = null) => {
    return { publication: { outcome, remote: shown, branch, commit }, message };
  };

  // Git cannot close a request of AGit.
  if (!isDue && (request === null || isAGit)) return report('unchanged', '');
  const stays = request?.isMerged
    ? 'contains no request, so it stays as it is'
    : 'contains commits of others, so it stays as it is';
  if (!isDue && request?.isMerged) return report('unchanged', `${place} ${stays}`);
  if (isDue && (await isRight(head, change))) return report('unchanged', `${place} is already right`);
  if (request?.isOurs === false) {
    const fix = 'merge it, delete it, or name another branch';
    throw new StatusSnippetsError('commits-by-others', { problem: `${place} ${stays}`, fix });
  }
  const moot = `${place}, which is not needed any more`;
  if (dryRun)
    return isDue ? report('would-push', `would push to ${place}`) : report('would-delete', `would delete ${moot}`);

  const name = isAGit ? `refs/for/${head.branch}` : `refs/heads/${branch}`;
  const expected = changeRequest === null ? head.base : (request?.commit ?? '');
  const commit = isDue ? await writeCommit(head, change) : '';
  const options = isDue && changeRequest !== null ? optionsOf(head, change, changeRequest) : [];
  // On the branch itself our commit is a child of its head: there the lease only keeps a deleted branch deleted.
  const lease = isAGit ? null : expected;
  const { ok, words } = await push(repository, `${commit}:${name}`, lease, options);
  if (!ok) {
    // The connection can end after the server did what it was asked for. AGit has no branch to look at.
    const now = isAGit ? expected : ((await listReferences(repository, [name])).ids.get(name) ?? '');
    if (now !== commit) throw describeRefusal(head, place, words, now !== expected);
  }
  if (couldNotOpen(words)) {
    // The next run would call the branch right.
    if (request === null) await push(repository, `:${name}`, commit, []);
    throw gitError('push-failed', `the server opened no request for ${place}`, '', words);
  }
  if (!isDue) return report('deleted', `deleted ${moot}`);
  const link = changeRequest && linkToOpen(words, repository.address, changeRequest, head.branch);
  return report('pushed', `pushed ${commit.slice(0, 10)} to ${place}${link ? `, see ${link}` : ''}`, commit);
}

/**
 * Whether the request changes the files as this run would change those of the base, so that it can be merged without a
 * conflict. If it is ours, it must change nothing else.
 */
async function isRight({ repository, tree, base, request }: Head, { files }: Change): Promise<boolean> {
  if (request === null || request.isMerged) return false;
  // Where the request begins. A shallow clone may not know that, but one of ours has only one commit.
  const known = `${(await repository.git(['merge-base', base, request.commit])).bytes}`.trim();
  if (known === '' && !request.isOurs) return false;
  const start = known || `${request.commit}^`;
  const diff = await repository.run(['diff-tree', '-r', '-z', '--no-renames', start, request.commit]);
  const lines = diff.toString('latin1').matchAll(/:(.*?) \w\0(.*?)\0/gs);
  const changes = new Map([...lines].map(([, change, path = '']) => [fromBytes(path), change]));
  if (request.isOurs && changes.size > files.size) return false;
  const nothing = { mode: '000000', id: '0'.repeat(base.length) };
  for (const [path, text] of files) {
    const [before, after] = [(await tree.entry(path)) ?? nothing, entryOf(text, base)];
    if (changes.get(path) !== `${before.mode} ${after.mode} ${before.id} ${after.id}`) return false;
  }
  return true;
}

async function writeCommit({ repository, base, tree, changeRequest }: Head, change: Change): Promise<string> {
  const { run, git } = repository;
  const treeId = await writeTree(run, tree, change.files, base);
  const isKnown = (await git(['-c', 'user.useConfigOnly=true', 'var', 'GIT_COMMITTER_IDENT'])).ok;
  const identity = isKnown ? [] : ['-c', 'user.name=status-snippets', '-c', 'user.email=status-snippets@localhost'];
  const date = `@${Math.floor(Date.now() / 1000)} +0000`;
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const create = async (message: string, ...options: string[]) => {
    const args = [...identity, 'commit-tree', ...options, '-p', base, treeId];
    return `${await run(args, `${message}\n`, env)}`.trim();
  };
  // What `git commit` looks at by itself.
  const signs = `${(await git(['config', '--type=bool', 'commit.gpgSign'])).bytes}`.trim() === 'true';
  const signature = signs ? ['-S'] : [];
  const message = change.message.trimEnd();
  if (changeRequest === null) return create(message, ...signature);
  return create(`${message}\n\n${trailer} ${changeRequest} ${await create(message)}`, ...signature);
}

function optionsOf(head: Head, { message, note }: Change, changeRequest: string): readonly string[] {
  const { forge, branch, request, repository } = head;
  const [title = '', ...body] = message.split('\n');
  const description = [body.join('\n').trim(), note].filter((text) => text !== '').join('\n\n');
  const isOwnProject = repository.address.replace(/\.git$/, '').endsWith(`/${head.project}`);
  const project = isOwnProject ? head.project : null;
  return requestOptions[forge]({
    ...head,
    changeRequest,
    branch,
    title,
    description,
    project,
    isUpdate: request !== null,
  });
}

/** @param lease what the branch must be now, empty if there must be none; null for what is no branch */
function push({ online }: Repository, refspec: string, lease: string | null, options: readonly string[]) {
  const args = ['--porcelain', '--no-verify', '--no-follow-tags', '--recurse-submodules=no'];
  if (lease !== null) args.push(`--force-with-lease=${refspec.replace(/^\w*:/, '')}:${lease}`);
  return online(['push', ...args, ...options.map((option) => `--push-option=${option}`)], [refspec]);
}

const lostRacePattern =
  /^\[(remote )?rejected\] .*(stale info|fetch first|non-fast-forward|lock|failed to update ref|incorrect old value|already exists)/;

function describeRefusal({ changeRequest, forge }: Head, place: string, words: readonly string[], isOther: boolean) {
  if (isOther || words.some((line) => lostRacePattern.test(line))) return hasMoved('push to', place, words);
  const isRefused = words.some((line) => line.startsWith('[remote rejected]'));
  const advice = adviceAbout(forge, words);
  if (isRefused && changeRequest === null)
    advice.unshift('if the branch is protected, add --change-request status-snippets');
  const problem = isRefused ? `the push to ${place} was refused` : `git could not push to ${place}`;
  return gitError('push-failed', problem, advice.join('; '), words);
}

function hasMoved(action: string, place: string, words: readonly string[]) {
  const fix = `it moved or was locked in ${maxAttempts} attempts, so run again later`;
  return gitError('branch-moved', `git could not ${action} ${place}`, fix, words);
}
