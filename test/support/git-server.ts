import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { environment } from './command-line.ts';
import { type CommitFiles, type History, openHistory } from './history.ts';
import { openReferences, type References } from './references.ts';
import {
  copyOfTemplate,
  type Repository,
  shortLivedSettings,
  testerSettings,
} from './repository.ts';
import type { TempFolder } from './temp-folder.ts';

const execute = promisify(execFile);

/** A git server over HTTP with one repository, and a person who works on it. */
export interface GitServer extends History, References, AsyncDisposable {
  /** The address with the user and the password that it asks for. */
  readonly url: string;
  readonly password: string;
  readonly path: string;
  /** Somebody commits these files; a branch that does not exist starts at `main`. */
  commit(files: CommitFiles, branch?: string): Promise<void>;
  addHook(name: string, script: string): Promise<void>;
  file(name: string): Promise<string>;
  clone(...options: string[]): Promise<Repository>;
  /** With another address as the remote. */
  cloneFrom(address: string, options: readonly string[]): Promise<Repository>;
  /** What happens to the next requests of a kind: no answer, or an end of the connection after all is done. */
  disturb(kind: Kind, how: 'hang' | 'drop'): void;
  /** Somebody does something just before each request of a kind. */
  interfere(kind: Kind, action: () => unknown): void;
}

const user = 'bot';
const password = 's3cr%t@1';

export async function startGitServer(
  files: CommitFiles,
  initOptions: readonly string[] = [],
): Promise<GitServer> {
  const begin = () =>
    copyOfTemplate(['bare', initOptions], async (template) => {
      const init = ['init', '--quiet', '--bare', '--template=', '--initial-branch=main'];
      await runGit(template, template.path, [...init, ...initOptions, 'acme.git']);
      const settings = [
        ...['[http]', 'receivepack = true', '[receive]', 'advertisePushOptions = true'],
        ...['[uploadpack]', 'allowFilter = true', shortLivedSettings],
      ];
      await appendFile(template.at('acme.git/config'), settings.join('\n'));
    });
  const folder = await copyOfTemplate(['server', files, initOptions], async (template) => {
    await using bare = await begin();
    cpSync(bare.path, template.path, { recursive: true });
    const { importCommit } = historyIn(template);
    await importCommit({ '.gitignore': '.cache\nhome\n', ...files }, 'main', null);
  });
  return serve(folder);
}

/** Serves `acme.git` of a folder, which is removed with the server. */
async function serve(folder: TempFolder): Promise<GitServer> {
  const path = folder.at('acme.git');
  const references = openReferences(path);
  const history = historyIn(folder);

  const disturbances = new Map<Kind, 'hang' | 'drop'>();
  const children = new Set<ChildProcess>();
  const interferences = new Map<Kind, () => unknown>();
  const server = createServer(async (request, response) => {
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    if (request.headers.authorization !== authorization) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="git"' }).end('Unauthorized\n');
      return;
    }
    const kind = kindOf(request);
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
      ['clone', options, references.references()],
      async (template) => {
        await runGit(folder, template.path, ['clone', '--quiet', ...options, address, '.']);
        await appendFile(template.at('.git/config'), testerSettings);
      },
    );
    await setAddress(target.path, address);
    return { ...target, git: gitOfClone(folder, target.path) };
  };
  return {
    ...references,
    ...history,
    url,
    password,
    path,
    clone: (...options) => cloneFrom(url, options),
    cloneFrom,
    commit: (changes, branch = 'main') =>
      history.importCommit(changes, branch, references.id(branch) === '' ? 'main' : branch),
    addHook: async (name, script) => {
      await mkdir(join(path, 'hooks'), { recursive: true });
      await writeFile(join(path, 'hooks', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    },
    file: (name) => readFile(join(path, name), 'utf8'),
    disturb: (kind, how) => disturbances.set(kind, how),
    interfere: (kind, action) => interferences.set(kind, action),
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await folder[Symbol.asyncDispose]();
    },
  };
}

const historyIn = (folder: TempFolder) =>
  openHistory((words, input) => runGit(folder, folder.at('acme.git'), words, input));

function gitOfClone(folder: TempFolder, path: string): Repository['git'] {
  return async (...words) => (await runGit(folder, path, words)).replace(/\n$/, '');
}

async function setAddress(clone: string, address: string): Promise<void> {
  const file = join(clone, '.git/config');
  const config = await readFile(file, 'utf8');
  await writeFile(file, config.replace(/(http|file):.*/, address));
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
  return stdout;
}

/** What does not depend on how it is reached. */
export type GitRepository = History &
  References &
  Pick<GitServer, 'url' | 'path' | 'commit' | 'addHook' | 'file' | 'cloneFrom'>;

/** A clone of a repository on the same disk, which takes half the processes of one over HTTP. */
export async function startClone(
  files: CommitFiles,
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

/** Runs a script of the shell in the folder of the server before each connection to `origin`. */
export async function runBefore(
  what: 'read' | 'push',
  { at, server }: Repository & { readonly server: GitRepository },
  script: string,
): Promise<void> {
  const program = what === 'read' ? 'upload-pack' : 'receive-pack';
  const file = join(server.path, `before-${what}`).replaceAll('\\', '/');
  await writeFile(file, `cd '${dirname(file)}'\n${script}\n`);
  // The path of the repository follows.
  const setting = `${program.replace('-', '')} = ". '${file}'; git-${program}"`;
  await appendFile(at('.git/config'), `[remote "origin"]\n${setting}\n`);
}

/** A clone of a repository on the same disk, which logs each connection as `read` or `push`. */
export async function startWatchedClone(
  files: CommitFiles,
  ...cloneOptions: string[]
): Promise<Repository & { readonly server: WatchedRepository }> {
  const clone = await startClone(files, ...cloneOptions);
  const { server } = clone;
  for (const what of ['read', 'push'] as const)
    await runBefore(what, clone, `echo ${what} >> connections`);
  const connections = async () => (await server.file('connections')).match(/\w+/g) ?? [];
  const forgetConnections = () => writeFile(join(server.path, 'connections'), '');
  await forgetConnections();
  return { ...clone, server: { ...server, connections, forgetConnections } };
}

/** A clone and its server as `prepare` leaves them. Tests of a worker with the same key share it. */
export async function startPreparedClone(
  key: string,
  files: CommitFiles,
  prepare: (clone: Repository & { readonly server: GitRepository }) => Promise<unknown>,
): Promise<Repository & { readonly server: GitRepository }> {
  const folder = await copyOfTemplate(['prepared', key, files], async (template) => {
    await using clone = await startClone(files);
    await prepare(clone);
    cpSync(clone.server.path, template.at('acme.git'), { recursive: true });
    cpSync(clone.path, template.at('clone'), { recursive: true });
  });
  const server = await serve(folder);
  const path = folder.at('clone');
  const url = `file://${server.path}`;
  await setAddress(path, url);
  const clone: Repository = {
    path,
    at: (...names) => join(path, ...names),
    git: gitOfClone(folder, path),
    [Symbol.asyncDispose]: async () => {},
  };
  return withServer(clone, { ...server, url });
}

/** For tests of connections, addresses and the answers of a server. */
export async function startHttpClone(
  files: CommitFiles,
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
