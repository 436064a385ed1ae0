import { expect, test } from 'vitest';
import { node24 } from '../support/node24.js';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const isSupported = Number.parseInt(process.versions.node, 10) >= 22;
const createSite = installGenerator('astro', 'Astro', async () =>
  isSupported ? process.execPath : node24(),
);
const build = ['astro/bin/astro.mjs', 'build'] as const;

const collectionConfiguration = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';

export const collections = { notes: defineCollection({ loader: glob({ pattern: '*', base: 'src/notes' }) }) };
`;

const collectionPage = `---
import { getCollection, render } from 'astro:content';

export async function getStaticPaths() {
  const notes = await getCollection('notes');
  return notes.map((note) => ({ params: { note: note.id }, props: { note } }));
}
const { Content } = await render(Astro.props.note);
---

<Content />
`;

/** A site with the pages of the guide, and a content collection of the same texts. */
async function createSiteWithCollection() {
  const site = await createSite();
  await site.write('src/content.config.ts', collectionConfiguration);
  await site.write('src/pages/notes/[note].astro', collectionPage);
  await site.write('src/notes/plain.md', await site.read('src/pages/index.md'));
  await site.write('src/notes/mdx.mdx', await site.read('src/pages/more.mdx'));
  return site;
}

test('Astro shows the new address of a page in a build that keeps the cache', async () => {
  await using site = await createSiteWithCollection();
  const pages = ['index.html', 'more/index.html', 'notes/plain/index.html', 'notes/mdx/index.html'];
  for (const address of [oldAddress, newAddress]) {
    if (address === newAddress) await site.movePage();
    await site.run(...build);
    for (const page of pages)
      expect(await site.addressesIn(`dist/${page}`), page).toEqual([address, address]);
    expect(await site.read('dist/index.html')).toContain(`src="${site.baseUrl}/badge/acme.svg"`);
  }
});

test('Astro shows an old address in a content collection if the option pages is missing', async () => {
  await using site = await createSiteWithCollection();
  await site.change('astro.config.mjs', ' pages,', '');
  await site.run(...build);
  await site.movePage();
  await site.run(...build);
  expect(await site.addressesIn('dist/notes/plain/index.html')).toEqual([oldAddress, oldAddress]);
});

test('Astro prints once that the service is unavailable, and builds the site', async () => {
  await using site = await createSite();
  await site.change('astro.config.mjs', site.baseUrl, 'http://127.0.0.1:1');
  const output = await site.run(...build);
  expect(output.split('The service is unavailable for page "acme"')).toHaveLength(2);
  expect(await site.addressesIn('dist/index.html')).toEqual([]);
});
