import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import process from 'node:process';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { environment } from './command-line.ts';
import { folderWith } from './folder-with.ts';
import type { Repository } from './repository.ts';
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
  /** Makes pull requests of pushes to `refs/for`, as Forgejo does. They are `refs/pull/<number>/head`. */
  emulateAGit(): Promise<void>;
  file(name: string): Promise<string>;
  clone(...options: string[]): Promise<Repository>;
  commit(files: Readonly<Record<string, string>>, branch?: string): Promise<void>;
  /** What happens to the next requests of a kind: no answer, or an end of the connection after all is done. */
  disturb(kind: Kind, how: 'hang' | 'drop' | null): void;
  /** Somebody does something just before each request of a kind. */
  interfere(kind: Kind, action: () => Promise<unknown>): void;
  read(path: string, branch?: string): Promise<string>;
}

const person = {
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@a.com',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@a.com',
};

const user = 'bot';
const password = 's3cr%t@1';

export async function startGitServer(
  files: Readonly<Record<string, string>>,
  initOptions: readonly string[] = [],
): Promise<GitServer> {
  const folder = await folderWith({ 'author/.gitignore': '.cache\nhome\n' });
  const path = folder.at('acme.git');
  const runGit = async (cwd: string, words: readonly string[]) => {
    const { stdout } = await execute('git', words, { cwd, env: environment(folder, person) });
    return stdout.replace(/\n$/, '');
  };
  await runGit(folder.path, ['init', '--quiet', '--bare', '--initial-branch=main', ...initOptions, path]);
  for (const setting of ['http.receivepack true', 'receive.advertisePushOptions true', 'uploadpack.allowFilter true']) {
    await runGit(path, ['config', ...setting.split(' ')]);
  }

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
    if (disturbance !== 'hang') await answer(request, response, folder, children, disturbance === 'drop');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${user}:${encodeURIComponent(password)}@${host}/acme.git`;

  const cloneInto = async (target: TempFolder, options: readonly string[]): Promise<Repository> => {
    await runGit(folder.path, ['clone', '--quiet', ...options, url, target.path]);
    const git = (...words: string[]) => runGit(target.path, words);
    for (const setting of ['user.name Tester', 'user.email tester@example.com'])
      await git('config', ...setting.split(' '));
    return { ...target, git };
  };
  const author = { ...folder, path: folder.at('author') };
  const commit: GitServer['commit'] = async (changes, branch = 'main') => {
    const git = (...words: string[]) => runGit(author.path, words);
    const isThere = (await runGit(path, ['branch', '--list', branch])) !== '';
    if (isThere) {
      await git('fetch', '--quiet', path, branch);
      await git('checkout', '--quiet', '--force', '--detach', 'FETCH_HEAD');
    }
    for (const [name, text] of Object.entries(changes)) {
      await mkdir(dirname(folder.at('author', name)), { recursive: true });
      await writeFile(folder.at('author', name), text);
    }
    await git('add', '--all');
    await git('commit', '--quiet', '--allow-empty', '--message', 'Work');
    await git('push', '--quiet', path, `HEAD:refs/heads/${branch}`);
  };
  const addHook = async (name: string, text: string) => {
    await writeFile(folder.at('acme.git/hooks', name), text);
    await chmod(folder.at('acme.git/hooks', name), 0o755);
  };
  await runGit(author.path, ['init', '--quiet', '--initial-branch=main', ...initOptions]);
  await commit(files);
  requests.length = 0;
  return {
    url,
    user,
    password,
    requests,
    path,
    git: (...words) => runGit(path, words),
    commit,
    clone: async (...options) => {
      const cloned = await cloneInto(await folderWith({}), options);
      requests.length = 0;
      return cloned;
    },
    addHook: async (name, script) => addHook(name, `#!/bin/sh\n${script}\n`),
    emulateAGit: async () => {
      await runGit(path, ['config', 'receive.procReceiveRefs', 'refs/for']);
      await addHook('proc-receive', `#!${process.execPath}\n${procReceive}`);
    },
    file: (name) => readFile(folder.at('acme.git', name), 'utf8'),
    disturb: (kind, how) => {
      if (how === null) disturbances.delete(kind);
      else disturbances.set(kind, how);
    },
    interfere: (kind, action) => interferences.set(kind, action),
    read: (name, branch = 'main') => runGit(path, ['show', `${branch}:${name}`]).then((text) => `${text}\n`),
    [Symbol.asyncDispose]: async () => {
      for (const child of children) child.kill();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await folder[Symbol.asyncDispose]();
    },
  };
}

export async function startClone(
  files: Readonly<Record<string, string>>,
  ...cloneOptions: string[]
): Promise<Repository & { readonly server: GitServer }> {
  const server = await startGitServer(files);
  const clone = await server.clone(...cloneOptions);
  return {
    ...clone,
    server,
    async [Symbol.asyncDispose]() {
      await clone[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

/**
 * The hook that makes pull requests of pushes to `refs/for`. One with the same topic is updated, if that loses no commit or
 * `force-push` is set.
 *
 * @see https://git-scm.com/docs/githooks#proc-receive
 */
const procReceive = `
const { readSync, writeFileSync, readFileSync, existsSync } = require('fs');
const { execFileSync } = require('child_process');
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();
function readBytes(count) {
  const bytes = Buffer.alloc(count);
  for (let read = 0; read < count; ) read += readSync(0, bytes, read, count - read);
  return bytes.toString();
}
function readLines() {
  const lines = [];
  for (;;) {
    const length = parseInt(readBytes(4), 16);
    if (length === 0) return lines;
    lines.push(readBytes(length - 4).trim());
  }
}
const send = (...lines) => process.stdout.write(
  lines.map((line) => (Buffer.byteLength(line) + 5).toString(16).padStart(4, '0') + line + '\\n').join('') + '0000',
);
readLines();
send('version=1\\0push-options');
const commands = readLines();
const options = readLines();
writeFileSync('push-options', options.join('\\n'));
const topics = existsSync('topics.json') ? JSON.parse(readFileSync('topics.json', 'utf8')) : {};
const topic = options.find((option) => option.startsWith('topic=')).slice(6);
const known = git('for-each-ref', '--format=%(refname)', 'refs/pull').split('\\n').filter(Boolean).length;
for (const [, commit, ref] of commands.map((command) => command.split(' '))) {
  const pull = topics[topic] ?? 'refs/pull/' + (known + 1) + '/head';
  const isLost = topics[topic] && git('rev-list', commit + '..' + pull) !== '';
  if (isLost && !options.includes('force-push=true')) send('ng ' + ref + ' use the push option force-push');
  else {
    git('update-ref', pull, commit);
    topics[topic] = pull;
    send('ok ' + ref, 'option refname ' + pull, 'option new-oid ' + commit);
  }
}
writeFileSync('topics.json', JSON.stringify(topics));
`;

/** A connection begins with `connect`. What follows is a list of references, a transfer of objects, or a push. */
type Kind = 'connect' | 'connect to push' | 'read' | 'push';

function kindOf({ method, url = '' }: IncomingMessage): Kind {
  const isPush = url.endsWith('git-receive-pack');
  if (method === 'GET') return isPush ? 'connect to push' : 'connect';
  return isPush ? 'push' : 'read';
}

/** Answers with the CGI program of git. */
async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  folder: TempFolder,
  children: Set<ChildProcess>,
  isDropped: boolean,
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? '', 'http://localhost');
  const child = spawn('git', ['http-backend'], {
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
