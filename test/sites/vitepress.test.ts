import { expect, test } from 'vitest';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('vitepress', 'VitePress');
const build = ['vitepress/bin/vitepress.js', 'build', 'docs'] as const;

test('VitePress shows the new address of a page in the build after the page has moved', async () => {
  await using site = await createSite();
  for (const address of [oldAddress, newAddress]) {
    if (address === newAddress) await site.movePage();
    await site.run(...build);
    expect(await site.addressesIn('docs/.vitepress/dist/index.html')).toEqual([address, address]);
    expect(await site.read('docs/.vitepress/dist/index.html')).toContain(`src="${site.baseUrl}/badge/acme.svg"`);
  }
});

test('a VitePress build fails for an invalid marker with a message that contains its position', async () => {
  await using site = await createSite();
  await site.write('docs/more.md', '# More\n\n<!-- status-snippets start -->\n');
  await expect(site.run(...build)).rejects.toThrow(/a start marker without an end[\s\S]*more\.md:3:1/);
});
