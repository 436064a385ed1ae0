import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tempFolder } from '../temp-folder.ts';
import { createDirectoryStorage, createMemoryStorage, type Storage } from './storage.ts';

export type ObjectFormat = 'sha1' | 'sha256';

/** A bare repository. It is in memory until a test runs a git command, and from then on in a temporary directory. */
export interface Git extends AsyncDisposable {
  readonly objectFormat: ObjectFormat;
  readonly storage: Storage;
  run(args: readonly string[], options?: RunOptions): Promise<Buffer>;
  text(args: readonly string[], options?: RunOptions): Promise<string>;
}

interface RunOptions {
  readonly input?: string | Buffer;
  readonly env?: Readonly<Record<string, string>>;
}

export function createGit(branch: string, objectFormat: ObjectFormat): Git {
  const memory = createMemoryStorage();
  let storage: Storage = memory;
  let directory: Promise<string> | null = null;

  async function moveToDirectory(): Promise<string> {
    const { path: dir } = await tempFolder();
    cpSync(await emptyDirectory(branch, objectFormat), dir, { recursive: true });
    const target = createDirectoryStorage(dir);
    for (const [oid, object] of memory.objects) target.writeObject(oid, object);
    for (const [name, oid] of memory.branches) target.setBranch(name, oid);
    storage = target;
    return dir;
  }

  const run: Git['run'] = async (args, options) => {
    directory ??= moveToDirectory();
    return runGit(['--git-dir', await directory, ...args], options);
  };
  return {
    objectFormat,
    get storage() {
      return storage;
    },
    run,
    text: async (args, options) => (await run(args, options)).toString().replace(/\n$/, ''),
    async [Symbol.asyncDispose]() {
      if (directory !== null)
        await rm(await directory, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Directories of empty repositories that this process has created. Copying one is faster than running `git init`. */
const emptyDirectories = new Map<string, Promise<string>>();

function emptyDirectory(branch: string, objectFormat: ObjectFormat): Promise<string> {
  const key = `${objectFormat} ${branch}`;
  const directory = emptyDirectories.get(key) ?? initialize(branch, objectFormat);
  emptyDirectories.set(key, directory);
  return directory;
}

async function initialize(branch: string, objectFormat: ObjectFormat): Promise<string> {
  const { path: dir } = await tempFolder();
  const format = `--object-format=${objectFormat}`;
  await runGit([
    'init',
    '--quiet',
    '--bare',
    '--template=',
    format,
    `--initial-branch=${branch}`,
    dir,
  ]);
  return dir;
}

function runGit(
  args: readonly string[],
  { input = '', env = {} }: RunOptions = {},
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = {
      encoding: 'buffer',
      maxBuffer: 2 ** 30,
      env: { ...process.env, ...isolatedGit, ...env },
    } as const;
    const child = execFile('git', args, options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(stderr.toString().trim() || error.message));
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
}

const isolatedGit = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  LC_ALL: 'C',
};
