import { expect, test } from 'vitest';
import { runAsProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';

/** With a quarter of the usual stack, one call takes some 31,000 arguments at most, so that files need fewer lines. */
const options = { node: ['--stack-size=250'] };

const offline = ['--slug', 'acme', '--source', 'offline'];

test('check prints a diff of 40,000 lines, of a file with 250 sections', async () => {
  const blankLines = '\n'.repeat(155);
  const text = `<!-- status-snippets start -->${blankLines}<!-- status-snippets end -->\n\n`.repeat(
    250,
  );
  await using folder = await folderWith({ 'README.md': text });
  const { code, stdout } = await runAsProcess(folder, ['check', ...offline, '--diff'], options);
  expect(code).toBe(1);
  expect(stdout.match(/^\+\[!\[Status]/gm)).toHaveLength(250);
  expect(stdout.match(/\n/g)?.length).toBeGreaterThan(37_500);
});

test('check reports the first 20 of 30,000 unknown markers, and reads 36,000 lines of HTML', async () => {
  const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->';
  await using folder = await folderWith({
    'markers.md': '<!-- status-snippets begin -->\n'.repeat(30_000),
    'html.md': `${section}\n\n<div>\n${'a\n'.repeat(36_000)}</div>\n`,
  });
  const markers = await runAsProcess(folder, ['check', 'markers.md', ...offline], options);
  expect(markers.code).toBe(2);
  expect(markers.stderr.match(/^markers\.md:\d+:1: /gm)).toHaveLength(21);
  expect(markers.stderr.match(/looks like a marker/g)).toHaveLength(20);
  expect(markers.stderr).toContain('markers.md:21:1: and 29,980 more problems in this file');
  expect(await runAsProcess(folder, ['check', 'html.md', ...offline], options)).toMatchObject({
    code: 1,
  });
});
