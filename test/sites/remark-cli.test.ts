import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('remark-cli', 'remark-cli');
const program = 'remark-cli/cli.js';

/** A text with sections in each kind of place, and with Markdown that remark formats differently. */
const unformatted = `Acme <!-- status-snippets start --><!-- status-snippets end -->
====

* one
* two with a section

  <!-- status-snippets start -->
  <!-- status-snippets end -->

> <!-- status-snippets start show="link badge" -->
> <!-- status-snippets end -->

Text __before__ <!-- status-snippets start show="link" --><!-- status-snippets end --> and after.

| Page | Status |
|--|--|
| Acme | <!-- status-snippets start show="badge" --><!-- status-snippets end --> |

<div align="center">
<!-- status-snippets start -->
<!-- status-snippets end -->
</div>

<!-- status-snippets start show="badge widget" -->
<!-- status-snippets end -->
`;

test('remark-cli with the files of the guide fills the sections of a page', async () => {
  await using site = await createSite();
  await mkdir(site.at('site'));
  await site.run(program, 'docs', '--output', 'site', '--frail');
  const page = await site.read('site/index.md');
  expect(page).toContain(`[![Status](${site.baseUrl}/badge/acme.svg)](${oldAddress})`);
  expect(page).toContain('See live status');
  expect(await site.read('docs/index.md')).not.toContain(oldAddress);
});

test('remark-cli without options runs the plugin, and reports a misspelled attribute', async () => {
  await using site = await createSite();
  await site.write('.remarkrc.json', '{ "plugins": ["status-snippets/remark"] }');
  await site.write('docs/index.md', '<!-- status-snippets start slgu="acme" -->\n');
  await expect(site.run(program, 'docs', '--frail')).rejects.toThrow(
    /1:1.*did you mean "slug"\?.*invalid-attribute.*status-snippets/s,
  );
});

test.each([
  ['without the plugin', '{}'],
  ['with the plugin', null],
])(
  'sections are up to date after remark-cli %s has rewritten their file',
  async (_, configuration) => {
    await using site = await createSite();
    const words = ['docs/index.md', '--slug', 'acme', '--base-url', site.baseUrl, '--max-age', '0'];
    const statusSnippets = (command: string) =>
      site.run('status-snippets/dist/cli/index.js', command, ...words);
    const text = () => site.read('docs/index.md');
    await site.write('docs/index.md', unformatted);
    await statusSnippets('refresh');
    const filled = await text();
    if (configuration) await site.write('.remarkrc.json', configuration);
    await site.run(program, 'docs', '--output');
    const formatted = await text();
    expect(formatted).not.toBe(filled);

    expect(await statusSnippets('check')).toContain('7 sections');
    await statusSnippets('refresh');
    expect(await text()).toBe(formatted);

    await site.movePage();
    await expect(statusSnippets('check')).rejects.toThrow(newAddress);
    await statusSnippets('refresh');
    expect(await text()).not.toContain(oldAddress);
  },
);
