import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { pageAround } from './html-surroundings.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { differsOnlyBetweenMarkers, renderedAround, treeAround } from './surroundings.ts';

/* Between `input` and `output` in the folders of test/fixtures/sections, only the content of sections changes. */

/** What a format renders outside sections: it stays the same. */
const renderings: Readonly<Record<Format, readonly ((text: string) => string | Promise<string>)[]>> = {
  md: [renderedAround, treeAround],
  mdx: [renderedMdxAround],
  html: [pageAround],
};

/** What a section with definitions adds to the rendering of the text around it. */
const definitions =
  '\n\n[status-badge]: https://statuspage.me/badge/acme.svg\n[status-page]: https://acme.statuspage.me\n';

for (const format of ['md', 'mdx', 'html'] as const) {
  const filled = sectionFixtures(format).filter(({ read }) => read(`output.${format}`) !== null);

  test.each(filled)('$name keeps everything outside its sections', async ({ read }) => {
    const input = read(`input.${format}`) ?? '';
    const output = read(`output.${format}`) ?? '';
    expect(differsOnlyBetweenMarkers(input, output)).toBe(true);
    const defines = /show="?[^">]*definitions/.test(input);
    const [rendered, tree] = renderings[format];
    const expected = defines ? input + definitions : input;
    expect(await rendered?.(output)).toBe(await rendered?.(expected));
    if (!defines) expect(await tree?.(output)).toBe(await tree?.(input));
  });
}
