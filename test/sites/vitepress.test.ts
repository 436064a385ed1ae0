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
    expect(await site.read('docs/.vitepress/dist/index.html')).toContain(
      `src="${site.baseUrl}/badge/acme.svg"`,
    );
  }
});

test('a VitePress build fails for an invalid marker with a message that contains its position', async () => {
  await using site = await createSite();
  await site.write('docs/more.md', '# More\n\n<!-- status-snippets start -->\n');
  await expect(site.run(...build)).rejects.toThrow(/more\.md:3:1/);
});

test('a VitePress build keeps the content of a section if the service is unavailable, and says so', async () => {
  await using site = await createSite();
  await site.change('docs/.vitepress/config.mjs', site.baseUrl, 'http://127.0.0.1:1');
  await site.change(
    'docs/index.md',
    'start -->\n',
    `start -->\n\n[${newAddress}](${newAddress})\n\n`,
  );
  expect(await site.run(...build)).toMatch(/index\.md: .*"acme"/);
  expect(await site.addressesIn('docs/.vitepress/dist/index.html')).toEqual([newAddress]);
});
