import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { executeGraph, type GraphRequest, rootFields, violations } from './execute.ts';
import type { Fault } from './faults.ts';
import type { Git } from './git.ts';
import {
  createBareRepository,
  type FileContent,
  type Identity,
  itemAt,
  listBranches,
  readBlob,
  resolveBranch,
  writeCommit,
} from './git-repository.ts';
import { PullRequests } from './pull-requests.ts';
import { answerRest, type RestAnswer } from './rest.ts';
import { defaultSettings, type Settings } from './settings.ts';
import type { TestRepository } from './test-repository.ts';

export interface GitHubOptions {
  /** `owner/name`; `acme/site` unless given. */
  readonly repository?: string;
  /** The default branch; `main` unless given. */
  readonly branch?: string;
  /** The files of the first commit; without them the repository is empty. */
  readonly files?: Readonly<Record<string, FileContent>>;
  readonly objectFormat?: 'sha1' | 'sha256';
  /** The only token that is accepted. */
  readonly token?: string;
}

/** A request that arrived. */
export interface RecordedCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The root fields of the document, or `trees` or `blobs`. */
  readonly operations: readonly string[];
  readonly document: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** A GitHub with one repository, answering on the loopback interface. */
export interface GitHubForTests extends AsyncDisposable {
  /** What `GITHUB_API_URL` holds; GraphQL is at `/graphql` below it. */
  readonly url: string;
  readonly token: string;
  readonly repository: string;
  readonly git: Git;
  readonly settings: Settings;
  readonly pulls: PullRequests;
  /** Every request, in the order of arrival. */
  readonly calls: RecordedCall[];
  /** Where documents went against GitHub's schema. */
  readonly violations: string[];
  /** Lets a fault injectFault the next requests (one, unless `times` says more) that hold the operation. */
  injectFault(operation: string, fault: Fault, times?: number): void;
  /** A person pushes a commit. */
  push(branch: string, files: Readonly<Record<string, FileContent>>, message?: string): Promise<string>;
  /** The commit a branch points to, or null. */
  head(branch: string): Promise<string | null>;
  /** A file's text at a branch. */
  text(branch: string, path: string): Promise<string>;
  /** All branches but the default one. */
  otherBranches(): Promise<string[]>;
}

const person: Identity = { name: 'Pat Person', email: 'pat@example.com' };

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubForTests> {
  const { repository = 'acme/site', branch = 'main', files, objectFormat = 'sha1', token = 'ghs_s3cr3t' } = options;
  const git = await createBareRepository({ branch, objectFormat, files, author: person });
  const settings = defaultSettings();
  const pulls = new PullRequests(git);
  const calls: RecordedCall[] = [];
  const broken: string[] = [];
  const defects: unknown[] = [];
  const faults: { operation: string; fault: Fault; times: number }[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      defects.push(error);
      response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const page = `https://github.com/${repository}`;
  const testRepository: TestRepository = {
    git,
    nameWithOwner: repository,
    defaultBranch: branch,
    id: 'R_1',
    url: page,
    settings,
    pulls,
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const graph = address.pathname === '/graphql' ? readGraph(await readBody(request)) : null;
    const call = record(request.method ?? 'GET', address, graph);
    const fault = takeFault(call.operations);
    if (request.headers.authorization !== `token ${token}`) return send(response, badCredentials);
    if (fault?.kind === 'meanwhile') await fault.happen();
    else await fault?.half?.();
    const early = fault !== null && fault.kind !== 'meanwhile' && !fault.after;
    const usual = early ? null : await carryOut(call.method, address, graph);
    if (fault?.kind === 'hang-up') response.destroy();
    else send(response, fault?.kind === 'answer' ? fault.answer : (usual ?? notFound));
  }

  async function carryOut(method: string, address: URL, graph: GraphRequest | null): Promise<RestAnswer | null> {
    if (graph === null) return answerRest(testRepository, method, address);
    return { status: 200, body: await executeGraph(testRepository, graph) };
  }

  function record(method: string, address: URL, graph: GraphRequest | null): RecordedCall {
    const rest = /\/git\/(\w+)\//.exec(address.pathname)?.[1];
    const operations = graph === null ? [rest ?? address.pathname] : rootFields(graph);
    const document = graph?.query ?? null;
    const call = {
      method,
      path: address.pathname + address.search,
      operations,
      document,
      variables: graph?.variables ?? {},
    };
    calls.push(call);
    if (graph !== null) broken.push(...violations(graph));
    return call;
  }

  function takeFault(operations: readonly string[]): Fault | null {
    const waiting = faults.find(({ operation, times }) => times > 0 && operations.includes(operation));
    if (waiting === undefined) return null;
    waiting.times -= 1;
    return waiting.fault;
  }

  async function push(name: string, content: Readonly<Record<string, FileContent>>, message = 'Edit by hand') {
    const head = await resolveBranch(git, name);
    const parents = head === null ? [] : [head];
    const oid = writeCommit(git, {
      parents,
      files: content,
      message,
      author: person,
      committer: person,
    });
    await git.run(['update-ref', `refs/heads/${name}`, oid]);
    await pulls.branchMoved(name, oid);
    return oid;
  }

  return {
    url,
    token,
    repository,
    git,
    settings,
    pulls,
    calls,
    violations: broken,
    injectFault: (operation, fault, times = 1) => void faults.push({ operation, fault, times }),
    push,
    head: (name) => resolveBranch(git, name),
    text: async (name, path) => {
      const head = await resolveBranch(git, name);
      const item = head === null ? null : itemAt(git, head, path);
      const bytes = item === null ? null : readBlob(git, item.oid);
      if (bytes === null) throw new Error(`there is no file ${path} on branch ${name}`);
      return bytes.toString();
    },
    otherBranches: async () => (await listBranches(git)).filter((name) => name !== branch).sort(),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await git[Symbol.asyncDispose]();
      if (defects.length > 0) throw new AggregateError(defects, 'the GitHub for tests is broken');
    },
  };
}

const notFound: RestAnswer = { status: 404, body: { message: 'Not Found', status: '404' } };
const badCredentials: RestAnswer = { status: 401, body: { message: 'Bad credentials', status: '401' } };

function send(response: ServerResponse, { status, headers = {}, body }: RestAnswer): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function readGraph(body: string): GraphRequest {
  // A client of ours, or a test, sent it: the shape is GraphQL over HTTP.
  return JSON.parse(body) as GraphRequest;
}
