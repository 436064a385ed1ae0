import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type GraphRequest, rootFields, violations } from './document.ts';
import { executeGraph } from './execute.ts';
import { badGateway, type Fault } from './faults.ts';
import type { HostedRepository, RepositoryOptions } from './hosted-repository.ts';
import { defaultLimits, LimitCounter, type Limits } from './limits.ts';
import { Repositories } from './repositories.ts';
import { type RestResponse, respondToRest } from './rest.ts';

export interface GitHubOptions extends RepositoryOptions {
  /** `owner/name`; `acme/site` unless given. */
  readonly repository?: string;
  readonly token?: string;
  /** Returns the time, in milliseconds since 1970; by default the time of the machine. */
  readonly now?: () => number;
}

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  /** The root fields of the GraphQL document; `trees`, `blobs`, `labels`, `assignees` or `requested_reviewers` for REST. */
  readonly operations: readonly string[];
  readonly document: string | null;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  response: RestResponse | null;
}

/** A server that behaves like GitHub, on the loopback interface. It has one repository; tests may add others. */
export interface GitHubForTests
  extends AsyncDisposable,
    Pick<
      HostedRepository,
      'git' | 'settings' | 'pulls' | 'push' | 'head' | 'text' | 'otherBranches'
    > {
  /** The value for `GITHUB_API_URL`. GraphQL is at `/graphql` below this address. */
  readonly url: string;
  readonly token: string;
  readonly repository: string;
  readonly limits: Limits;
  readonly calls: RecordedCall[];
  readonly violations: string[];
  readonly points: number;
  add(nameWithOwner: string, options?: RepositoryOptions): HostedRepository;
  remove(nameWithOwner: string): void;
  /** For a client that only pretends to wait. The server then knows new pull requests. */
  passTime(milliseconds: number): void;
  injectFault(operation: string, fault: Fault, times?: number): void;
  /** Makes GitHub give up on each query with such a document. */
  failReading(isTooMuch: (document: string) => boolean): void;
}

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubForTests> {
  const { repository = 'acme/site', token = 'ghs_s3cr3t', now = Date.now } = options;
  let passedMs = 0;
  const repositories = new Repositories({ now: () => Date.now() + passedMs });
  const { git, settings, pulls, push, head, text, otherBranches } = repositories.add(
    repository,
    options,
  );
  const limits = defaultLimits();
  const counter = new LimitCounter(limits, now);
  const calls: RecordedCall[] = [];
  const schemaViolations: string[] = [];
  const defects: unknown[] = [];
  let isTooMuch = (_: string) => false;
  const faults: { operation: string; fault: Fault; times: number }[] = [];

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      defects.push(error);
      response.destroy();
    });
  });
  // By default, the server closes a connection that is idle for five seconds. Where a test blocks the process for as long,
  // client and server would do so at the same time, and requests would be lost.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const sent = await readBody(request);
    const graph = address.pathname === '/graphql' ? readGraph(sent) : null;
    const call = record(request.method ?? 'GET', address, graph);
    const fault = isTooMuch(call.document ?? '')
      ? badGateway('before')
      : takeFault(call.operations);
    response.setHeader('x-github-request-id', call.requestId);
    if (request.headers.authorization !== `token ${token}` || counter.isTokenExpired)
      return send(response, badCredentials);
    if (fault?.kind === 'meanwhile') await fault.happen();
    else await fault?.carryOutPart?.();
    const early = fault !== null && fault.kind !== 'meanwhile' && !fault.after;
    const usual = early ? null : await carryOut(call.method, address, graph ?? sent);
    if (fault?.kind === 'hang-up') return void response.destroy();
    call.response = fault?.kind === 'response' ? fault.response : (usual ?? notFound);
    send(response, call.response);
  }

  async function carryOut(
    method: string,
    address: URL,
    sent: GraphRequest | string,
  ): Promise<RestResponse | null> {
    if (typeof sent === 'string') return respondToRest(repositories, method, address, sent);
    const server = { repositories, limits, missingFields: settings.missingFields };
    const answered = counter.count(sent) ?? (await executeGraph(server, sent));
    return { ...answered, headers: { ...counter.headers, ...answered.headers } };
  }

  function record(method: string, address: URL, graph: GraphRequest | null): RecordedCall {
    const rest = /\/(?:git\/|(?:issues|pulls)\/\d+\/)(\w+)/.exec(address.pathname)?.[1];
    const operations = graph === null ? [rest ?? address.pathname] : rootFields(graph);
    const document = graph?.query ?? null;
    const call: RecordedCall = {
      method,
      path: address.pathname + address.search,
      operations,
      document,
      variables: graph?.variables ?? {},
      requestId: `4C1E:2F6A:${calls.length}`,
      response: null,
    };
    calls.push(call);
    if (graph !== null) schemaViolations.push(...violations(graph));
    return call;
  }

  function takeFault(operations: readonly string[]): Fault | null {
    const waiting = faults.find(
      ({ operation, times }) => times > 0 && operations.includes(operation),
    );
    if (waiting === undefined) return null;
    waiting.times -= 1;
    return waiting.fault;
  }

  return {
    url,
    token,
    repository,
    limits,
    git,
    settings,
    pulls,
    push,
    head,
    text,
    otherBranches,
    calls,
    violations: schemaViolations,
    get points() {
      return counter.points;
    },
    add: (nameWithOwner, added = {}) => repositories.add(nameWithOwner, added),
    remove: (nameWithOwner) => repositories.remove(nameWithOwner),
    passTime: (milliseconds) => {
      passedMs += milliseconds;
    },
    injectFault: (operation, fault, times = 1) => void faults.push({ operation, fault, times }),
    failReading: (matches) => {
      isTooMuch = matches;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await repositories[Symbol.asyncDispose]();
      if (defects.length > 0) throw new AggregateError(defects, 'the GitHub for tests is broken');
    },
  };
}

const notFound: RestResponse = { status: 404, body: { message: 'Not Found', status: '404' } };
const badCredentials: RestResponse = {
  status: 401,
  body: { message: 'Bad credentials', status: '401' },
};

function send(response: ServerResponse, { status, headers = {}, body }: RestResponse): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

function readGraph(body: string): GraphRequest {
  // Only the client of this project and the tests send requests, so the body has the form of GraphQL over HTTP.
  return JSON.parse(body) as GraphRequest;
}
