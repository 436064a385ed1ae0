import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fetcherReturning, unexpectedFetch } from '../support/fetching.ts';
import { type Formatter, formattersAt } from '../support/formatters.ts';
import { initText } from '../support/reading-documents.ts';
import {
  changedText,
  fileOf,
  problemsIn,
  refreshFiles,
  settingsWith,
} from '../support/refreshing.ts';
import { acmeAt } from '../support/section.ts';
import { render } from './render.ts';

/*
 * Puts a badge into the READMEs of installed packages as `init` does, and formats them: the section stays up to date, and
 * GitHub's renderer shows the same page, until the page moves and after that.
 */

const first = { slug: 'acme', customDomain: null, show: null };
const [usual, moved] = ['https://acme.statuspage.me', 'https://status.example.com'];

const root = join(import.meta.dirname, '../../node_modules');

const readmes = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^(?:@[^/\\]+[/\\])?[^/\\]+[/\\]readme\.md$/i.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ text }) => /badge|shields\.io|<h1/.test(text) && text.length < 5000)
  // Packages of one family have nearly the same README.
  .filter(({ path }, index, all) => path.slice(0, 8) !== all[index - 1]?.path.slice(0, 8));

const [narrow, wide] = [formattersAt(80), formattersAt(100)];

/** Wrapped, wrapped at another width, unwrapped and wrapped again. */
const wrapping = (name: string) => [
  ...[narrow[`${name} always`], wide[`${name} always`]],
  ...[narrow[`${name} never`], narrow[`${name} always`]],
];

const inTurn: Readonly<Record<string, readonly (Formatter | undefined)[]>> = {
  Prettier: wrapping('Prettier with proseWrap'),
  dprint: wrapping('dprint with textWrap'),
  remark: [narrow.remark],
  'markdownlint --fix': [narrow['markdownlint --fix']],
};

/** The page in the section and around it. Neither amounts of white space nor the element around the section count. */
function split(text: string) {
  const html = render(text);
  const section = /<!--\s*status-snippets start[^>]*-->([\s\S]*?)<!--\s*status-snippets end\s*-->/;
  const inside = section.exec(html)?.[1]?.replace(/\s+/g, '') ?? '';
  const outside = html
    .replace(section, '')
    .replace(/<p[^>]*>\s*<\/p>/g, '')
    .replace(/\s+/g, '');
  return { inside, outside };
}

test('at least 60 READMEs of installed packages are formatted', () => {
  expect(readmes.length).toBeGreaterThanOrEqual(60);
});

test.each(
  readmes.flatMap(({ path, text }) =>
    Object.keys(inTurn).map((formatter) => ({ path, text, formatter })),
  ),
)(
  'the badge that init puts into node_modules/$path stays up to date under $formatter',
  async ({ text, formatter }) => {
    const filled = changedText(await initText(text, 'md', first)) ?? '';
    expect(filled).toContain('<!-- status-snippets start');
    const page = split(filled);
    expect(page.inside).toContain('<img');
    let [alone, formatted] = [text, filled];
    const expectSame = async (address: string) => {
      const settings = settingsWith({
        source: 'offline',
        customDomain: address === usual ? null : new URL(address).host,
      });
      const result = await refreshFiles(
        [fileOf('README.md', formatted)],
        settings,
        unexpectedFetch,
      );
      expect([result.outcome, problemsIn(result)]).toEqual(['unchanged', []]);
      const now = split(formatted);
      expect(now.inside.replaceAll(address, usual)).toBe(page.inside.replaceAll(address, usual));
      // What the formatter does to the page without a section is its own.
      if (now.outside !== page.outside) expect(now.outside).toBe(split(alone).outside);
    };
    for (const rewrite of inTurn[formatter] ?? []) {
      formatted = (await rewrite?.(formatted, 'md')) ?? '';
      alone = (await rewrite?.(alone, 'md')) ?? '';
      await expectSame(usual);
    }
    const answer = fetcherReturning({ source: 'endpoint', snippets: acmeAt(moved) });
    const after = await refreshFiles([fileOf('README.md', formatted)], settingsWith(), answer);
    formatted = changedText(after) ?? '';
    expect(formatted).not.toContain(usual);
    for (const rewrite of [undefined, ...(inTurn[formatter] ?? [])]) {
      formatted = (await rewrite?.(formatted, 'md')) ?? formatted;
      alone = (await rewrite?.(alone, 'md')) ?? alone;
      await expectSame(moved);
    }
  },
);
