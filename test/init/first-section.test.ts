import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/embeds/document.ts';
import { insertFirstSection } from '../../src/init/first-section.ts';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/markers/marker.ts';
import { refreshUnmarked } from '../support/reading-documents.ts';
import { acmeAt, baseUrl, problemsIn } from '../support/refreshing.ts';

const { badge_markdown: B, badge_html: H, minimal_md: L } = acmeAt('https://status.acme.com');
const CI = '[![CI](https://example.com/ci.svg)](https://example.com)';
const START = '<!-- status-snippets start slug="acme" -->';
const START_BADGE = '<!-- status-snippets start slug="acme" show="badge" -->';
const END = '<!-- status-snippets end -->';

interface Options {
  readonly format?: Format;
  readonly show?: readonly SnippetName[] | null;
  readonly customDomain?: string | null;
}

/** Adds a section for the page `acme` to a text. Fails if there is a problem, or if a second run changes the result. */
async function mark(text: string, options: Options = {}): Promise<string> {
  const once = await init(text, options);
  const after = once.changes[0]?.after ?? text;
  expect(problemsIn(once)).toEqual([]);
  expect((await init(after, options)).outcome).toBe('unchanged');
  return withoutNewContent(after);
}

function init(text: string, { format = 'md', show = null, customDomain = null }: Options) {
  const attributes = { slug: 'acme', customDomain, show };
  const insert = (document: Document) => insertFirstSection(document, attributes);
  return refreshUnmarked(text, format, { slug: 'acme', unmarked: 'adopt' }, { ...attributes, insert });
}

/** Leaves out what new sections are filled with: badges and links to the usual address of the page. */
function withoutNewContent(text: string): string {
  const sections = /(status-snippets start [^>]*?(?:-->|\*\/\}))([\s\S]*?)((?:<!--|\{\/\*) status-snippets end)/g;
  return text.replace(sections, (section, start, content, end) => {
    if (!/https:\/\/\w+\.statuspage\.me/.test(content)) return section;
    return start + (/^(?:\r\n|\n|\r)/.exec(content)?.[0] ?? '') + (/(?<=[\r\n])[ \t]*$/.exec(content)?.[0] ?? '') + end;
  });
}

describe('init with a badge of the page', () => {
  test('init adopts every badge of the page, and no badge of another page', async () => {
    const other = B.replaceAll('acme', 'other');
    expect(await mark(`${CI} ${B}\n\n${other}\n\n<p>${H}</p>\n`)).toBe(
      `${CI} ${START_BADGE}${B}${END}\n\n${other}\n\n<p>${START_BADGE}${H}${END}</p>\n`,
    );
  });

  test('init adopts a badge on a line of its own without adding a text link', async () => {
    expect(await mark(`# A\n\n${B}\n`)).toBe(`# A\n\n${START_BADGE}\n${B}\n${END}\n`);
  });

  test('init writes the given attributes', async () => {
    expect(await mark(B, { customDomain: 'status.acme.com', show: ['link', 'badge'] })).toBe(
      `<!-- status-snippets start slug="acme" custom-domain="status.acme.com" show="link badge" -->\n\n${L}\n\n${B}\n\n${END}`,
    );
    expect(await mark(`${CI} ${B}`, { show: ['link'] })).toContain('show="link" -->');
  });

  test('init does not change a text whose only badge of the page cannot become a section', async () => {
    const text = `[see ![Status](${baseUrl}/badge/acme.svg) here](https://x.example)\n`;
    const result = await init(text, {});
    expect(result).toMatchObject({ changes: [], failure: { code: 'not-adoptable' } });
    expect(problemsIn(result)).toMatchObject([{ line: 1, column: 6 }]);
  });

  test.each([
    ['of another page', B.replace('acme', 'other')],
    ['of another service', B.replace(baseUrl, 'https://other.example')],
    ['in a fence', `\`\`\`md\n${B}\n\`\`\``],
    ['in code', `\`${B}\``],
    ['in a comment', `<!-- ${B} -->`],
    ['in a script', `<script>${H}</script>`],
    ['that is a widget', acmeAt('https://status.acme.com').widget_script],
  ])('init adds a section after the title if the only badge or widget is one %s', async (_, badge) => {
    const text = `# Acme\n\nText.\n\n## More\n\n${badge}\n`;
    expect(await mark(text)).toBe(`# Acme\n\n${START}\n${END}\n\nText.\n\n## More\n\n${badge}\n`);
  });
});

