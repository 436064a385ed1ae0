import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { environment } from '../support/command-line.ts';
import { packInto } from '../support/packed.ts';
import { startServeProcess } from '../support/serve.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';
import { filesOf } from './guide.ts';

const execute = promisify(execFile);

/** The address of the page `acme` before and after it moves. */
export const oldAddress = 'https://acme.statuspage.me';
export const newAddress = 'https://status.acme.com';

/** A site with the files that the guide shows for its generator, and a stand-in for the service. */
export interface Site extends AsyncDisposable {
  /** The path of a file or folder of the site. */
  at(...names: string[]): string;
  /** The address of the stand-in for the service. */
  readonly baseUrl: string;
  /** Writes a file, and creates its folder if necessary. */
  write(path: string, text: string): Promise<void>;
  read(path: string): Promise<string>;
  /** Replaces a text in a file. Throws if the file does not contain it. */
  change(path: string, before: string, after: string): Promise<void>;
  /** Gives the page `acme` a custom domain. */
  movePage(): Promise<void>;
  /** Runs a program of an installed package, such as `astro/bin/astro.mjs`, and returns its output. */
  run(program: string, ...args: readonly string[]): Promise<string>;
  /** The addresses of the page that a built file links to, in order. */
  addressesIn(path: string): Promise<readonly string[]>;
}

/**
 * Installs a generator with its pinned packages and the packed package once for all tests of a file. Each site gets a
 * folder of its own in that installation, so caches are not shared.
 *
 * @param name name of the folder with its package.json
 * @param heading heading of its part of the guide
 * @param node the path of the Node.js that runs it
 * @returns a function that creates a site
 */
export function installGenerator(
  name: string,
  heading: string,
  node = async () => process.execPath,
) {
  let installation: TempFolder;
  beforeAll(async () => {
    installation = await tempFolder(tmpdir());
    await copyFile(`test/sites/${name}/package.json`, installation.at('package.json'));
    const tarball = await packInto(installation);
    const cwd = installation.path;
    await execute('npm', ['install', '--no-audit', '--no-fund', tarball], {
      cwd,
      shell: process.platform === 'win32',
    });
  }, 900_000);
  afterAll(() => installation[Symbol.asyncDispose]());

  return async (): Promise<Site> => {
    const path = await mkdtemp(installation.at('site-'));
    const at = (...names: string[]) => join(path, ...names);
    const folder: TempFolder = { ...installation, path, at };
    const write = async (file: string, text: string) => {
      await mkdir(dirname(at(file)), { recursive: true });
      await writeFile(at(file), text);
    };
    const read = (file: string) => readFile(at(file), 'utf8');
    await write('pages.json', '[{ "slug": "acme" }]');
    const serving = await startServeProcess(folder, '--pages', 'pages.json');
    const files = filesOf(heading, serving.baseUrl);
    if (files.length < 2) throw new Error(`The guide shows ${files.length} files for ${heading}`);
    for (const file of files) await write(file.path, file.text);
    await copyFile(installation.at('package.json'), at('package.json'));

    return {
      at,
      baseUrl: serving.baseUrl,
      write,
      read,
      async change(file, before, after) {
        const text = await read(file);
        if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
        await write(file, text.replaceAll(before, after));
      },
      async movePage() {
        await write('pages.json', '[{ "slug": "acme", "customDomain": "status.acme.com" }]');
      },
      async run(program, ...args) {
        // Next.js does not use packages of a folder that contains the home folder.
        const more = {
          HOME: homedir(),
          ASTRO_TELEMETRY_DISABLED: '1',
          NEXT_TELEMETRY_DISABLED: '1',
        };
        const env = environment(folder, more);
        const words = [installation.at('node_modules', program), ...args];
        const { stdout, stderr } = await execute(await node(), words, { cwd: path, env });
        return stdout + stderr;
      },
      async addressesIn(file) {
        const links = (await read(file)).matchAll(
          / href="(https:\/\/(?:acme\.statuspage\.me|status\.acme\.com))"/g,
        );
        return [...links].map(([, address = '']) => address);
      },
      [Symbol.asyncDispose]: () => serving[Symbol.asyncDispose](),
    };
  };
}
