import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveTempFile, removeTempFile, writeTempFile } from '../../src/files/temp-file.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

describe('a temporary file', () => {
  it('stands beside its target, takes its place or goes, and is watched only as long', async () => {
    await using folder = await tempFolder();
    const listeners = process.listenerCount('SIGTERM');
    const first = await writeTempFile(folder.at('a.md'), 'one', 0o640, null);
    const second = await writeTempFile(folder.at('a.md'), 'two', 0o640, null);
    expect(dirname(first)).toBe(folder.path);
    expect(process.listenerCount('SIGTERM')).toBe(listeners + 1);
    await moveTempFile(first, folder.at('a.md'));
    await removeTempFile(second);
    await removeTempFile(second);
    expect(await readdir(folder.path)).toEqual(['a.md']);
    expect(process.listenerCount('SIGTERM')).toBe(listeners);
    if (process.platform !== 'win32') expect((await stat(folder.at('a.md'))).mode & 0o777).toBe(0o640);
  });

  it('fails where there is no folder, and is watched no more', async () => {
    await using folder = await tempFolder();
    const listeners = process.listenerCount('exit');
    await expect(writeTempFile(folder.at('none', 'a.md'), 'one', 0o600, null)).rejects.toThrow('ENOENT');
    expect(process.listenerCount('exit')).toBe(listeners);
  });
});

describe.runIf(process.platform !== 'win32')('a process that ends while a temporary file stands', () => {
  let folder: TempFolder;

  // Node 20 does not run TypeScript: the module is compiled for the process that is to be ended.
  beforeAll(async () => {
    folder = await tempFolder();
    const source = fileURLToPath(new URL('../../src/files/temp-file.ts', import.meta.url));
    const tsc = join(
      dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin',
      'tsc',
    );
    const options = '--ignoreConfig --target es2023 --module nodenext --types node --outDir'.split(' ');
    const compiled = spawnSync(process.execPath, [tsc, ...options, folder.at('build'), source], {
      encoding: 'utf8',
    });
    expect(compiled.stdout).toBe('');
    await writeFile(folder.at('build', 'package.json'), '{"type":"module"}');
  });

  afterAll(() => folder[Symbol.asyncDispose]());

  const run = async (name: string, then: string) => {
    const script = folder.at('build', `${name}.js`);
    await writeFile(
      script,
      `import { writeTempFile } from './temp-file.js';
      await writeTempFile(${JSON.stringify(folder.at('a.md'))}, 'text', 0o644, null);
      console.log('stands');
      ${then}`,
    );
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  };

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'takes it along on %s, and ends of that signal',
    async (name) => {
      const child = await run(name, 'setInterval(() => {}, 1000);');
      expect(await readdir(folder.path)).toHaveLength(2);
      child.kill(name);
      expect(await once(child, 'exit')).toEqual([null, name]);
      expect(await readdir(folder.path)).toEqual(['build']);
    },
  );

  it('takes it along when it exits, and leaves a signal to those who listen for it', async () => {
    const child = await run(
      'listening',
      "process.on('SIGINT', () => process.exit(7)); setInterval(() => {}, 1000);",
    );
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([7, null]);
    expect(await readdir(folder.path)).toEqual(['build']);
    const exiting = await run('exiting', 'process.exit(3);');
    expect(await once(exiting, 'exit')).toEqual([3, null]);
    expect(await readdir(folder.path)).toEqual(['build']);
  });
});
