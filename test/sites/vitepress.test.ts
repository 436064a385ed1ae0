import { expect, test } from 'vitest';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('vitepress', 'VitePress');
const build = ['vitepress/bin/vitepress.js', 'build', 'docs'] as const;

test('VitePress shows the address of a page, and the new one in the build after it has moved', async () => {
  await using site = await createSite();
  for (const address of [oldAddress, newAddress]) {
    if (address === newAddress) await site.movePage();
    await site.run(...build);
    expect(await site.addressesIn('docs/.vitepress/dist/index.html')).toEqual([address, address]);
    expect(await site.read('docs/.vitepress/dist/index.html')).toContain(`src="${site.baseUrl}/badge/acme.svg"`);
  }
});

test('a VitePress build fails for a broken marker, and the message has its position', async () => {
  await using site = await createSite();
  await site.write('docs/more.md', '# More\n\n<!-- status-snippets start -->\n');
  await expect(site.run(...build)).rejects.toThrow(/a start marker without an end[\s\S]*more\.md:3:1/);
});
