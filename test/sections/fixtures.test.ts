import { rmSync, writeFileSync } from 'node:fs';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../src/core/errors.ts';
import remarkStatusSnippets, { type Options } from '../../src/remark.ts';
import type { Format } from '../../src/sections/format.ts';
import { parseShow } from '../../src/sections/marker.ts';
import { htmlOf, parsed, transform } from '../remark-plugin/processors.ts';
import { type SectionFixture, sectionFixtures } from '../support/section-fixtures.ts';
import { pageAround } from './html-surroundings.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { refreshText } from './refreshing.ts';
import { differsOnlyBetweenMarkers, renderedAround, treeAround } from './surroundings.ts';

/*
 * Tests that `input` in every folder of test/fixtures/sections becomes `output`, or is refused with `problems.txt`, that a
 * second run changes nothing, that the text outside sections renders the same, and that the remark plugin agrees.
 * A case has `warnings.txt` and `options.json` if it needs them. `UPDATE=1` writes the expected files.
 */

const update = process.env.UPDATE === '1';

/** Functions that render the text outside sections, by format. */
const renderings: Readonly<
  Record<Format, readonly ((text: string) => string | Promise<string>)[]>
> = {
  md: [renderedAround, treeAround],
  mdx: [renderedMdxAround],
  html: [pageAround],
};

for (const format of ['md', 'mdx', 'html'] as const) {
  describe.each(sectionFixtures(format))('$name', (fixture) => {
    const { name, read } = fixture;
    const input = read(`input.${format}`) ?? '';
    const output = read(`output.${format}`);
    const options = JSON.parse(read('options.json') ?? '{}');

    test(`the input of ${name} gives the expected output, problems and warnings`, async () => {
      const { outcome, text, findings } = await refreshText(input, format, settingsOf(options));
      expectFile(fixture, 'problems.txt', linesOf('error', findings));
      expectFile(fixture, 'warnings.txt', linesOf('warning', findings));
      expectFile(fixture, `output.${format}`, outcome === 'failed' ? null : text);
    });

    if (output !== null) {
      test(`the output of ${name} is unchanged in a second run`, async () => {
        const again = await refreshText(output, format, settingsOf(options));
        expect(again).toMatchObject({ outcome: 'unchanged', text: output });
      });

      test(`the output of ${name} differs from the input only in its sections, and renders the same outside`, async () => {
        expect(differsOnlyBetweenMarkers(input, output)).toBe(true);
        for (const render of renderings[format])
          expect(await render(output)).toBe(await render(input));
      });
    }

    const given: Options = { slug: 'acme', source: 'offline', ...options };
    if (format === 'md') {
      test(`the plugin makes the same of ${name} as the command line, and reports the same`, async () => {
        const { tree, file } = await transform(input, given);
        expect(htmlOf(tree)).toBe(htmlOf(parsed(output ?? input)));
        const expected = [read('warnings.txt'), read('problems.txt')].join('');
        // The plugin does not require a section.
        expect(messagesOf(file)).toBe(expected.includes('no-section') ? '' : expected);
      });
    }

    if (format === 'mdx' && output !== null) {
      test(`MDX compiles ${name} with the plugin to the same program as the file that the command line writes`, async () => {
        expect(await compiled(input, given)).toBe(await compiled(output, null));
      });
    }

    // MDX has no HTML comments, and with invalid syntax no plugin runs.
    const problems = read('problems.txt');
    const isValidMdx = !input.includes('<!--') && !problems?.includes('mdx-syntax');
    if (format === 'mdx' && problems !== null && isValidMdx) {
      test(`the plugin reports the same problems for ${name} as the command line`, async () => {
        const { file } = await transform(input, given, 'page.mdx');
        expect(messagesOf(file)).toBe(problems);
      });
    }
  });
}

function expectFile({ pathOf, read }: SectionFixture, file: string, actual: string | null): void {
  if (update && actual === null) rmSync(pathOf(file), { force: true });
  if (update && actual !== null) writeFileSync(pathOf(file), actual);
  expect(actual, file).toBe(read(file));
}

function settingsOf({ show, ...settings }: { readonly show?: string }) {
  return { ...settings, ...(show !== undefined && { show: parseShow(show) }) };
}

/** The places and codes of findings. Their sentences are tested in messages.test.ts. */
function linesOf(wanted: Finding['level'], findings: readonly Finding[]): string | null {
  const lines = findings.flatMap(({ level, line = 1, column = 1, code }) =>
    level === wanted ? [`${line}:${column} ${code}\n`] : [],
  );
  return lines.length === 0 ? null : lines.join('');
}

function messagesOf({ messages }: VFile): string {
  return messages.map(({ line, column, ruleId }) => `${line}:${column} ${ruleId}\n`).join('');
}

async function compiled(value: string, options: Options | null): Promise<string> {
  const remarkPlugins: PluggableList = [remarkGfm, remarkFrontmatter];
  if (options !== null) remarkPlugins.push([remarkStatusSnippets, options]);
  const file = await compile(
    { path: 'page.mdx', value },
    { remarkPlugins, jsx: true, format: 'mdx' },
  );
  return String(file);
}
