import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type TempFolder, tempFolder } from '../support/temp-folder.ts';

/** A file that makes many texts. */
const inMdx = 'test/fixtures/sections/mdx/jsx/alone-on-line';

/** A file that makes one text: each text that differs needs two more processes. */
const inMarkdown = 'test/fixtures/sections/md/attributes/custom-domain/input.md';

function compare(words: readonly string[], only = inMdx) {
  const args = ['scripts/compare-builds.js', ...words, '--only', only];
  return new Promise<{ code: unknown; stdout: string }>((resolve) => {
    execFile(process.execPath, args, (error, stdout) => resolve({ code: error?.code, stdout }));
  });
}

/** A copy of the built command line that writes other words into a text link. */
function brokenBuild({ at }: TempFolder): string {
  cpSync('dist/cli', at('cli'), { recursive: true });
  for (const name of readdirSync(at('cli'))) {
    const text = readFileSync(at('cli', name), 'utf8');
    writeFileSync(at('cli', name), text.replaceAll('See live status', 'See another status'));
  }
  return at();
}

test('a build that is compared with itself has the same results', async () => {
  const { code, stdout } = await compare(['dist', 'dist/cli/index.js']);
  expect(stdout).toMatch(
    /^refresh: the results are the same \(\d+ texts of \d+ files, \d+ of them refused\)\n$/,
  );
  expect(code).toBeUndefined();
});

test('the comparison shows what another build writes', async () => {
  await using folder = await tempFolder();
  const { code, stdout } = await compare(['dist', brokenBuild(folder)], inMarkdown);
  expect(stdout).toMatch(/^-\*\*Status:\*\* See live status → /m);
  expect(stdout).toMatch(/^\+\*\*Status:\*\* See another status → /m);
  expect(stdout).toMatch(/^refresh: \d+ results differ /m);
  expect(code).toBe(1);
});

test('the comparison lists the files that it uses', async () => {
  const { stdout } = await compare(['--list']);
  const paths = stdout.trimEnd().split('\n');
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => !path.startsWith(inMdx))).toEqual([]);
});
