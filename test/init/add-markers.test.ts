import { describe, expect, test } from 'vitest';
import { addMarkers, detectPages } from '../../src/init/add-markers.ts';
import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { Format } from '../../src/sections/format.ts';
import type { ShowName } from '../../src/sections/markers/attributes.ts';
import { acmeAt, askNobody, baseUrl, fileOf, settingsWith } from '../support/refreshing.ts';

const { badge_markdown: B, badge_html: H } = acmeAt('https://status.acme.com');
const CI = '[![CI](https://example.com/ci.svg)](https://example.com)';
const START = '<!-- status-snippets start slug="acme" -->';
const BADGE = '<!-- status-snippets start slug="acme" show="badge" -->';
const END = '<!-- status-snippets end -->';

interface Wish {
  readonly format?: Format;
  readonly show?: readonly ShowName[];
  readonly customDomain?: string;
}

async function mark(text: string, { format = 'md', show, customDomain }: Wish = {}): Promise<string> {
  const attributes = { slug: 'acme', customDomain: customDomain ?? null, show: show ?? null };
  return addMarkers(text, format, attributes, baseUrl);
}

/** Marks and fills, which has to work and to be all there is to do. */
async function fill(text: string): Promise<string> {
  const settings = settingsWith({ slug: 'acme', source: 'offline', customDomain: 'status.acme.com' });
  const marked = await mark(text);
  const run = await refreshFiles([fileOf('README.md', marked)], settings, askNobody);
  expect(run.failure).toBeNull();
  const filled = run.changes[0]?.after ?? marked;
  expect(await mark(filled)).toBe(filled);
  const again = await refreshFiles([fileOf('README.md', filled)], settings, askNobody);
  expect(again.outcome).toBe('unchanged');
  return filled;
}

