import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDiff } from '../../src/refresh/diff.ts';
import { randomRuns } from '../support/random-runs.ts';
import { tempFolder } from '../support/temp-folder.ts';

const run = promisify(execFile);

/** A change that replaces parts of a text: each `old` with `current`, after the text `kept`. */
function changeOf(
  parts: readonly { readonly kept: string; readonly old: string; readonly current: string }[],
  end = '',
  path = 'a.md',
) {
  const before = parts.map(({ kept, old }) => kept + old).join('') + end;
  const after = parts.map(({ kept, current }) => kept + current).join('') + end;
  return { path, before, after };
}

test('a diff marks missing line feeds at the end, and keeps carriage returns', () => {
  const change = changeOf([{ kept: 'one\r\n', old: 'two', current: '2' }], '', 'docs/a b.md');
  expect(formatDiff([change])).toBe(
    [
      '--- a/docs/a b.md',
      '+++ b/docs/a b.md',
      '@@ -1,2 +1,2 @@',
      ' one\r',
      '-two',
      '\\ No newline at end of file',
      '+2',
      '\\ No newline at end of file',
      '',
    ].join('\n'),
  );
});

test('a diff of a moved page shows the lines that differ, with four lines of context', () => {
  const lines = '1\n2\n3\n4\n5\n';
  const change = changeOf([{ kept: lines, old: 'badge\n\nlink\n', current: 'new badge\n\nnew link\n' }], lines);
  expect(formatDiff([change])).toBe(
    [
      '--- a/a.md',
      '+++ b/a.md',
      '@@ -2,11 +2,11 @@',
      ...[' 2', ' 3', ' 4', ' 5', '-badge', '+new badge', ' ', '-link', '+new link', ' 1', ' 2', ' 3', ' 4', ''],
    ].join('\n'),
  );
});

/** The lines of a diff after its headers. */
function linesOf(change: ReturnType<typeof changeOf>): readonly string[] {
  return formatDiff([change]).split('\n').slice(3, -1);
}

test('a diff of a section that is filled shows only added lines', () => {
  const change = changeOf([{ kept: 'a\n<start>', old: '\n', current: '\n\nbadge\n\nlink\n\n' }], '<end>\nb\n');
  expect(linesOf(change)).toEqual([' a', ' <start>', '+', '+badge', '+', '+link', '+', ' <end>', ' b']);
});

test('a diff of a section that loses a snippet shows the line that differs and the removed lines', () => {
  const change = changeOf([{ kept: '<start>\n', old: '\nold\n\nlink\n\n', current: '\nbadge\n\n' }], '<end>\n');
  expect(linesOf(change)).toEqual([' <start>', ' ', '-old', '-', '-link', '+badge', ' ', ' <end>']);
});

test('a diff shows the added lines of a change after its removed lines', () => {
  const change = changeOf([{ kept: '', old: 'a\nb\nc\n', current: '1\n2\n3\n4\n' }], 'end\n');
  expect(linesOf(change)).toEqual(['-a', '-b', '-c', '+1', '+2', '+3', '+4', ' end']);
});

test('a diff shows lines that two changes join only once', () => {
  const change = changeOf(
    [
      { kept: 'a', old: '\n', current: ' ' },
      { kept: 'b ', old: 'c', current: 'C' },
    ],
    ' d\n',
  );
  expect(linesOf(change)).toEqual(['-a', '-b c d', '+a b C d']);
});

test('a diff of an empty file begins before its first line', () => {
  expect(formatDiff([changeOf([{ kept: '', old: '', current: 'a\nb\n' }])])).toBe(
    '--- a/a.md\n+++ b/a.md\n@@ -0,0 +1,2 @@\n+a\n+b\n',
  );
});

test('a diff of several files has a header for each', () => {
  const changes = ['a.md', 'b.md'].map((path) => changeOf([{ kept: '', old: 'x', current: 'y' }], '\n', path));
  expect(formatDiff(changes).match(/^(---|\+\+\+) .*$/gm)).toEqual([
    '--- a/a.md',
    '+++ b/a.md',
    '--- a/b.md',
    '+++ b/b.md',
  ]);
});

test('a diff has one hunk for changes whose lines of context touch', () => {
  const between = (count: number) => 'x\n'.repeat(count);
  const at = (kept: string) => ({ kept, old: 'old\n', current: 'new\n' });
  const headers = (change: ReturnType<typeof changeOf>) => formatDiff([change]).match(/^@@.*$/gm);
  expect(headers(changeOf([at(''), at(between(8))]))).toEqual(['@@ -1,10 +1,10 @@']);
  expect(headers(changeOf([at(''), at(between(9))]))).toEqual(['@@ -1,5 +1,5 @@', '@@ -7,5 +7,5 @@']);
});

test('a diff shows a line with two changes only once', () => {
  const change = changeOf(
    [
      { kept: 'a ', old: 'b', current: 'B' },
      { kept: ' c ', old: 'd', current: 'D' },
    ],
    ' e\n',
  );
  expect(formatDiff([change])).toContain('\n-a b c d e\n+a B c D e\n');
});

test('git can apply the diff of random changes', async () => {
  await using folder = await tempFolder();
  await run('git', ['init', '-q'], { cwd: folder.path });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', ' '), maxLength: 12 });
  const parts = fc.array(fc.record({ kept: text, old: text, current: text }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(parts, text, async (edited, end) => {
      const change = changeOf(edited, end);
      if (change.before === '' || change.after === '' || change.before === change.after) return;
      await writeFile(folder.at('a.md'), change.before);
      await writeFile(folder.at('diff'), formatDiff([change]));
      await run('git', ['apply', '--whitespace=nowarn', 'diff'], { cwd: folder.path });
      expect(await readFile(folder.at('a.md'), 'utf8')).toBe(change.after);
    }),
    { numRuns: randomRuns(100) },
  );
});
