import { listBranches, listTree, readBlob, resolveBranch } from './git-repository.ts';
import { readCommit, readObject } from './object-store.ts';
import type { Repositories } from './repositories.ts';
import type { TestRepository } from './test-repository.ts';

export interface RestResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

const notFound: RestResponse = {
  status: 404,
  body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' },
};

export function respondToRest(repositories: Repositories, method: string, url: URL, body: string): RestResponse | null {
  const path = decodeURI(url.pathname);
  const labels = /^\/repos\/([^/]+\/[^/]+)\/issues\/(\d+)\/labels$/.exec(path);
  if (method === 'POST' && labels !== null) {
    const [, name = '', number] = labels;
    const repository = repositories.find(name);
    return repository === null ? notFound : addLabels(repository, Number(number), JSON.parse(body).labels);
  }
  const route = /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\w+))\/git\/(trees|blobs)\/(.+)$/.exec(path);
  if (method !== 'GET' || route === null) return null;
  const [, name, number = '', kind, rest = ''] = route;
  const repository = name === undefined ? repositories.findById(number) : repositories.find(name);
  if (repository === null || repository.settings.contents === 'none') return notFound;
  if (name !== undefined && name.toLowerCase() !== repository.nameWithOwner.toLowerCase())
    return redirect(repository, url);
  const id = decodeURIComponent(rest);
  return kind === 'trees' ? trees(repository, id, url.searchParams.get('recursive') !== null) : blobs(repository, id);
}

function addLabels({ pulls, settings }: TestRepository, number: number, labels: readonly string[]): RestResponse {
  if (settings.pullRequests !== 'write') {
    return { status: 403, body: { message: 'Resource not accessible by integration', status: '403' } };
  }
  const pullRequest = pulls.all.find((one) => one.number === number);
  if (pullRequest === undefined) return notFound;
  if (labels.some((label) => label.length > 50)) return { status: 422, body: { message: 'Validation Failed' } };
  pullRequest.labels.push(...labels.filter((label) => !pullRequest.labels.includes(label)));
  return { status: 200, body: pullRequest.labels.map((name) => ({ name })) };
}

function redirect({ id }: TestRepository, url: URL): RestResponse {
  const location = `${url.origin}${url.pathname.replace(/^\/repos\/[^/]+\/[^/]+/, `/repositories/${id}`)}${url.search}`;
  return { status: 301, headers: { location }, body: { message: 'Moved Permanently', url: location } };
}

function trees({ git, settings, url }: TestRepository, name: string, recursive: boolean): RestResponse {
  if (listBranches(git).length === 0)
    return { status: 409, body: { message: 'Git Repository is empty.', status: '409' } };
  const oid = resolveBranch(git, name) ?? name;
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
