import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { environment } from './command-line.ts';
import {
  copyOfTemplate,
  type Repository,
  shortLivedSettings,
  testerSettings,
} from './repository.ts';
import type { TempFolder } from './temp-folder.ts';

const execute = promisify(execFile);

/** A git server over HTTP with one repository, and a person who works on it. */
export interface GitServer extends AsyncDisposable {
  /** The address with the user and the password that it asks for. */
  readonly url: string;
  readonly user: string;
  readonly password: string;
  readonly requests: Kind[];
  readonly path: string;
  git(...words: string[]): Promise<string>;
  addHook(name: string, script: string): Promise<void>;
  file(name: string): Promise<string>;
  clone(...options: string[]): Promise<Repository>;
  /** With another address as the remote. */
  cloneFrom(address: string, options: readonly string[]): Promise<Repository>;
  commit(files: Readonly<Record<string, string>>, branch?: string): Promise<void>;
  /** What happens to the next requests of a kind: no answer, or an end of the connection after all is done. */
  disturb(kind: Kind, how: 'hang' | 'drop' | null): void;
  /** Somebody does something just before each request of a kind. */
  interfere(kind: Kind, action: () => Promise<unknown>): void;
  read(path: string, branch?: string): Promise<string>;
}

const user = 'bot';
const password = 's3cr%t@1';

