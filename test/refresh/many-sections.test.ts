import { expect, test } from 'vitest';
import { runAsProcess } from '../support/command-line.ts';
import { folderWith } from '../support/folder-with.ts';

/** With a tenth of the usual stack, one call takes some 12,000 arguments at most, so that files need fewer lines. */
const options = { node: ['--stack-size=100'] };

const offline = ['--slug', 'acme', '--source', 'offline'];

test('check prints a diff of 13,000 lines, of a file with 80 sections, and reads 13,000 lines of HTML', async () => {
  const [start, end] = ['<!-- status-snippets start -->', '<!-- status-snippets end -->'];
  await using folder = await folderWith({
    'README.md': `${start}${'\n'.repeat(155)}${end}\n\n`.repeat(80),
    'html.md': `${start}\n${end}\n\n<div>\n${'a\n'.repeat(13_000)}</div>\n`,
  });
  const words = ['check', 'README.md', 'html.md', ...offline, '--diff'];
  const { code, stdout } = await runAsProcess(folder, words, options);
  expect(code).toBe(1);
  const [readme = '', html = ''] = stdout.split(/^--- a\/html\.md$/m);
  expect(readme.match(/^\+\[!\[Status]/gm)).toHaveLength(80);
  expect(readme.match(/\n/g)?.length).toBeGreaterThan(12_500);
  expect(html).toContain('\n+[![Status]');
});

test('check reports the first 20 of 13,000 unknown markers', async () => {
  await using folder = await folderWith({
    'README.md': '<!-- status-snippets begin -->\n'.repeat(13_000),
  });
  const { code, stderr } = await runAsProcess(folder, ['check', ...offline], options);
  expect(code).toBe(2);
  expect(stderr.match(/^README\.md:\d+:1: /gm)).toHaveLength(21);
  expect(stderr.match(/looks like a marker/g)).toHaveLength(20);
  expect(stderr).toContain('README.md:21:1: and 12,980 more problems in this file');
});
