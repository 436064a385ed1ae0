import { describe, expect, test } from 'vitest';
import { addMarkers } from '../../src/init/add-markers.ts';
import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { Format } from '../../src/sections/format.ts';
import { documentOf, service } from '../support/reading-documents.ts';
import { acmeAt, settingsWith, unexpectedFetch } from '../support/refreshing.ts';

const { badge_html: BADGE } = acmeAt('https://status.acme.com');
const START = '<!-- status-snippets start slug="acme" -->';
const SHOWN = '<!-- status-snippets start slug="acme" show="badge" -->';
const END = '<!-- status-snippets end -->';

async function mark(text: string, format: Format): Promise<string> {
  const attributes = { slug: 'acme', customDomain: null, show: null };
  return (await addMarkers(await documentOf(text, format), attributes, service)).text;
}

/** Marks, which has to be all there is to do, and fills, which has to work. */
async function marked(text: string, format: Format): Promise<string> {
  const after = await mark(text, format);
  expect(await mark(after, format)).toBe(after);
  const content = { outcome: 'read', text: after } as const;
  const settings = settingsWith({ slug: 'acme', source: 'offline' });
  const run = await refreshFiles(
    [{ path: `page.${format}`, format, mustHaveSection: true, content }],
    settings,
    unexpectedFetch,
  );
  expect(run.files.flatMap(({ problems }) => problems)).toEqual([]);
  return after;
}

describe('a new section', () => {
  test.each([
    [
      'after the title of a page, with its indentation',
      '<!doctype html>\n<html>\n  <body>\n    <h1>Acme</h1>\n    <p>x</p>\n  </body>\n</html>\n',
      `<!doctype html>\n<html>\n  <body>\n    <h1>Acme</h1>\n    ${START}\n    ${END}\n    <p>x</p>\n  </body>\n</html>\n`,
    ],
    [
      'at the start of a body without a title',
      '<html>\r\n<body>\r\n<p>x</p>\r\n</body>\r\n</html>\r\n',
      `<html>\r\n<body>\r\n${START}\r\n${END}\r\n<p>x</p>\r\n</body>\r\n</html>\r\n`,
    ],
    ['to the start of a part of a page', '<p>x</p>\n', `${START}\n${END}\n<p>x</p>\n`],
    ['not after a title in a link', '<a href="x"><h1>x</h1></a>\n', `${START}\n${END}\n<a href="x"><h1>x</h1></a>\n`],
    ['not below another heading', '<h2>x</h2>\n<h1>y</h1>\n', `${START}\n${END}\n<h2>x</h2>\n<h1>y</h1>\n`],
    ['around a badge that is there', `<p>${BADGE}</p>\n`, `<p>${SHOWN}${BADGE}${END}</p>\n`],
    ['is not needed where there is one', `<p>${START}${END}</p>\n`, `<p>${START}${END}</p>\n`],
  ])('addMarkers inserts a section into HTML %s', async (_, before, after) => {
    expect(await marked(before, 'html')).toBe(after);
  });

  test.each([
    [
      'after the first heading',
      'import x from "x";\n\n# Acme\n\nText {1}\n',
      'import x from "x";\n\n# Acme\n\n{/* status-snippets start slug="acme" */}\n{/* status-snippets end */}\n\nText {1}\n',
    ],
    [
      'at the top, after front matter',
      '---\ntitle: x\n---\n\nText\n',
      '---\ntitle: x\n---\n\n{/* status-snippets start slug="acme" */}\n{/* status-snippets end */}\n\nText\n',
    ],
  ])('addMarkers inserts a section into MDX %s', async (_, before, after) => {
    expect(await marked(before, 'mdx')).toBe(after);
  });
});
