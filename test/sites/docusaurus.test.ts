import { expect, test } from 'vitest';
import { partOf } from './guide.ts';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('docusaurus', 'Docusaurus');
const build = ['@docusaurus/core/bin/docusaurus.mjs', 'build'] as const;

test('Docusaurus shows the new address of a page in a build that keeps the cache', async () => {
  await using site = await createSite();
  const [start, end] = ['{/* status-snippets start */}', '{/* status-snippets end */}'];
  const comments = `<!-- truncate -->\n\n<!--\nof several\n\nlines\n-->\n${start}\n${end}\n`;
  await site.write(
    'docs/more.md',
    `# More {#more}\n\n${comments}\nText <!-- note --> ${start}${end}\n`,
  );
  for (const address of [oldAddress, newAddress]) {
    if (address === newAddress) await site.movePage();
    await site.run(...build);
    const page = await site.read('build/index.html');
    expect(page).toMatch(/<title[^>]*>Acme<\/title>/);
    expect(page).toMatch(/<meta[^>]* name="description" content="All about Acme">/);
    expect(page).toMatch(`<h1>Acme <a href="${address}"`);
    expect(page.split(` src="${site.baseUrl}/badge/acme.svg"`)).toHaveLength(3);
    expect(await site.addressesIn('build/index.html')).toEqual(Array(3).fill(address));
    expect(await site.addressesIn('build/more/index.html')).toEqual(Array(4).fill(address));
  }
});

test('Docusaurus shows an old address if the option pages is missing', async () => {
  await using site = await createSite();
  await site.change('docusaurus.config.mjs', ' pages,', '');
  await site.run(...build);
  await site.movePage();
  await site.run(...build);
  expect(await site.addressesIn('build/index.html')).toEqual(Array(3).fill(oldAddress));
});

test('Docusaurus fills sections with HTML comments in .md files if the option format is detect', async () => {
  await using site = await createSite();
  const [setting = ''] = /markdown: \{ format: .+? \} \}/.exec(partOf('Docusaurus').text) ?? [];
  await site.change('docusaurus.config.mjs', "title: 'Acme',", `title: 'Acme', ${setting},`);
  const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->';
  await site.write(
    'docs/index.md',
    `---\nslug: /\n---\n\n# Acme\n\n${section}\n\n<p>\n${section}\n</p>\n`,
  );
  await site.run(...build);
  expect(await site.addressesIn('build/index.html')).toEqual(Array(4).fill(oldAddress));
});

test('a strict Docusaurus build fails for HTML comments in MDX with a message that shows the correct marker', async () => {
  await using site = await createSite();
  await site.write(
    'docs/index.md',
    '<!-- status-snippets start -->\n<!-- status-snippets end -->\n',
  );
  await expect(site.run(...build)).rejects.toThrow(/\{\/\* status-snippets start \*\/\}/);
});