describe('a badge becomes a section', () => {
  const adoptions: readonly (readonly [where: string, before: string, after: string])[] = [
    ['alone', `# A\n\n${B}\n\nText.\n`, `# A\n\n${START}\n${B}\n${END}\n\nText.\n`],
    ['alone at the end of a file without a line break', B, `${START}\n${B}\n${END}`],
    [
      'with an image alone',
      `![Status](${baseUrl}/badge/acme.svg)\n`,
      `${START}\n![Status](${baseUrl}/badge/acme.svg)\n${END}\n`,
    ],
    ['with a query', B.replace('.svg', '.svg?style=flat'), `${START}\n${B.replace('.svg', '.svg?style=flat')}\n${END}`],
    ['at the start of a row', `${B} ${CI} ${CI}\n`, `${CI} ${BADGE}${B}${END} ${CI}\n`],
    ['at the start of a row, without spaces', `${B}${CI}\n`, `${CI} ${BADGE}${B}${END}\n`],
    ['in the middle of a row', `${CI} ${B} ${CI}\n`, `${CI} ${BADGE}${B}${END} ${CI}\n`],
    ['at the end of a row', `${CI} ${B}\n`, `${CI} ${BADGE}${B}${END}\n`],
    ['first of badges on a line each', `${B}\n${CI}\n${CI}\n`, `${CI} ${BADGE}${B}${END}\n${CI}\n`],
    ['between badges on a line each', `${CI}\n${B}\n${CI}\n`, `${CI}\n${CI} ${BADGE}${B}${END}\n`],
    ['last of badges on a line each', `${CI}\n${CI}\n${B}\n`, `${CI}\n${CI} ${BADGE}${B}${END}\n`],
    ['first of lines that break hard', `${B}  \n${CI}\\\n${CI}\n`, `${CI} ${BADGE}${B}${END}\\\n${CI}\n`],
    ['at the end of a row, without spaces', `${CI}${B}\n`, `${CI}${BADGE}${B}${END}\n`],
    [
      'as HTML in other HTML of a paragraph',
      `x <b><img src="${baseUrl}/badge/acme.svg"></b> y\n`,
      `x <b>${BADGE}<img src="${baseUrl}/badge/acme.svg">${END}</b> y\n`,
    ],
    ['before words', `${B} is what we say.\n`, `is what we say. ${BADGE}${B}${END}\n`],
    ['in words', `See ${B} here.\n`, `See ${BADGE}${B}${END} here.\n`],
    ['in a heading', `# Acme ${B}\n`, `# Acme ${START}${B}${END}\n`],
    ['at the start of a heading', `## ${B} Acme\n`, `## ${START}${B}${END} Acme\n`],
    ['in a heading with a line below', `Acme ${B}\n====\n`, `Acme ${START}${B}${END}\n====\n`],
    ['at the start of a heading with a line below', `${B} Acme\n====\n`, `Acme ${START}${B}${END}\n====\n`],
    ['in a table', `| a | b |\n| - | - |\n| ${B} | x |\n`, `| a | b |\n| - | - |\n| ${BADGE}${B}${END} | x |\n`],
    ['in the head of a table', `| ${B} | b |\n| - | - |\n`, `| ${BADGE}${B}${END} | b |\n| - | - |\n`],
    ['alone in a list item', `- a\n- ${B}\n`, `- a\n- ${START}\n  ${B}\n  ${END}\n`],
    ['alone in a numbered item', `10.  ${B}\n`, `10.  ${START}\n     ${B}\n     ${END}\n`],
    ['at the start of a list item', `* ${B} up?\n`, `* up? ${BADGE}${B}${END}\n`],
    ['in a list item below words', `- a\n\n  ${B}\n`, `- a\n\n  ${START}\n  ${B}\n  ${END}\n`],
    ['in a quote', `> ${B}\n`, `> ${START}\n> ${B}\n> ${END}\n`],
    ['in a row in a quote', `> ${B}\n> ${CI}\n`, `> ${CI} ${BADGE}${B}${END}\n`],
    ['in a list in a quote', `> - ${B}\n`, `> - ${START}\n>   ${B}\n>   ${END}\n`],
    ['in a quote in a list', `- > ${B}\n`, `- > ${START}\n  > ${B}\n  > ${END}\n`],
    ['in a footnote', `x[^1]\n\n[^1]: ${B}\n`, `x[^1]\n\n[^1]: ${START}\n    ${B}\n    ${END}\n`],
    ['in bold', `**${B} up**\n`, `**${BADGE}${B}${END} up**\n`],
    ['alone in italics', `*${B}*\n`, `*${BADGE}${B}${END}*\n`],
    ['as HTML alone', `${H}\n`, `${START}\n${H}\n${END}\n`],
    ['as HTML in a row of Markdown', `${CI} ${H} ${CI}\n`, `${CI} ${BADGE}${H}${END} ${CI}\n`],
    [
      'as HTML over several lines of a paragraph',
      `Now <a href="https://x.example">\n<img src="${baseUrl}/badge/acme.svg">\n</a> ok\n`,
      `Now ${BADGE}<a href="https://x.example">\n<img src="${baseUrl}/badge/acme.svg">\n</a>${END} ok\n`,
    ],
    [
      'in a centered block',
      `<p align="center">\n  ${H}\n  <img src="x.svg">\n</p>\n`,
      `<p align="center">\n  ${BADGE}${H}${END}\n  <img src="x.svg">\n</p>\n`,
    ],
    ['in a centered block on one line', `<p align="center">${H}</p>\n`, `<p align="center">${BADGE}${H}${END}</p>\n`],
    ['in HTML in a list', `- <div>${H}</div>\n`, `- <div>${BADGE}${H}${END}</div>\n`],
    [
      'in HTML that begins with it, over several lines',
      `<a\n  href="https://x.example"><img src="${baseUrl}/badge/acme.svg"></a>\n`,
      `${START}\n<a\n  href="https://x.example"><img src="${baseUrl}/badge/acme.svg"></a>\n${END}\n`,
    ],
    ['with details around', `<details>\n\n${B}\n\n</details>\n`, `<details>\n\n${START}\n${B}\n${END}\n\n</details>\n`],
    ['behind front matter', `---\na: b\n---\n\n${B}\n`, `---\na: b\n---\n\n${START}\n${B}\n${END}\n`],
    ['with Windows line endings', `# A\r\n\r\n${B}\r\n`, `# A\r\n\r\n${START}\r\n${B}\r\n${END}\r\n`],
    ['behind a byte-order mark', `\uFEFF${CI} ${B}\n`, `\uFEFF${CI} ${BADGE}${B}${END}\n`],
    ['and only the first of two', `${B}\n\n${B}\n`, `${START}\n${B}\n${END}\n\n${B}\n`],
  ];

  test.each(adoptions)('addMarkers puts markers around a badge: %s', async (_, before, after) => {
    expect(await mark(before)).toBe(after);
    const filled = await fill(before);
    expect(filled).toContain('/badge/acme.svg');
  });

  test('addMarkers replaces the references of a badge by their addresses', async () => {
    const definitions = `[badge]: ${baseUrl}/badge/acme.svg\n[page]: https://status.acme.com\n`;
    const full = `x [![Status][badge]][page]\n\n${definitions}`;
    expect(await mark(full)).toBe(`x ${BADGE}${B}${END}\n\n${definitions}`);
    const collapsed = `${CI} [![badge][]](https://status.acme.com)\n\n${definitions}`;
    expect(await mark(collapsed)).toBe(`${CI} ${BADGE}${B.replace('Status', 'badge')}${END}\n\n${definitions}`);
    const alone = `![badge]\n\n${definitions}`;
    expect(await mark(alone)).toBe(`${START}\n![badge](${baseUrl}/badge/acme.svg)\n${END}\n\n${definitions}`);
  });

  test('addMarkers writes the given attributes', async () => {
    expect(await mark(B, { customDomain: 'status.acme.com', show: ['link', 'badge'] })).toBe(
      `<!-- status-snippets start slug="acme" custom-domain="status.acme.com" show="link badge" -->\n${B}\n${END}`,
    );
    expect(await mark(`${CI} ${B}`, { show: ['link'] })).toContain('show="link" -->');
  });
});

