import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart, formatDiff } from '../../src/refresh/diff.ts';
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

test('the diffs of several files follow each other without a blank line', () => {
  const [one, two] = ['a.md', 'b.md'].map((path) =>
    changeOf([{ kept: '1\n', old: '2\n', current: '3\n' }], '', path),
  );
  if (!one || !two) throw new Error('two changes expected');
  expect(formatDiff([one, two])).toBe(formatDiff([one]) + formatDiff([two]));
});

test('a diff shows each line beside its new text, in texts of more lines than are searched for a common one', () => {
  const linesOf = (word: string) =>
    Array.from({ length: 2100 }, (_, index) => `${word} ${index}\n`);
  const [old, current] = [linesOf('old'), linesOf('new')];
  const diff = formatDiff([
    { path: 'a.md', before: old.join(''), after: `same\nsame\n${current.join('')}` },
  ]);
  expect(diff.split('\n').slice(3, 5)).toEqual(['-old 0', '-old 1']);
  const paired = formatDiff([
    { path: 'a.md', before: `top\n${old.join('')}`, after: `top\n${current.join('')}` },
  ]);
  expect(paired.split('\n').slice(4, 8)).toEqual(['-old 0', '+new 0', '-old 1', '+new 1']);
});

/** The lines of a diff after its first header. */
function linesOf(change: ReturnType<typeof changeOf>): readonly string[] {
  return formatDiff([change]).split('\n').slice(2, -1);
}

test.each<[string, ReturnType<typeof changeOf>, readonly string[]]>([
  [
    'of a moved page, with four lines of context',
    changeOf(
      [{ kept: '1\n2\n3\n4\n5\n', old: 'badge\n\nlink\n', current: 'new badge\n\nnew link\n' }],
      '1\n2\n3\n4\n5\n',
    ),
    [
      '@@ -2,11 +2,11 @@',
      ' 2',
      ' 3',
      ' 4',
      ' 5',
      '-badge',
      '+new badge',
      ' ',
      '-link',
      '+new link',
      ' 1',
      ' 2',
      ' 3',
      ' 4',
    ],
  ],
  [
    'of a section that is filled',
    changeOf([{ kept: 'a\n<start>', old: '\n', current: '\n\nbadge\n\nlink\n\n' }], '<end>\nb\n'),
    ['@@ -1,4 +1,9 @@', ' a', ' <start>', '+', '+badge', '+', '+link', '+', ' <end>', ' b'],
  ],
  [
    'of a section that loses a snippet',
    changeOf([{ kept: '<start>\n', old: '\nold\n\nlink\n\n', current: '\nbadge\n\n' }], '<end>\n'),
    ['@@ -1,7 +1,5 @@', ' <start>', ' ', '-old', '-', '-link', '+badge', ' ', ' <end>'],
  ],
  [
    'with the added lines after the removed lines',
    changeOf([{ kept: '', old: 'a\nb\nc\n', current: '1\n2\n3\n4\n' }], 'end\n'),
    ['@@ -1,4 +1,5 @@', '-a', '-b', '-c', '+1', '+2', '+3', '+4', ' end'],
  ],
  [
    'of an empty file',
    changeOf([{ kept: '', old: '', current: 'a\nb\n' }]),
    ['@@ -0,0 +1,2 @@', '+a', '+b'],
  ],
  [
    'of more than 2,000 lines that differ',
    changeOf([{ kept: 'a\n', old: 'old\n'.repeat(1500), current: 'new\n'.repeat(1501) }], 'b\nc\n'),
    [
      '@@ -1,1503 +1,1504 @@',
      ' a',
      ...Array(1500).fill('-old'),
      '-b',
      '-c',
      ...Array(1501).fill('+new'),
      '+b',
      '+c',
    ],
  ],
])('a diff %s', (_, change, lines) => {
  expect(linesOf(change)).toEqual(lines);
});

test('a diff of several files has a header for each', () => {
  const changes = ['a.md', 'b.md'].map((path) =>
    changeOf([{ kept: '', old: 'x', current: 'y' }], '\n', path),
  );
  const headers = ['--- a/a.md', '+++ b/a.md', '--- a/b.md', '+++ b/b.md'];
  expect(formatDiff(changes).match(/^(---|\+\+\+) .*$/gm)).toEqual(headers);
});

test('a diff has one hunk for changes whose lines of context touch', () => {
  const at = (count: number) => ({ kept: 'x\n'.repeat(count), old: 'old\n', current: 'new\n' });
  const headers = (count: number) => formatDiff([changeOf([at(0), at(count)])]).match(/^@@.*$/gm);
  expect(headers(8)).toEqual(['@@ -1,10 +1,10 @@']);
  expect(headers(9)).toEqual(['@@ -1,5 +1,5 @@', '@@ -7,5 +7,5 @@']);
});

test
  .skipIf(process.platform === 'win32')
  .each(['a b.md', 'a\tb"c\\d.md', 'ü\u0085\u001b.md', 'x\n--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b.md'])(
  'git can apply the diff of a file named %j, and changes no other file',
  async (path) => {
    await using folder = await tempFolder();
    await run('git', ['init', '-q'], { cwd: folder.path });
    const change = { path, before: 'a\n', after: 'b\n' };
    await writeFile(folder.at(path), change.before);
    await writeFile(folder.at('diff'), formatDiff([change]));
    await run('git', ['apply', 'diff'], { cwd: folder.path });
    expect(await readFile(folder.at(path), 'utf8')).toBe(change.after);
  },
);

test('git can apply the diff of random changes', async () => {
  await using folder = await tempFolder();
  await run('git', ['init', '-q'], { cwd: folder.path });
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r\n', ' '), maxLength: 12 });
  const parts = fc.array(fc.record({ kept: text, old: text, current: text }), { maxLength: 6 });
  // One process applies the diffs of ten files.
  const ten = fc.array(fc.tuple(parts, text), { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(ten, async (edits) => {
      const changes = edits
        .map(([edited, end], index) => changeOf(edited, end, `${index}.md`))
        .filter(({ before, after }) => before !== '' && after !== '' && before !== after);
      if (changes.length === 0) return;
      for (const { path, before } of changes) await writeFile(folder.at(path), before);
      await writeFile(folder.at('diff'), formatDiff(changes));
      await run('git', ['apply', '--whitespace=nowarn', 'diff'], { cwd: folder.path });
      for (const { path, after } of changes)
        expect(await readFile(folder.at(path), 'utf8')).toBe(after);
    }),
    { numRuns: randomRuns(10) },
  );
});

test.each([
  [
    'an address in a line',
    '[Status](https://a.statuspage.me)!',
    '[Status](https://b.com)!',
    'https://a.statuspage.me',
  ],
  [
    'an address that is longer',
    '<a href="https://a.com">',
    '<a href="https://a.com.b">',
    'https://a.com',
  ],
  ['a word that is repeated', 'one one', 'one one one', ''],
  ['the first word of a line', 'old text', 'new text', 'old'],
])('the changed part of a line is %s', (_, old, current, expected) => {
  const part = changedPart(old, current);
  expect(part && old.slice(part.old.start, part.old.end).trim()).toBe(expected);
  const rebuilt =
    part && old.slice(0, part.old.start) + current.slice(part.current.start, part.current.end);
  expect(part && rebuilt + old.slice(part.old.end)).toBe(current);
});

test.each([
  ['old', '[![Status](https://statuspage.me/badge/acme.svg)]'],
  ['', 'new'],
  ['(a)', '(b)'],
])('the lines %j and %j have no word in common, so no part of them is marked', (old, current) => {
  expect(changedPart(old, current)).toBeNull();
});
