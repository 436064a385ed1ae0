import { listBranches, listTree, readBlob, resolveBranch } from './git-repository.ts';
import { readCommit, readObject } from './object-store.ts';
import type { PullRequestRecord } from './pull-requests.ts';
import type { Repositories } from './repositories.ts';
import { bot, type TestRepository } from './test-repository.ts';

export interface RestResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const notFound: RestResponse = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

export function respondToRest(
  repositories: Repositories,
  method: string,
  url: URL,
  body: string,
): RestResponse | null {
  const path = decodeURI(url.pathname);
  const extra =
    /^\/repos\/([^/]+\/[^/]+)\/(?:issues|pulls)\/(\d+)\/(labels|requested_reviewers|assignees)$/.exec(
      path,
    );
  if (method === 'POST' && extra !== null) {
    const [, name = '', number, kind = ''] = extra;
    const repository = repositories.find(name);
    return repository === null
      ? notFound
      : addToPullRequest(repository, Number(number), kind, JSON.parse(body));
  }
  const route = /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\w+))\/git\/(trees|blobs)\/(.+)$/.exec(
    path,
  );
  if (method !== 'GET' || route === null) return null;
  const [, name, number = '', kind, rest = ''] = route;
  const repository = name === undefined ? repositories.findById(number) : repositories.find(name);
  if (repository === null || repository.settings.contents === 'none') return notFound;
  if (name !== undefined && name.toLowerCase() !== repository.nameWithOwner.toLowerCase())
    return redirect(repository, url);
  const id = decodeURIComponent(rest);
  return kind === 'trees'
    ? trees(repository, id, url.searchParams.get('recursive') !== null)
    : blobs(repository, id);
}

interface Extras {
  readonly labels?: readonly string[];
  readonly reviewers?: readonly string[];
  readonly team_reviewers?: readonly string[];
  readonly assignees?: readonly string[];
}

function addToPullRequest(
  { pulls, settings, nameWithOwner }: TestRepository,
  number: number,
  kind: string,
  sent: Extras,
) {
  const refuse = (status: number, message: string): RestResponse => ({
    status,
    body: { message, status: `${status}` },
  });
  if (settings.pullRequests !== 'write')
    return refuse(403, 'Resource not accessible by integration');
  const pullRequest = pulls.all.find((one) => one.number === number);
  if (pullRequest === undefined) return notFound;
  if (!pulls.isKnown(pullRequest)) {
    const words = `Could not resolve to a node with the global id of '${pullRequest.id}'.`;
    const error = { resource: 'Label', code: 'unprocessable', field: 'data', message: words };
    return { status: 422, body: { message: 'Validation Failed', errors: [error], status: '422' } };
  }
  const { labels = [], reviewers = [], team_reviewers: teams = [], assignees = [] } = sent;
  if (kind === 'labels') {
    if (labels.some((label) => label.length > 50)) return refuse(422, 'Validation Failed');
    const known = new Set(settings.labels.map((label) => label.toLowerCase()));
    if (settings.issues !== 'write' && labels.some((label) => !known.has(label.toLowerCase()))) {
      return refuse(403, 'You do not have permission to create labels on this repository.');
    }
    addNew(pullRequest, 'label', pullRequest.labels, labels);
    return { status: 200, body: pullRequest.labels.map((name) => ({ name })) };
  }
  if (kind === 'assignees') {
    addNew(
      pullRequest,
      'assignee',
      pullRequest.assignees,
      assignees.filter((name) => settings.collaborators.includes(name)),
    );
    return { status: 201, body: { assignees: pullRequest.assignees.map((login) => ({ login })) } };
  }
  if (reviewers.includes(bot.name))
    return refuse(422, 'Review cannot be requested from pull request author.');
  const isUnknown =
    reviewers.some((name) => !settings.collaborators.includes(name)) ||
    teams.some((name) => !settings.teams.includes(name));
  if (isUnknown) {
    const who = `One or more of the users or teams you specified is not a collaborator of the ${nameWithOwner} repository.`;
    return refuse(422, `Reviews may only be requested from collaborators. ${who}`);
  }
  addNew(pullRequest, 'reviewer', pullRequest.reviewers, reviewers);
  addNew(pullRequest, 'team', pullRequest.reviewers, teams);
  return { status: 201, body: { number } };
}

function addNew(
  { added }: PullRequestRecord,
  kind: string,
  list: string[],
  names: readonly string[],
): void {
  const fresh = names.filter((name) => !list.includes(name));
  list.push(...fresh);
  added.push(...fresh.map((name) => [kind, name] as const));
}

function redirect({ id }: TestRepository, url: URL): RestResponse {
  const location = `${url.origin}${url.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${id}`)}${url.search}`;
  return {
    status: 301,
    headers: { location },
    body: { message: 'Moved Permanently', url: location },
  };
}

function trees(
  { git, settings, url, defaultBranch }: TestRepository,
  name: string,
  recursive: boolean,
): RestResponse {
  if (listBranches(git).length === 0)
    return { status: 409, body: { message: 'Git Repository is empty.', status: '409' } };
  const oid = resolveBranch(git, name === 'HEAD' ? defaultBranch : name) ?? name;
  const commit = readCommit(git, oid);
  const tree = commit?.tree ?? oid;
  if (readObject(git, tree)?.type !== 'tree') return notFound;
  const items = listTree(git, tree, recursive);
  const entries = items.slice(0, settings.listingLimit).map(({ path, mode, type, oid, size }) => ({
    path,
    mode,
    type,
    sha: oid,
    ...(type === 'blob' ? { size } : {}),
    url: `${url}/git/${type}s/${oid}`,
  }));
  return {
    status: 200,
    body: {
      sha: commit === null ? tree : oid,
      url: '',
      tree: entries,
      truncated: items.length > settings.listingLimit,
    },
  };
}

function blobs({ git }: TestRepository, oid: string): RestResponse {
  const bytes = readBlob(git, oid);
  if (bytes === null) return notFound;
  // GitHub breaks the lines of base64.
  const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
  return { status: 200, body: { sha: oid, size: bytes.length, content, encoding: 'base64' } };
}