describe('init with other badges, but no badge of the page', () => {
  const NPM = '[![npm](https://img.shields.io/npm/v/acme.svg)](https://example.com)';
  const REF = '[![npm][npm-badge]][npm]';
  const definitions = '\n[npm-badge]: https://img.shields.io/npm/v/acme.svg\n[npm]: https://example.com\n';
  const IMG = '<a href="https://example.com"><img src="https://img.shields.io/npm/v/acme.svg"></a>';
  const NEW = START_BADGE + END;

  test.each([
    ['a line', `# A\n\n${NPM} ${NPM}\n\nText.\n`, `# A\n\n${NPM} ${NPM} ${NEW}\n\nText.\n`],
    ['a single badge', `# A\n${NPM}\n`, `# A\n${NPM} ${NEW}\n`],
    ['one badge on each line', `# A\n\n${NPM}\n${NPM}\n`, `# A\n\n${NPM}\n${NPM} ${NEW}\n`],
    ['bars between', `# A\n\n${NPM} | ${NPM}\n`, `# A\n\n${NPM} | ${NPM} | ${NEW}\n`],
    ['references', `# A\n\n${REF} ${REF}\n${definitions}`, `# A\n\n${REF} ${REF} ${NEW}\n${definitions}`],
    ['badges in the title', `# A ${NPM}\n\nText.\n`, `# A ${NPM} ${NEW}\n\nText.\n`],
    ['above the title', `${NPM}\n\n# A\n`, `${NPM} ${NEW}\n\n# A\n`],
    ['below some text', `# A\n\nText.\n\n${NPM}\n\n## B\n`, `# A\n\nText.\n\n${NPM} ${NEW}\n\n## B\n`],
    [
      'text below on the next line',
      `# A\n${NPM}\n${NPM}\n${'Words of a text. '.repeat(9)} ${NPM} x\n`,
      `# A\n${NPM}\n${NPM} ${NEW}\n${'Words of a text. '.repeat(9)} ${NPM} x\n`,
    ],
    ['two rows', `# A\n\n${NPM}\n\n${NPM} ${NPM}\n\nText.\n`, `# A\n\n${NPM} ${NEW}\n\n${NPM} ${NPM}\n\nText.\n`],
    [
      'a centered block',
      `<h1 align="center">A</h1>\n\n<p align="center">\n  ${IMG}\n  ${IMG}\n</p>\n`,
      `<h1 align="center">A</h1>\n\n<p align="center">\n  ${IMG}\n  ${IMG}\n  ${NEW}\n</p>\n`,
    ],
    [
      'a centered block on one line',
      `# A\n\n<p align="center">${IMG}&nbsp;${IMG}</p>\n`,
      `# A\n\n<p align="center">${IMG}&nbsp;${IMG}&nbsp;${NEW}</p>\n`,
    ],
    [
      'a row in a centered block',
      `<div align="center">\n\n# A\n\n${NPM}\n\n</div>\n`,
      `<div align="center">\n\n# A\n\n${NPM} ${NEW}\n\n</div>\n`,
    ],
    ['HTML in a paragraph', `# A\n\n${IMG} ${IMG}\n`, `# A\n\n${IMG} ${IMG} ${NEW}\n`],
    [
      'comments around',
      `# A\n\n<!-- prettier-ignore-start -->\n${NPM}\n<!-- prettier-ignore-end -->\n`,
      `# A\n\n<!-- prettier-ignore-start -->\n${NPM} ${NEW}\n<!-- prettier-ignore-end -->\n`,
    ],
    [
      'Windows line endings',
      `# A\r\n\r\n<p>\r\n  ${IMG}\r\n</p>\r\n`,
      `# A\r\n\r\n<p>\r\n  ${IMG}\r\n  ${NEW}\r\n</p>\r\n`,
    ],
  ])('init adds a section at the end of a row of badges: %s', async (_, before, after) => {
    expect(await mark(before)).toBe(after);
  });

  test('init does not add a section to a badge in a table of sponsors', async () => {
    const sponsors = `<h3 align="center">Sponsors</h3>\n<table><tr><td>${IMG}</td></tr></table>\n`;
    const text = await mark(`${sponsors}\n<div align="center">\n\n${NPM}\n\n</div>\n\n## A\n`);
    expect(text).toBe(`${sponsors}\n<div align="center">\n\n${NPM} ${NEW}\n\n</div>\n\n## A\n`);
  });

  test('init adds a section after a row of badges that another program writes', async () => {
    const row = `# A\n\n<!-- automd:badges -->\n\n${NPM}\n\n<!-- /automd -->\n`;
    expect(await mark(`${row}\nText.\n`)).toBe(`${row}\n${START_BADGE}\n${END}\n\nText.\n`);
  });

  test.each([
    ['a table', `| CI |\n| - |\n| ${NPM} |\n`],
    ['a list', `- ${NPM}\n- ${NPM}\n`],
  ])('init adds a section after %s of badges', async (_, badges) => {
    expect(await mark(`# A\n\n${badges}\nText.\n`)).toBe(`# A\n\n${badges}\n${START_BADGE}\n${END}\n\nText.\n`);
  });

  test.each([
    ['with a sentence', '<!-- This file is generated from README_js.md. -->\n\n'],
    ['with dashes', '<!--\n  -- This file is generated.\n  -->\n\n'],
  ])('init adds a section to a row of badges below a comment %s', async (_, comment) => {
    expect(await mark(`${comment}# A ${NPM}\n\nText.\n`)).toBe(`${comment}# A ${NPM} ${NEW}\n\nText.\n`);
  });

  test.each([
    ['a long sentence', 'Made at <b>Acme</b>, which makes many other tools for people who develop things.'],
    ['a short sentence', 'Made at Acme.'],
  ])('init adds no section to an icon at the start of %s', async (_, words) => {
    const icon = '<img src="https://example.com/badges/logo.svg" alt="" width="22">';
    expect(await mark(`# A\n\n${icon} ${words}\n`)).toBe(`# A\n\n${START}\n${END}\n\n${icon} ${words}\n`);
  });

  test('init adds no section to a row of badges below a heading that is not the title', async () => {
    const rest = `Text.\n\n## Build\n\n${NPM}\n`;
    expect(await mark(`# A\n\n${rest}`)).toBe(`# A\n\n${START}\n${END}\n\n${rest}`);
    expect(await mark(`# A\n\n## B\n\nText.\n\n${NPM}\n`)).toBe(`# A\n\n${START}\n${END}\n\n## B\n\nText.\n\n${NPM}\n`);
  });

  test.each([
    ['below a subtitle', `# A\n\n## The words of a subtitle\n\n${NPM}\n`],
    ['below a subtitle without a title', `<p><img src="logo.png"></p>\n\n## The words of a subtitle\n\n${NPM}\n`],
    ['below a subtitle in HTML', `# A\n\n<h3>The words of a subtitle</h3>\n\n${NPM}\n`],
    ['below a heading for badges', `# A\n\nText.\n\n## Badges\n\n${NPM}\n`],
    ['below a heading for the status', `# A\n\nText.\n\n## Status\n\n${NPM}\n`],
  ])('init adds a section to a row of badges %s', async (_, before) => {
    expect(await mark(before)).toBe(before.replace(/\n$/, ` ${NEW}\n`));
  });

  test.each([
    ['a line break', `<p align="center">\n  ${IMG}<br>\n  ${IMG}\n</p>\n`],
    ['text', `<p align="center">\n  ${IMG}\n  <b>Consider a donation:</b>\n  ${IMG}\n</p>\n`],
  ])('init adds a section at the end of the first row, before %s', async (_, badges) => {
    expect(await mark(`# A\n\n${badges}`)).toBe(`# A\n\n${badges.replace(IMG, `${IMG}\n  ${NEW}`)}`);
  });
});

