import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { itemAt, readBlob, resolveBranch } from './git-repository.ts';
import { startGitHub } from './github.ts';
import type { HostedRepository } from './hosted-repository.ts';
import { readCommit } from './object-store.ts';
import type { PullRequestRecord } from './pull-requests.ts';
import type { RestResponse } from './rest.ts';

/** What a token may do besides reading and writing contents. */
export interface Permissions {
  readonly pullRequests: boolean;
  readonly issues: boolean;
}

interface Hosted {
  readonly repository: HostedRepository;
  readonly settings: Record<
    'private' | 'allow_auto_merge' | 'web_commit_signoff_required',
    boolean
  >;
  readonly rulesets: Map<number, unknown>;
  /** How often the first commit of a new repository is asked for before it is there. */
  looksUntilReady: number;
}

/** The words of GitHub for a plan that does not include a rule. */
const planWords =
  'Invalid rule commit_message_pattern: Upgrade to GitHub Enterprise to enable this rule.';

/**
 * A GitHub for tests with what the owner of an organization does through the REST API: create and set up repositories, set
 * rules, close and merge pull requests, start workflows. The organization has the plan Free.
 */
export async function startSandbox(
  ownRepository: string,
  tokens: Readonly<Record<string, Permissions>>,
) {
  const github = await startGitHub();
  const own = github.add(ownRepository, { files: { 'README.md': '' } });
  const hosted = new Map<string, Hosted>([[ownRepository, host(own)]]);
  /** The next requests are refused because of the rate; the client may try again at once. */
  const limits: RestResponse[] = [];
  const unknownRoutes: string[] = [];

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) =>
      send(response, { status: 500, body: String(error) }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const body = Buffer.concat(chunks).toString();
    const permissions = tokens[request.headers.authorization?.replace('token ', '') ?? ''];
    if (permissions === undefined)
      return send(response, { status: 401, body: { message: 'Bad credentials' } });
    const { method = 'GET', url = '/' } = request;
    const limit = method === 'GET' ? limits.pop() : undefined;
    if (limit !== undefined) return send(response, limit);
    const answer = respond(method, new URL(url, 'http://localhost'), body);
    if (answer !== null) return send(response, await answer);
    for (const { repository } of hosted.values()) {
      Object.assign(repository.settings, {
        pullRequests: permissions.pullRequests ? 'write' : 'none',
        issues: permissions.issues ? 'write' : 'none',
      });
    }
    const { 'content-type': type = '', accept = '' } = request.headers;
    const headers = { authorization: `token ${github.token}`, 'content-type': type, accept };
    const forwarded = await fetch(`${github.url}${url}`, {
      method,
      headers,
      ...(body && { body }),
      redirect: 'manual',
    });
    if (forwarded.status === 404 && url !== '/graphql') unknownRoutes.push(`${method} ${url}`);
    response
      .writeHead(forwarded.status, { 'content-type': 'application/json' })
      .end(await forwarded.text());
  }

  function respond(
    method: string,
    url: URL,
    body: string,
  ): RestResponse | Promise<RestResponse> | null {
    const [, kind, owner = '', name = '', ...rest] = decodeURI(url.pathname).split('/');
    const sent = body.startsWith('{') ? JSON.parse(body) : {};
    if (method === 'POST' && kind === 'orgs') {
      const repository = github.add(`${owner}/${sent.name}`);
      hosted.set(`${owner}/${sent.name}`, {
        ...host(repository),
        looksUntilReady: sent.auto_init ? 2 : Infinity,
      });
      return { status: 201, body: { name: sent.name } };
    }
    if (kind !== 'repos') return null;
    const found = hosted.get(`${owner}/${name}`);
    if (found === undefined) return notFound;
    const path = rest.join('/');
    for (const [route, answer] of routes) {
      const match = route.exec(`${method} ${path}`);
      if (match !== null)
        return answer({ ...found, found, sent, query: url.searchParams }, match[1] ?? '');
    }
    return null;
  }

  return {
    github,
    limits,
    unknownRoutes,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await github[Symbol.asyncDispose]();
    },
  };
}

