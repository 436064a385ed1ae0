import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { expect, test } from 'vitest';
import { replaceFiles } from '../../src/files/replace-files.ts';
import { compileModule } from '../support/compiled-module.ts';
import { tempFolder } from '../support/temp-folder.ts';

const before = 'old'.repeat(20_000);
const after = 'new'.repeat(20_000);
const changes = Array.from({ length: 100 }, (_, index) => ({ path: `${index}.md`, before, after }));

test('after replaceFiles is killed between two files each file is complete, and the next call replaces the others', async () => {
  await using modules = await compileModule('src/files/replace-files.ts');
  await using folder = await tempFolder();
  await mkdir(folder.at('docs'));
  for (const { path } of changes) await writeFile(folder.at('docs', path), before);
  await writeFile(
    modules.at('run.js'),
    `import { replaceFiles } from './files/replace-files.js';
    const [before, after] = ['old'.repeat(20_000), 'new'.repeat(20_000)];
    const changes = Array.from({ length: 100 }, (_, index) => ({ path: \`\${index}.md\`, before, after }));
    await replaceFiles(changes, ${JSON.stringify(folder.at('docs'))});`,
  );
  const readAll = () => Promise.all(changes.map(({ path }) => readFile(folder.at('docs', path), 'utf8')));

  const child = spawn(process.execPath, [modules.at('run.js')], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  while (child.exitCode === null && (await readFile(folder.at('docs', '0.md'), 'utf8')) === before);
  child.kill('SIGKILL');
  const [exitCode] = await ended;
  // The exit code is null after the signal, or 0 if the process ended first.
  expect([null, 0]).toContain(exitCode);
  const texts = await readAll();
  expect(texts.filter((text) => text !== before && text !== after)).toEqual([]);

  await replaceFiles(changes, folder.at('docs'));
  expect(new Set(await readAll())).toEqual(new Set([after]));
  const leftOver = (await readdir(folder.at('docs'))).filter((name) => !name.endsWith('.md'));
  // Only the killed run can leave temporary files; they are hidden and never read.
  for (const name of leftOver) expect(name).toMatch(/^\.status-snippets-[\da-f]+\.tmp$/);
});
