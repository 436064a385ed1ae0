import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { moveTempFile, removeTempFile, writeTempFile } from '../../src/files/temp-file.ts';
import { compileModule } from '../support/compiled-module.ts';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

describe('a temporary file', () => {
  test('a temporary file is in the folder of its target, and there are listeners only while it exists', async () => {
    await using folder = await tempFolder();
    const listeners = process.listenerCount('SIGTERM');
    const first = await writeTempFile(folder.at('a.md'), 'one', { mode: 0o640 });
    const second = await writeTempFile(folder.at('a.md'), 'two', { mode: 0o640 });
    expect(dirname(first)).toBe(folder.path);
    expect(process.listenerCount('SIGTERM')).toBe(listeners + 1);
    await moveTempFile(first, folder.at('a.md'));
    await removeTempFile(second);
    await removeTempFile(second);
    expect(await readdir(folder.path)).toEqual(['a.md']);
    expect(process.listenerCount('SIGTERM')).toBe(listeners);
    if (process.platform !== 'win32') expect((await stat(folder.at('a.md'))).mode & 0o777).toBe(0o640);
  });

  test('writing a temporary file into a missing folder fails and leaves no listener', async () => {
    await using folder = await tempFolder();
    const listeners = process.listenerCount('exit');
    await expect(writeTempFile(folder.at('none', 'a.md'), 'one', { mode: 0o600 })).rejects.toThrow('ENOENT');
    expect(process.listenerCount('exit')).toBe(listeners);
  });
});

describe('moveTempFile', () => {
  const failing = (times: number, code: string) => {
    let calls = 0;
    return async (from: string, to: string) => {
      calls += 1;
      if (calls <= times) throw Object.assign(new Error(code), { code });
      await rename(from, to);
    };
  };

  test.each(['EPERM', 'EBUSY', 'EACCES'])(
    'moveTempFile tries again on Windows while another program has the file open (%s)',
    async (code) => {
      await using folder = await tempFolder();
      await writeFile(folder.at('a.md'), 'old');
      const temp = await writeTempFile(folder.at('a.md'), 'new', { mode: 0o644 });
      await moveTempFile(temp, folder.at('a.md'), { rename: failing(4, code), platform: 'win32' });
      expect(await readFile(folder.at('a.md'), 'utf8')).toBe('new');
    },
  );

  test.each([
    ['win32', 'ENOENT'],
    ['linux', 'EPERM'],
  ] as const)('moveTempFile does not try again on %s after %s', async (platform, code) => {
    await using folder = await tempFolder();
    const temp = await writeTempFile(folder.at('a.md'), 'new', { mode: 0o644 });
    const move = moveTempFile(temp, folder.at('a.md'), { rename: failing(1, code), platform });
    await expect(move).rejects.toHaveProperty('code', code);
    await removeTempFile(temp);
  });
});

describe.runIf(process.platform !== 'win32')('a process that ends while a temporary file exists', () => {
  let folder: TempFolder;

  let modules: TempFolder;

  beforeAll(async () => {
    folder = await tempFolder();
    modules = await compileModule('src/files/temp-file.ts');
  });

  afterAll(async () => {
    await folder[Symbol.asyncDispose]();
    await modules[Symbol.asyncDispose]();
  });

  const run = async (name: string, then: string) => {
    const script = modules.at(`${name}.js`);
    await writeFile(
      script,
      `import { writeTempFile } from './files/temp-file.js';
      await writeTempFile(${JSON.stringify(folder.at('a.md'))}, 'text', { mode: 0o644 });
      console.log('written');
      ${then}`,
    );
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  };

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a process that ends on %s removes its temporary file and reports the signal',
    async (name) => {
      const child = await run(name, 'setInterval(() => {}, 1000);');
      expect(await readdir(folder.path)).toHaveLength(1);
      child.kill(name);
      expect(await once(child, 'exit')).toEqual([null, name]);
      expect(await readdir(folder.path)).toEqual([]);
    },
  );

  test('a process that exits removes its temporary file, with the exit code that the program sets', async () => {
    const child = await run('listening', "process.on('SIGINT', () => process.exit(7)); setInterval(() => {}, 1000);");
    child.kill('SIGINT');
    expect(await once(child, 'exit')).toEqual([7, null]);
    expect(await readdir(folder.path)).toEqual([]);
    const exiting = await run('exiting', 'process.exit(3);');
    expect(await once(exiting, 'exit')).toEqual([3, null]);
    expect(await readdir(folder.path)).toEqual([]);
  });
});