function host(repository: HostedRepository): Hosted {
  const settings = { private: false, allow_auto_merge: false, web_commit_signoff_required: false };
  repository.settings.autoMergeAllowed = false;
  return { repository, settings, rulesets: new Map(), looksUntilReady: 0 };
}

function send(response: ServerResponse, { status, headers = {}, body }: RestResponse): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(status === 204 ? undefined : JSON.stringify(body));
}

const notFound: RestResponse = { status: 404, body: { message: 'Not Found' } };
const noContent: RestResponse = { status: 204, body: null };
const refuse = (status: number, message: string): RestResponse => ({ status, body: { message } });

interface Asked extends Hosted {
  readonly found: Hosted;
  // biome-ignore lint/suspicious/noExplicitAny: the script of this project is the only client.
  readonly sent: any;
  readonly query: URLSearchParams;
}

type Answer = (asked: Asked, part: string) => RestResponse | Promise<RestResponse>;

/** What each route answers, by method and path below the repository. The first that matches answers. */
const routes: readonly (readonly [RegExp, Answer])[] = [
  [/^GET $/, ({ settings }) => ({ status: 200, body: settings })],
  [/^PATCH $/, changeSettings],
  [/^GET contents\/(.+)$/, readContents],
  [/^PUT contents\/(.+)$/, writeContents],
  [/^GET git\/ref\/heads\/(.+)$/, ({ repository }, name) => refOf(repository, name)],
  [/^POST git\/refs$/, createRef],
  [/^DELETE git\/refs\/heads\/(.+)$/, deleteRef],
  [/^GET commits\/(.+)$/, readCommitOf],
  [/^GET pulls$/, listPullRequests],
  [
    /^GET pulls\/(\d+)$/,
    ({ repository }, number) => ({ status: 200, body: pull(repository.pulls.get(Number(number))) }),
  ],
  [/^PATCH pulls\/(\d+)$/, changePullRequest],
  [/^PUT pulls\/(\d+)\/merge$/, mergePullRequest],
  [
    /^GET rulesets$/,
    ({ rulesets }) => ({ status: 200, body: [...rulesets.keys()].map((id) => ({ id })) }),
  ],
  [/^POST rulesets$/, createRuleset],
  [/^DELETE rulesets\/(\d+)$/, deleteRuleset],
  [/^PUT branches\/main\/protection$/, ({ repository }) => protect(repository, 'classic')],
  [/^DELETE branches\/main\/protection$/, unprotect],
  [
    /^GET actions\/runs$/,
    () => ({ status: 200, body: { workflow_runs: [run('action_required')] } }),
  ],
  [/^POST actions\/workflows\/release\.yml\/dispatches$/, () => noContent],
  [
    /^GET actions\/workflows\/release\.yml\/runs$/,
    () => ({ status: 200, body: { workflow_runs: [run('success')] } }),
  ],
];

const run = (conclusion: string) => ({ status: 'completed', conclusion });

function changeSettings({ settings, repository, sent }: Asked): RestResponse {
  Object.assign(settings, sent);
  repository.settings.autoMergeAllowed = settings.allow_auto_merge;
  return { status: 200, body: settings };
}

async function readContents({ repository, found }: Asked, path: string): Promise<RestResponse> {
  const { git } = repository;
  if (found.looksUntilReady > 0) {
    found.looksUntilReady -= 1;
    if (found.looksUntilReady === 0)
      await repository.push('main', { 'README.md': '# A repository\n' });
    return found.looksUntilReady > 0 ? notFound : refuse(409, 'Git Repository is empty.');
  }
  const item = itemAt(git, resolveBranch(git, 'main') ?? '', path);
  const bytes = item === null ? null : readBlob(git, item.oid);
  if (item === null || bytes === null) return notFound;
  const content = bytes.toString('base64').replace(/.{60}/g, '$&\n');
  return { status: 200, body: { sha: item.oid, content } };
}