describe('init without any badge', () => {
  const places: readonly (readonly [where: string, before: string, after: string])[] = [
    ['after the title', '# A\n\nText.\n\n## B\n', `# A\n\n${START}\n${END}\n\nText.\n\n## B\n`],
    ['after a heading with text on the next line', '# A\nText.\n', `# A\n\n${START}\n${END}\n\nText.\n`],
    ['after a heading that ends the file', '# A', `# A\n\n${START}\n${END}\n`],
    ['after a setext heading', 'A\n=\n\nText.\n', `A\n=\n\n${START}\n${END}\n\nText.\n`],
    ['after a closed heading', '# A #\n', `# A #\n\n${START}\n${END}\n`],
    ['above a heading that is not the title', '## A\n\nText.\n', `${START}\n${END}\n\n## A\n\nText.\n`],
    [
      'at the top, above text with chapters below',
      'Text.\n\n# A\n\n# B\n',
      `${START}\n${END}\n\nText.\n\n# A\n\n# B\n`,
    ],
    [
      'above a heading with the name of a chapter',
      '# Installation\r\n> npm\r\n\r\n# Details\r\n',
      `${START}\r\n${END}\r\n\r\n# Installation\r\n> npm\r\n\r\n# Details\r\n`,
    ],
    ['with Windows line endings', '# A\r\n> npm\r\n', `# A\r\n\r\n${START}\r\n${END}\r\n\r\n> npm\r\n`],
    [
      'after an image that the text flows around',
      '# A\n\n<img src="x.png" align="right">\n\nText.\n',
      `# A\n\n<img src="x.png" align="right">\n\n${START}\n${END}\n\nText.\n`,
    ],
    ['after the first of two titles', '# A\n\n# B\n', `# A\n\n${START}\n${END}\n\n# B\n`],
    [
      'after a logo',
      '![Acme](logo.png)\n\nText.\n\n## A\n',
      `![Acme](logo.png)\n\n${START}\n${END}\n\nText.\n\n## A\n`,
    ],
    [
      'after a centered logo, in the center',
      '<p align="center">\n  <img src="logo.png">\n</p>\n\n<p align="center">Words</p>\n\nText.\n',
      `<p align="center">\n  <img src="logo.png">\n</p>\n\n<p align="center">Words</p>\n\n<p align="center">\n  ${START_BADGE}\n  ${END}\n</p>\n\nText.\n`,
    ],
    [
      'at the end of a centered block with a title',
      '<div align="center">\n  <h1>A</h1>\n  <p>Words</p>\n</div>\n\nText.\n',
      `<div align="center">\n  <h1>A</h1>\n  <p>Words</p>\n  ${START_BADGE}\n  ${END}\n</div>\n\nText.\n`,
    ],
    ['at the top of a text of comments', '<!-- x -->\n', `${START}\n${END}\n\n<!-- x -->\n`],
    ['after an HTML title with text below', '<h1>A</h1>\nText.\n', `<h1>A</h1>\nText.\n\n${START}\n${END}\n`],
    [
      'after a heading in HTML',
      '<h1 align="center">A</h1>\n\nText.\n',
      `<h1 align="center">A</h1>\n\n<p align="center">\n  ${START_BADGE}\n  ${END}\n</p>\n\nText.\n`,
    ],
    [
      'after a heading inside other HTML',
      '<div align="center">\n\n# A\n\n</div>\n',
      `<div align="center">\n\n# A\n\n${START}\n${END}\n\n</div>\n`,
    ],
    [
      'after the title, not after a heading in a comment',
      '<!-- <h1>A</h1> -->\n\n# B\n',
      `<!-- <h1>A</h1> -->\n\n# B\n\n${START}\n${END}\n`,
    ],
    [
      'after the title, not after a heading in a fence',
      '```\n# A\n```\n\n# B\n',
      `\`\`\`\n# A\n\`\`\`\n\n# B\n\n${START}\n${END}\n`,
    ],
    ['at the top without a heading', 'Text.\n', `${START}\n${END}\n\nText.\n`],
    ['after front matter', '---\na: b\n---\nText.\n', `---\na: b\n---\n\n${START}\n${END}\n\nText.\n`],
    ['after front matter in TOML', '+++\na = 1\n+++\n', `+++\na = 1\n+++\n\n${START}\n${END}\n`],
    ['into an empty file', '', `${START}\n${END}\n`],
    ['after a byte-order mark', '\uFEFFText.\r\n', `\uFEFF${START}\r\n${END}\r\n\r\nText.\r\n`],
    ['with CR line endings', '# A\r\rText.\r', `# A\r\r${START}\r${END}\r\rText.\r`],
  ];

  test.each(places)('init adds a section %s', async (_, before, after) => {
    expect(await mark(before)).toBe(after);
  });
});