describe('what is not a badge of the page', () => {
  test.each([
    ['another page’s', B.replace('acme', 'other')],
    ['another service’s', B.replace(baseUrl, 'https://other.example')],
    ['another address that begins like it', B.replace(baseUrl, `${baseUrl}.evil.example`)],
    ['in a fence', `\`\`\`md\n${B}\n\`\`\``],
    ['in code', `\`${B}\``],
    ['indented', `Text\n\n    ${B}`],
    ['in a comment', `<!-- ${B} -->`],
    ['with words in its link', `x [see ![Status](${baseUrl}/badge/acme.svg) here](https://x.example)`],
    ['in a script', `<script>${H}</script>`],
    ['a widget', acmeAt('https://status.acme.com').widget_script],
  ])('addMarkers leaves what is not a badge of the page: %s', async (_, badge) => {
    const text = `# Acme\n\n${badge}\n`;
    expect(await mark(text)).toBe(`# Acme\n\n${START}\n${END}\n\n${badge}\n`);
  });
});

describe('without a badge', () => {
  const places: readonly (readonly [where: string, before: string, after: string])[] = [
    ['after the first heading', '# A\n\nText.\n\n## B\n', `# A\n\n${START}\n${END}\n\nText.\n\n## B\n`],
    ['after a heading with text on the next line', '# A\nText.\n', `# A\n\n${START}\n${END}\n\nText.\n`],
    ['after a heading that ends the file', '# A', `# A\n\n${START}\n${END}\n`],
    ['after a setext heading', 'A\n=\n\nText.\n', `A\n=\n\n${START}\n${END}\n\nText.\n`],
    ['after a closed heading', '## A ##\n', `## A ##\n\n${START}\n${END}\n`],
    [
      'after a heading in HTML',
      '<h1 align="center">A</h1>\n\nText.\n',
      `<h1 align="center">A</h1>\n\n${START}\n${END}\n\nText.\n`,
    ],
    [
      'after a heading inside other HTML',
      '<div align="center">\n\n# A\n\n</div>\n',
      `<div align="center">\n\n# A\n\n${START}\n${END}\n\n</div>\n`,
    ],
    [
      'not after a heading in a comment',
      '<!-- <h1>A</h1> -->\n\n# B\n',
      `<!-- <h1>A</h1> -->\n\n# B\n\n${START}\n${END}\n`,
    ],
    ['not after a heading in a fence', '```\n# A\n```\n\n# B\n', `\`\`\`\n# A\n\`\`\`\n\n# B\n\n${START}\n${END}\n`],
    ['at the top without a heading', 'Text.\n', `${START}\n${END}\n\nText.\n`],
    ['after front matter', '---\na: b\n---\nText.\n', `---\na: b\n---\n\n${START}\n${END}\n\nText.\n`],
    ['after front matter in TOML', '+++\na = 1\n+++\n', `+++\na = 1\n+++\n\n${START}\n${END}\n`],
    ['into an empty file', '', `${START}\n${END}\n`],
    ['after a byte-order mark', '\uFEFFText.\r\n', `\uFEFF${START}\r\n${END}\r\n\r\nText.\r\n`],
    ['with CR line endings', '# A\r\rText.\r', `# A\r\r${START}\r${END}\r\rText.\r`],
  ];

  test.each(places)('addMarkers inserts a section: %s', async (_, before, after) => {
    expect(await mark(before)).toBe(after);
    await fill(before);
  });
});

describe('a text that does not change', () => {
  test.each([
    ['with a section for the page', `${START}\n${END}\n\n${B}\n`],
    ['with a section that leaves the page to the option', `<!-- status-snippets start -->\n${END}\n\n${B}\n`],
    ['with a broken marker', `${START}\n\n${B}\n`],
    ['with a look-alike', `<!-- status-snippets begin -->\n\n${B}\n`],
  ])('addMarkers does not change a text %s', async (_, text) => {
    expect(await mark(text)).toBe(text);
  });

  test('addMarkers adds a section to a text with a section of another page', async () => {
    const other = `<!-- status-snippets start slug="other" -->\n${END}\n`;
    expect(await mark(`# A\n\n${other}`)).toBe(`# A\n\n${START}\n${END}\n\n${other}`);
    expect(await mark(`${other}\n${CI} ${B}\n`)).toBe(`${other}\n${CI} ${BADGE}${B}${END}\n`);
  });
});

describe('detectPages', () => {
  test.each([
    ['no page', `# A\n\n${CI}\n`, []],
    ['the page of a badge', `\uFEFF${CI} ${B}\n`, ['acme']],
    ['the page of a badge in HTML', `<p>${H}</p>\n`, ['acme']],
    ['the page of an empty section', `${START}\n${END}\n`, ['acme']],
    ['each page once', `${B}\n\n<p>${H}</p>\n\n${B.replaceAll('acme', 'other')}\n`, ['acme', 'other']],
    ['no page for an invalid slug', B.replace('acme.svg', 'a%2Fb.svg'), []],
    ['no page of another service', B.replace(baseUrl, 'https://other.example'), []],
  ])('detectPages finds %s', async (_, text, pages) => {
    expect(await detectPages(text, 'md', baseUrl)).toEqual(pages);
  });
});
