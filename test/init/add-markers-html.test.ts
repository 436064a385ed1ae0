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

async function addMarkersOnce(text: string, format: Format): Promise<string> {
  const attributes = { slug: 'acme', customDomain: null, show: null };
  return (await addMarkers(await documentOf(text, format), attributes, service)).text;
}

/** Adds markers to a text. Fails if a second call would change the result, or if the section cannot be filled. */
async function mark(text: string, format: Format): Promise<string> {
  const after = await addMarkersOnce(text, format);
  expect(await addMarkersOnce(after, format)).toBe(after);
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
    ['at the start of a part of a page', '<p>x</p>\n', `${START}\n${END}\n<p>x</p>\n`],
    [
      'at the start, not after a title in a link',
      '<a href="x"><h1>x</h1></a>\n',
      `${START}\n${END}\n<a href="x"><h1>x</h1></a>\n`,
    ],
    [
      'at the start, not after a title below another heading',
      '<h2>x</h2>\n<h1>y</h1>\n',
      `${START}\n${END}\n<h2>x</h2>\n<h1>y</h1>\n`,
    ],
    ['around an existing badge', `<p>${BADGE}</p>\n`, `<p>${SHOWN}${BADGE}${END}</p>\n`],
    ['none if there is a section already', `<p>${START}${END}</p>\n`, `<p>${START}${END}</p>\n`],
  ])('addMarkers puts markers into HTML: %s', async (_, before, after) => {
    expect(await mark(before, 'html')).toBe(after);
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
  ])('addMarkers puts markers into MDX: %s', async (_, before, after) => {
    expect(await mark(before, 'mdx')).toBe(after);
  });
});