describe('init with a section', () => {
  test.each([
    ['with a section for the page', `${START}\n${END}\n\n${B.replaceAll('acme', 'other')}\n`],
    ['with a section that leaves the page to the option', `<!-- status-snippets start -->\n${END}\n`],
  ])('init does not change a text %s', async (_, text) => {
    expect(await mark(text)).toBe(text);
  });

  test('init adds a section to a text with a section of another page', async () => {
    const other = `<!-- status-snippets start slug="other" -->\n${END}\n`;
    expect(await mark(`# A\n\n${other}`)).toBe(`# A\n\n${START}\n${END}\n\n${other}`);
    expect(await mark(`${other}\n${CI} ${B}\n`)).toBe(`${other}\n${CI} ${START_BADGE}${B}${END}\n`);
  });
});

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
    ['around an existing badge', `<p>${H}</p>\n`, `<p>${START_BADGE}${H}${END}</p>\n`],
    ['none if there is a section already', `<p>${START}${END}</p>\n`, `<p>${START}${END}</p>\n`],
  ])('init puts markers into HTML: %s', async (_, before, after) => {
    expect(await mark(before, { format: 'html' })).toBe(after);
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
  ])('init puts markers into MDX: %s', async (_, before, after) => {
    expect(await mark(before, { format: 'mdx' })).toBe(after);
  });
});
