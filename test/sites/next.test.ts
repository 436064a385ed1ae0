import { expect, test } from 'vitest';
import { installGenerator, newAddress, oldAddress } from './site.ts';

const createSite = installGenerator('next', 'Next.js');
const program = 'next/dist/bin/next';
const page = '.next/server/app/index.html';

const layout = `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;

async function createSiteWithLayout() {
  const site = await createSite();
  await site.write('app/layout.jsx', layout);
  await site.write('mdx-components.jsx', 'export const useMDXComponents = () => ({});\n');
  return site;
}

test.each(['Turbopack', 'webpack'])(
  'Next.js with %s shows the new address of a page in a build that keeps the cache',
  async (bundler) => {
    await using site = await createSiteWithLayout();
    for (const address of [oldAddress, newAddress]) {
      if (address === newAddress) await site.movePage();
      await site.run(program, 'build', `--${bundler.toLowerCase()}`);
      expect(await site.addressesIn(page)).toEqual([address, address]);
      expect(await site.read(page)).toContain(`src="${site.baseUrl}/badge/acme.svg"`);
    }
  },
);

test('Next.js shows an old address if the option pages is missing', async () => {
  await using site = await createSiteWithLayout();
  await site.change('next.config.mjs', ' pages,', '');
  await site.run(program, 'build');
  await site.movePage();
  await site.run(program, 'build');
  expect(await site.addressesIn(page)).toEqual([oldAddress, oldAddress]);
});

test('a strict Next.js build fails for an invalid marker with a message about it', async () => {
  await using site = await createSiteWithLayout();
  const markers = '{/* status-snippets start slgu="acme" */}\n{/* status-snippets end */}';
  await site.write('app/page.mdx', `# Acme\n\n${markers}\n`);
  await expect(site.run(program, 'build')).rejects.toThrow('did you mean "slug"?');
});