async function writeContents({ repository, sent }: Asked, path: string): Promise<RestResponse> {
  const { git } = repository;
  const branch = sent.branch ?? 'main';
  const before = itemAt(git, resolveBranch(git, branch) ?? '', path);
  if (before !== null && sent.sha === undefined)
    return refuse(422, 'Invalid request.\n\n"sha" wasn\'t supplied.');
  if (before !== null && sent.sha !== before.oid)
    return refuse(409, `${path} does not match ${sent.sha}`);
  await repository.push(branch, { [path]: Buffer.from(sent.content, 'base64') }, sent.message);
  return { status: before === null ? 201 : 200, body: {} };
}

function refOf({ git }: HostedRepository, name: string): RestResponse {
  const sha = resolveBranch(git, name);
  return sha === null ? notFound : { status: 200, body: { object: { sha } } };
}

function createRef({ repository, sent }: Asked): RestResponse {
  const name = sent.ref.replace('refs/heads/', '');
  if (resolveBranch(repository.git, name) !== null) return refuse(422, 'Reference already exists');
  repository.pulls.setBranch(name, sent.sha);
  return { status: 201, body: {} };
}

function deleteRef({ repository }: Asked, name: string): RestResponse {
  if (resolveBranch(repository.git, name) === null) return refuse(422, 'Reference does not exist');
  repository.pulls.setBranch(name, null);
  return noContent;
}

function readCommitOf({ repository: { git } }: Asked, name: string): RestResponse {
  const commit = readCommit(git, resolveBranch(git, name) ?? '');
  const verification = {
    verified: commit?.committerEmail === 'noreply@github.com',
    reason: 'valid',
  };
  return commit === null
    ? notFound
    : { status: 200, body: { commit: { message: commit.message, verification } } };
}

const pull = (record: PullRequestRecord) => ({
  number: record.number,
  state: record.state === 'OPEN' ? 'open' : 'closed',
  body: record.body || null,
  head: { sha: record.headOid },
  labels: record.labels.map((name) => ({ name })),
  auto_merge: record.autoMerge && { merge_method: record.autoMerge.toLowerCase() },
});

function listPullRequests({ repository, query }: Asked): RestResponse {
  const [owner] = repository.nameWithOwner.split('/');
  const found = repository.pulls.all
    .filter(({ head }) => query.get('head') === `${owner}:${head}`)
    .map(pull);
  const state = query.get('state');
  return { status: 200, body: found.filter((one) => state === 'all' || one.state === state) };
}

function changePullRequest({ repository, sent }: Asked, number: string): RestResponse {
  const record = repository.pulls.get(Number(number));
  if (record.state === 'MERGED' && sent.state !== undefined)
    return refuse(422, 'Validation Failed');
  if (sent.state === 'closed') repository.pulls.close(record.number);
  if (sent.body !== undefined) record.body = sent.body;
  return { status: 200, body: pull(record) };
}

async function mergePullRequest(
  { repository, sent }: Asked,
  number: string,
): Promise<RestResponse> {
  if (repository.pulls.get(Number(number)).state !== 'OPEN')
    return refuse(405, 'Pull Request is not mergeable');
  await repository.pulls.merge(Number(number), sent.merge_method);
  return { status: 200, body: { merged: true } };
}

function createRuleset({ repository, rulesets, sent }: Asked): RestResponse {
  const [{ type }] = sent.rules;
  if (type === 'commit_message_pattern') return refuse(422, planWords);
  const id = rulesets.size + 1;
  rulesets.set(id, sent);
  if (type !== 'required_signatures') protect(repository, 'ruleset');
  if (type === 'required_status_checks') Object.assign(repository.settings, { mergeRule: 'check' });
  return { status: 201, body: { id } };
}

function deleteRuleset({ repository, rulesets }: Asked, id: string): RestResponse {
  if (!rulesets.delete(Number(id))) return notFound;
  repository.settings.protections.clear();
  return noContent;
}

function protect({ settings }: HostedRepository, kind: 'classic' | 'ruleset'): RestResponse {
  settings.protections.set('main', kind);
  return { status: 200, body: {} };
}

function unprotect({ repository }: Asked): RestResponse {
  return repository.settings.protections.delete('main')
    ? noContent
    : refuse(404, 'Branch not protected');
}
