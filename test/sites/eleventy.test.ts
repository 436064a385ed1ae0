import { expect, test } from 'vitest';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('eleventy', 'Eleventy');
const program = '@11ty/eleventy/cmd.cjs';

test('Eleventy shows the new address of a page in the build after the page has moved', async () => {
  await using site = await createSite();
  for (const address of [oldAddress, newAddress]) {
    if (address === newAddress) await site.movePage();
    await site.run(program);
    expect(await site.read('_site/index.html')).toContain('<h1>Acme</h1>');
    expect(await site.addressesIn('_site/index.html')).toEqual([address, address]);
  }
});

test('an Eleventy build fails for an invalid marker with a message that names the file', async () => {
  await using site = await createSite();
  await site.write('more.md', '<!-- status-snippets start -->\n');
  await expect(site.run(program)).rejects.toThrow(/\.\/more\.md: /);
});

test('an Eleventy build keeps the content of a section if the service is unavailable, and says so', async () => {
  await using site = await createSite();
  await site.change('eleventy.config.mjs', site.baseUrl, 'http://127.0.0.1:1');
  await site.change('index.md', 'start -->\n', `start -->\n\n[${newAddress}](${newAddress})\n\n`);
  expect(await site.run(program)).toContain('./index.md: ');
  expect(await site.addressesIn('_site/index.html')).toEqual([newAddress]);
});
