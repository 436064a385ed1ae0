import { expect, test } from 'vitest';
import { node24 } from '../support/node24.js';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('nuxt', 'Nuxt Content', node24);
const page = '.output/public/about/index.html';

const app = `<script setup>
const { data } = await useAsyncData('page', () => queryCollection('content').path('/about').first());
</script>
<template><ContentRenderer v-if="data" :value="data" /></template>
`;

test('Nuxt Content shows the new address of a page, also in a component, in a build that keeps the cache', async () => {
  await using site = await createSite();
  await site.write('app/app.vue', app);
  const content = await site.read('content/index.md');
  const section = content.slice(content.indexOf('<!--'));
  await site.write('content/about.md', `${content}\n::div\n${section}::\n`);
  // Node.js has SQLite, and the package that Nuxt Content would use instead downloads a binary file.
  await site.change(
    'nuxt.config.ts',
    'content: {',
    "nitro: { prerender: { routes: ['/about'], crawlLinks: false } },\n  content: {\n    experimental: { nativeSqlite: true },",
  );
  for (const address of [oldAddress, newAddress]) {
    if (address === newAddress) await site.movePage();
    await site.run('nuxt/bin/nuxt.mjs', 'build');
    expect(await site.addressesIn(page)).toEqual([address, address, address, address]);
  }
});