export async function startGitServer(
  files: Readonly<Record<string, string>>,
  initOptions: readonly string[] = [],
): Promise<GitServer> {
  const folder = await copyOfTemplate(['server', files, initOptions], async (template) => {
    const path = template.at('acme.git');
    const init = [
      'init',
      '--quiet',
      '--bare',
      '--template=',
      '--initial-branch=main',
      ...initOptions,
      path,
    ];
    await runGit(template, template.path, init);
    const settings =
      '[http]\nreceivepack = true\n[receive]\nadvertisePushOptions = true\n[uploadpack]\nallowFilter = true\n';
    await appendFile(template.at('acme.git/config'), settings + shortLivedSettings);
    await commitTo(template, { '.gitignore': '.cache\nhome\n', ...files }, 'main', null);
  });
  const path = folder.at('acme.git');
  const git: GitServer['git'] = (...words) => runGit(folder, path, words);

  const requests: Kind[] = [];
  const disturbances = new Map<Kind, 'hang' | 'drop'>();
  const children = new Set<ChildProcess>();
  const interferences = new Map<Kind, () => Promise<unknown>>();
  const server = createServer(async (request, response) => {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    if (request.headers.authorization !== authorization) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end('Unauthorized\n');
      return;
    }
    const kind = kindOf(request);
    requests.push(kind);
    await interferences.get(kind)?.();
    const disturbance = disturbances.get(kind);
    if (disturbance !== 'hang')
      await answer(request, response, folder, children, disturbance === 'drop');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${user}:${encodeURIComponent(password)}@${host}/acme.git`;

  /** What a clone is depends on the references only, so that tests share what they clone. */
  const cloneFrom: GitServer['cloneFrom'] = async (address, options) => {
    const target = await copyOfTemplate(
      ['clone', options, referencesOf(path)],
      async (template) => {
        await runGit(folder, template.path, ['clone', '--quiet', ...options, address, '.']);
        await appendFile(template.at('.git/config'), testerSettings);
      },
    );
    const config = await readFile(target.at('.git/config'), 'utf8');
    await writeFile(target.at('.git/config'), config.replace(/(http|file):.*/, address));
    requests.length = 0;
    return { ...target, git: (...words: string[]) => runGit(folder, target.path, words) };
  };
  const addHook = async (name: string, text: string) => {
    await mkdir(folder.at('acme.git/hooks'), { recursive: true });
    await writeFile(folder.at('acme.git/hooks', name), text, { mode: 0o755 });
  };
  return {
    url,
    user,
    password,
    requests,
    path,
    git,
    clone: (...options) => cloneFrom(url, options),
    cloneFrom,
    async commit(changes, branch = 'main') {
      const isNew = branch !== 'main' && (await git('branch', '--list', branch)) === '';
      await commitTo(folder, changes, branch, isNew ? 'main' : branch);
    },
    addHook: async (name, script) => addHook(name, `#!/bin/sh\n${script}\n`),
    file: (name) => readFile(folder.at('acme.git', name), 'utf8'),
    disturb: (kind, how) => {
      if (how === null) disturbances.delete(kind);
      else disturbances.set(kind, how);
    },
    interfere: (kind, action) => interferences.set(kind, action),
    read: (name, branch = 'main') => git('show', `${branch}:${name}`).then((text) => `${text}\n`),
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The files of the references by their paths, in a repository that nobody packs. */
function referencesOf(path: string): string[][] {
  const entries = readdirSync(join(path, 'refs'), { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return files.sort().map((file) => [relative(path, file), readFileSync(file, 'utf8')]);
}

const person = ['Ann', 'ann@a.com'] as const;

async function runGit(
  folder: TempFolder,
  cwd: string,
  words: readonly string[],
  input = '',
): Promise<string> {
  const [name, email] = person;
  const variables = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  const running = execute('git', words, { cwd, env: environment(folder, variables) });
  // A command that does not read its input closes the pipe.
  running.child.stdin?.on('error', () => {}).end(input);
  const { stdout } = await running;
  return stdout.replace(/\n$/, '');
}

/** @param parent null for a first commit */
async function commitTo(
  folder: TempFolder,
  files: Readonly<Record<string, string>>,
  branch: string,
  parent: string | null,
): Promise<void> {
  const writes = Object.entries(files).map(([path, text]) => {
    return `M 100644 inline ${JSON.stringify(path)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  });
  const start = `commit refs/heads/${branch}\ncommitter ${person[0]} <${person[1]}> now\ndata 4\nWork\n`;
  const from = parent === null ? '' : `from refs/heads/${parent}^0\n`;
  const input = [start, from, ...writes].join('');
  await runGit(
    folder,
    folder.at('acme.git'),
    ['fast-import', '--quiet', '--date-format=now'],
    input,
  );
}

/** What does not depend on how it is reached. */
export type GitRepository = Pick<
  GitServer,
  'url' | 'path' | 'git' | 'addHook' | 'file' | 'commit' | 'read'
>;

/** A clone of a repository on the same disk, which takes half the processes of one over HTTP. */
export async function startClone(
  files: Readonly<Record<string, string>>,
  ...cloneOptions: string[]
): Promise<Repository & { readonly server: GitRepository }> {
  const server = await startGitServer(files);
  const url = `file://${server.path}`;
  return withServer(await server.cloneFrom(url, cloneOptions), { ...server, url });
}

export interface WatchedRepository extends GitRepository {
  /** What its clone has connected for since it was made, or since `forgetConnections`. */
  connections(): Promise<readonly string[]>;
  forgetConnections(): Promise<void>;
}

/** A clone of a repository on the same disk, which logs each connection as `read` or `push`. */
export async function startWatchedClone(
  files: Readonly<Record<string, string>>,
  ...cloneOptions: string[]
): Promise<Repository & { readonly server: WatchedRepository }> {
  const { server, ...clone } = await startClone(files, ...cloneOptions);
  const log = join(server.path, 'connections').replaceAll('\\', '/');
  // A shell runs these, with the path of the repository at the end.
  const logAnd = (what: string, program: string) => `"echo ${what} >>'${log}'; ${program}"`;
  const uploadPack = `uploadpack = ${logAnd('read', 'git-upload-pack')}`;
  const receivePack = `receivepack = ${logAnd('push', 'git-receive-pack')}`;
  const settings = ['[remote "origin"]', uploadPack, receivePack, ''];
  await appendFile(clone.at('.git/config'), settings.join('\n'));
  const connections = async () => (await server.file('connections')).match(/\w+/g) ?? [];
  const forgetConnections = () => writeFile(log, '');
  await forgetConnections();
  return { ...clone, server: { ...server, connections, forgetConnections } };
}

/** For tests of connections, addresses and the answers of a server. */
export async function startHttpClone(
  files: Readonly<Record<string, string>>,
  ...cloneOptions: string[]
): Promise<Repository & { readonly server: GitServer }> {
  const server = await startGitServer(files);
  return withServer(await server.clone(...cloneOptions), server);
}

function withServer(clone: Repository, server: GitServer) {
  return {
    ...clone,
    server,
    async [Symbol.asyncDispose]() {
      await clone[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** A connection begins with `connect`. What follows is a list of references, a transfer of objects, or a push. */
type Kind = 'connect' | 'connect to push' | 'read' | 'push';

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  const isPush = url.endsWith('git-receive-pack');
  if (method === 'GET') return isPush ? 'connect to push' : 'connect';
  return isPush ? 'push' : 'read';
}

/** The CGI program of git. Without `git http-backend`, each request takes one process less. */
let backend: string | undefined;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: TempFolder,
  children: Set<ChildProcess>,
  isDropped: boolean,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  backend ??= join(
    execFileSync('git', ['--exec-path'], { encoding: 'utf8' }).trim(),
    'git-http-backend',
  );
  const child = spawn(backend, {
    env: {
      ...environment(folder),
      GIT_PROJECT_ROOT: folder.path,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: pathname,
      QUERY_STRING: search.slice(1),
      REQUEST_METHOD: request.method ?? '',
      REMOTE_USER: user,
      REMOTE_ADDR: '127.0.0.1',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: String(request.headers['content-encoding'] ?? ''),
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
  });
  children.add(child);
  request.pipe(child.stdin);
  child.stdin.on('error', () => {});
  child.stderr.resume();
  const output = await buffer(child.stdout);
  children.delete(child);
  if (isDropped) {
    request.socket.destroy();
    return;
  }
  const end = output.indexOf('\r\n\r\n');
  const headers = output.subarray(0, end).toString().split('\r\n');
  let status = 200;
  for (const header of headers) {
    const [name = '', value = ''] = header.split(': ');
    if (name === 'Status') status = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.writeHead(status).end(output.subarray(end + 4));
}
