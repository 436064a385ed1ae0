import { expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { sectionFixtures } from '../support/section-fixtures.ts';
import { pageAround } from './html-surroundings.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { differsOnlyBetweenMarkers, renderedAround, treeAround } from './surroundings.ts';

/* Tests that `input` and `output` in the folders of test/fixtures/sections differ only in the content of sections. */

/** Functions that render the text outside sections, by format. */
const renderings: Readonly<
  Record<Format, readonly ((text: string) => string | Promise<string>)[]>
> = {
  md: [renderedAround, treeAround],
  mdx: [renderedMdxAround],
  html: [pageAround],
};

for (const format of ['md', 'mdx', 'html'] as const) {
  const filled = sectionFixtures(format).filter(({ read }) => read(`output.${format}`) !== null);

  test.each(filled)(
    'the output of $name differs from the input only in its sections, and renders the same outside',
    async ({ read }) => {
      const input = read(`input.${format}`) ?? '';
      const output = read(`output.${format}`) ?? '';
      expect(differsOnlyBetweenMarkers(input, output)).toBe(true);
      const [rendered, tree] = renderings[format];
      expect(await rendered?.(output)).toBe(await rendered?.(input));
      expect(await tree?.(output)).toBe(await tree?.(input));
    },
  );
}
