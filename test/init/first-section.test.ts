import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/embeds/document.ts';
import { insertFirstSection } from '../../src/init/first-section.ts';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/markers/marker.ts';
import { refreshUnmarked } from '../support/reading-documents.ts';
import { problemsIn } from '../support/refreshing.ts';
import { acmeAt, baseUrl } from '../support/section.ts';

const { badge_markdown: B, badge_html: H, minimal_md: L } = acmeAt('https://status.acme.com');
const CI = '[![CI](https://example.com/ci.svg)](https://example.com)';
const START = '<!-- status-snippets start slug="acme" -->';
const START_BADGE = '<!-- status-snippets start slug="acme" show="badge" -->';
const END = '<!-- status-snippets end -->';
const LINES = `${START}\n${END}`;
const INLINE = START_BADGE + END;

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

/** Expects that `init` inserts what is between `‹` and `›`. Without them, it must not change the text. */
async function expectInserted(marked: string, format: Format = 'md'): Promise<void> {
  expect(await mark(marked.replace(/‹[^›]*›/, ''), { format })).toBe(marked.replace(/[‹›]/g, ''));
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

  test('init refuses a text whose title is in a link', async () => {
    const result = await init('<a href="https://x.example">\n\n# Acme\n\n</a>\n', {});
    expect(result.changes).toEqual([]);
    expect(problemsIn(result)).toMatchObject([{ code: 'inside-link', line: 5, column: 1 }]);
  });

  test.each([
    ['of another page', B.replace('acme', 'other')],
    ['of another service', B.replace(baseUrl, 'https://other.example')],
    ['in a fence', `\`\`\`md\n${B}\n\`\`\``],
    ['in code', `\`${B}\``],
    ['in a comment', `<!-- ${B} -->`],
    ['in a script', `<script>${H}</script>`],
    ['that is a widget', acmeAt('https://status.acme.com').widget_script],
  ])('init adds a section after the title if the only badge or widget is one %s', (_, badge) =>
    expectInserted(`# Acme‹\n\n${LINES}›\n\nText.\n\n## More\n\n${badge}\n`),
  );
});

describe('init with other badges, but no badge of the page', () => {
  const NPM = '[![npm](https://img.shields.io/npm/v/acme.svg)](https://example.com)';
  const REF = '[![npm][npm-badge]][npm]';
  const definitions = '\n[npm-badge]: https://img.shields.io/npm/v/acme.svg\n[npm]: https://example.com\n';
  const IMG =
    '<a href="https://example.com"><img src="https://img.shields.io/npm/v/acme.svg" width="30" height="40"></a>';
  const words = 'Words of a text. '.repeat(9);

  test.each([
    ['a line', `# A\n\n${NPM} ${NPM}‹ ${INLINE}›\n\nText.\n`],
    ['a single badge', `# A\n${NPM}‹ ${INLINE}›\n`],
    ['one badge on each line', `# A\n\n${NPM} \n${NPM}‹ ${INLINE}›\n`],
    ['another image between', `# A\n\n${NPM} ![x](x.png) ${NPM}‹ ${INLINE}›\n`],
    ['a subdomain of a service', `# A\n\n![x](https://api.travis-ci.com/acme/acme.svg)‹ ${INLINE}›\n`],
    ['bars between', `# A\n\n${NPM} | ${NPM}‹ | ${INLINE}›\n`],
    ['references', `# A\n\n${REF} ${REF}‹ ${INLINE}›\n${definitions}`],
    ['badges in the title', `# A ${NPM}‹ ${INLINE}›\n\nText.\n\n<!-- toc -->\n- [A](#a)\n<!-- toc-end -->\n`],
    ['labels', `# A\n\nBuild: ${NPM} npm: ${NPM}‹ ${INLINE}›\n`],
    ['a text link after it', `# A\n\n${NPM} ${NPM}‹ ${INLINE}› [Chat](https://example.com)\n`],
    ['a heading for the build status', `# A\n\nText.\n\n## Build Status\n\n${NPM}‹ ${INLINE}›\n`],
    ['a heading for badges below an image', `# A\n\n<img src="a.png">\n\n## B\n\n${NPM}‹ ${INLINE}›\n`],
    ['badges in a title of a lower level', `### A ${NPM}‹ ${INLINE}›\n\nText.\n`],
    ['above the title', `${NPM}‹ ${INLINE}›\n\n# A\n`],
    ['below some text', `# A\n\nText.\n\n${NPM}‹ ${INLINE}›\n\n## B\n`],
    ['text below on the next line', `# A\n${NPM}\n${NPM}‹ ${INLINE}›\n${words} ${NPM} x\n`],
    ['two rows', `# A\n\n${NPM}‹ ${INLINE}›\n\n${NPM} ${NPM}\n\nText.\n`],
    ['a centered block', `<h1>A</h1>\n\n<p align="center">\n  ${IMG}\n  ${IMG}‹\n  ${INLINE}›\n</p>\n`],
    ['a centered block on one line', `# A\n\n<p align="center">${IMG}&nbsp;${IMG}‹&nbsp;${INLINE}›</p>\n`],
    ['a row in a centered block', `<div align="center">\n\n# A\n\n${NPM}‹ ${INLINE}›\n\n</div>\n`],
    ['HTML in a paragraph', `# A\n\n${IMG} ${IMG}‹ ${INLINE}›\n`],
    ['comments around', `# A\n\n<!-- prettier-ignore-start -->\n${NPM}‹ ${INLINE}›\n<!-- prettier-ignore-end -->\n`],
    ['Windows line endings', `# A\r\n\r\n<p>\r\n  ${IMG}‹\r\n  ${INLINE}›\r\n</p>\r\n`],
    ['a comment with a sentence', `<!-- This file is generated from a.md. -->\n\n# A ${NPM}‹ ${INLINE}›\n\nText.\n`],
    ['a comment with dashes', `<!--\n  -- This file is generated.\n  -->\n\n# A ${NPM}‹ ${INLINE}›\n\nText.\n`],
    ['a subtitle', `# A\n\n## The words of a subtitle\n\n${NPM}‹ ${INLINE}›\n`],
    ['a subtitle below a logo', `<p><img src="a.png"></p>\n\n## The words of a subtitle\n\n${NPM}‹ ${INLINE}›\n`],
    ['a subtitle below a logo in Markdown', `![Acme](a.png)\n\n## The words of a subtitle\n\n${NPM}‹ ${INLINE}›\n`],
    ['a subtitle below a logo in a heading', `<h1><img src="a.png"></h1>\n\n# A\n\n${NPM}‹ ${INLINE}›\n`],
    ['a subtitle in HTML', `# A\n\n<h3>The words of a subtitle</h3>\n\n${NPM}‹ ${INLINE}›\n`],
    ['a title of a lower level', `## A\n\n${NPM}‹ ${INLINE}›\n`],
    ['a heading for badges', `# A\n\nText.\n\n## Badges\n\n${NPM}‹ ${INLINE}›\n`],
    ['a heading for the status', `# A\n\nText.\n\n## Status\n\n${NPM}‹ ${INLINE}›\n`],
    ['a line break', `# A\n\n<p align="center">\n  ${IMG}‹\n  ${INLINE}›<br>\n  ${IMG}\n</p>\n`],
    [
      'text in HTML',
      `# A\n\n<p align="center">\n  ${IMG}‹\n  ${INLINE}›\n  <b>Consider a donation:</b>\n  ${IMG}\n</p>\n`,
    ],
    ['sponsors', `<h3 align="center">A</h3>\n<table><tr><td>${IMG}</td></tr></table>\n\n${NPM}‹ ${INLINE}›\n\n## A\n`],
    [
      'what another program writes',
      `# A\n\n<!-- automd:badges -->\n\n${NPM}\n\n<!-- /automd -->‹\n\n${START_BADGE}\n${END}›\n\nText.\n`,
    ],
    ['a line break above', `# A\n\n![x](x.png)<br>${NPM} ${NPM}‹ ${INLINE}›\n`],
    ['badges in elements', `# A\n\n<p><b>${IMG}</b> <b>${IMG}‹ ${INLINE}›</b></p>\n`],
    [
      'what a program writes between two comments',
      `# A\n\n<!-- ci_end -->\n\n<!-- ci_start -->\n\n${NPM}\n\n<!-- ci_end -->‹\n\n${START_BADGE}\n${END}›\n\nText.\n`,
    ],
    ['a table of badges', `# A\n\n| CI |\n| - |\n| ${NPM} |‹\n\n${START_BADGE}\n${END}›\n\nText.\n`],
    ['a list of badges', `# A\n\n- ${NPM}\n- ${NPM}‹\n\n${START_BADGE}\n${END}›\n\nText.\n`],
  ])('init adds a section at the end of the first row of badges: %s', (_, marked) => expectInserted(marked));

  test.each([
    'https://img.shields.io/x.svg',
    'https://github.com/acme/acme/actions/workflows/ci.yml/badge.svg',
    'https://ci.appveyor.com/api/projects/x',
    'https://codecov.io/gh/acme/acme.svg',
    'https://example.com/acme/build/status.svg',
    'coverage.png',
  ])('init takes the image %s for a badge', (source) => expectInserted(`# A\n\n![x](${source})‹ ${INLINE}›\n`));

  test.each([
    ['an icon at the start of a sentence', '<img src="https://example.com/badges/logo.svg" width="22"> Made at Acme.'],
    [
      'the logo of a sponsor',
      '<a href="https://example.com"><img src="https://example.com/badges/b.svg" height="54"></a>',
    ],
    ['a badge below a heading that is not the title', `Text.\n\n## Build\n\n${NPM}`],
    ['a badge below a heading with centered words', `## <center>Install</center>\n\nText.\n\n${NPM}`],
    ['a badge below a heading in HTML', `Text.\n\n<h2>Install</h2>\n\n${NPM}`],
    ['a badge below a second title', `# B\n\nText.\n\n${NPM}`],
    ['a badge below a heading about a status', `Text.\n\n## Status codes\n\n${NPM}`],
    ['a badge below a heading about badges', `Text.\n\n## Our badges\n\n${NPM}`],
    ['a badge in a text', `${words} ${NPM} and more.`],
    ['a badge below text and a heading', `## B\n\nText.\n\n${NPM}`],
  ])('init adds no section to %s', (_, rest) => expectInserted(`# A‹\n\n${LINES}›\n\n${rest}\n`));
});

describe('init without any badge', () => {
  const centered = `<p align="center">\n  ${START_BADGE}\n  ${END}\n</p>`;

  test.each([
    ['after the title', `# A‹\n\n${LINES}›\n\nText.\n\n## B\n`],
    ['after a heading with text on the next line', `# A‹\n\n${LINES}\n›\nText.\n`],
    ['after a heading that ends the file', `# A‹\n\n${LINES}\n›`],
    ['after a setext heading', `A\n=‹\n\n${LINES}›\n\nText.\n`],
    ['after a closed heading', `# A #‹\n\n${LINES}›\n`],
    ['above a heading that is not the title', `‹${LINES}\n\n›## A\n\nText.\n`],
    ['at the top, above text with chapters below', `‹${LINES}\n\n›Text.\n\n# A\n\n# B\n`],
    ['above the name of a chapter', `‹${LINES}\n\n›# Installation\n> npm\n\n# Details\n`],
    ['with Windows line endings', `# A‹\r\n\r\n${START}\r\n${END}\r\n›\r\n> npm\r\n`],
    ['after an image that the text flows around', `# A\n\n<img src="x.png" align="right">‹\n\n${LINES}›\n\nText.\n`],
    ['above words beside an image at the side', `# A‹\n\n${LINES}›\n\n<img src="x.png" align="right"> Words.\n`],
    ['above a centered heading', `<h3 align="center">A</h3>‹\n\n${centered}›\n\n<h4 align="center">B</h4>\n`],
    ['after a title with the name of a chapter', `# Usage‹\n\n${LINES}›\n\nText.\n\n## B\n`],
    ['after the first of two titles', `# A‹\n\n${LINES}›\n\n# B\n`],
    ['below a heading for the status', `# A\n\n## Status‹\n\n${LINES}›\n\nText.\n`],
    ['below a heading for badges', `A\n=\n\nBadges\n------‹\n\n${LINES}›\n\n## B\n`],
    ['not below a heading for the status after text', `# A‹\n\n${LINES}›\n\nText.\n\n## Status\n\nText.\n`],
    ['after a linked logo', `[![Acme](logo.png)](https://example.com)‹\n\n${LINES}›\n\nText.\n\n## A\n`],
    ['after a logo in HTML', `<p><img src="logo.png"></p>‹\n\n${LINES}›\n\nText.\n`],
    ['after the title below a heading that is only a logo', `<h1><img src="a.png"></h1>\n\n# A‹\n\n${LINES}›\n`],
    ['above words in HTML with a picture below', `‹${LINES}\n\n›<p>Words</p>\n\n![Acme](logo.png)\n`],
    ['above a centered picture', `<h1 align="center">A</h1>‹\n\n${centered}›\n\n<center><img src="x.png"></center>\n`],
    ['after centered words below a title', `<h1>A</h1>\n\n<p align="center">Words</p>‹\n\n${centered}›\n`],
    ['after a logo', `![Acme](logo.png)‹\n\n${LINES}›\n\nText.\n\n## A\n`],
    [
      'after a centered logo, in the center',
      `<p align="center">\n  <img src="logo.png">\n</p>\n\n<p align="center">Words</p>‹\n\n${centered}›\n\nText.\n`,
    ],
    [
      'at the end of a centered block with a title',
      `<div align="center">\n  <div>x</div>\n  <h1>A</h1>\n  <p>Words</p>\n‹  ${START_BADGE}\n  ${END}\n›</div>\n\nText.\n`,
    ],
    [
      'at the end of a centered line with a title',
      `<!-- x -->\n\n<center><h1>A</h1>‹\n  ${START_BADGE}\n  ${END}\n›</center>\n`,
    ],
    ...['div', 'center', 'p', 'a'].map((name): [string, string] => {
      const written = name === 'center' ? centered : LINES;
      return [`after <${name}> with a logo`, `<${name}>\n\n![Acme](logo.png)\n\n</${name}>‹\n\n${written}›\n\nText.\n`];
    }),
    ['after a logo below a comment', `<!-- x --> \n\n![Acme](logo.png)‹\n\n${LINES}›\n\nText.\n`],
    ['above a picture with words', `‹${LINES}\n\n›![Acme](logo.png) Words.\n\nText.\n`],
    ['at the top of a text of comments', `‹${LINES}\n\n›<!-- x -->\n`],
    ['after an HTML title with text below', `<h1>A</h1>\nText.‹\n\n${LINES}›\n`],
    ['after a heading in HTML', `<h1 align = "center">A</h1>‹\n\n${centered}›\n\nText.\n`],
    ['after a heading inside other HTML', `<div align="center">\n\n# A‹\n\n${LINES}›\n\n</div>\n`],
    ['after the title, not after a heading in a comment', `<!-- <h1>A</h1> -->\n\n# B‹\n\n${LINES}›\n`],
    ['after the title, not after a heading in a fence', `\`\`\`\n<h1>A</h1>\n\`\`\`\n\n# B‹\n\n${LINES}›\n`],
    ['at the top without a heading', `‹${LINES}\n\n›Text.\n`],
    ['after front matter', `---\na: b\n---‹\n\n${LINES}\n›\nText.\n`],
    ['after front matter in TOML', `+++\na = 1\n+++‹\n\n${LINES}›\n`],
    ['into an empty file', `‹${LINES}\n›`],
    ['after a byte-order mark', `\uFEFF‹${START}\r\n${END}\r\n\r\n›Text.\r\n`],
    ['with CR line endings', `# A‹\r\r${START}\r${END}›\r\rText.\r`],
  ])('init adds a section %s', (_, marked) => expectInserted(marked));
});

describe('init with a section', () => {
  test.each([
    ['for the page', `${LINES}\n\n${B.replaceAll('acme', 'other')}\n`],
    ['that leaves the page to the option', `<!-- status-snippets start -->\n${END}\n`],
  ])('init does not change a text with a section %s', (_, text) => expectInserted(text));

  test('init adds a section to a text with a section of another page', async () => {
    const other = `<!-- status-snippets start slug="other" -->\n${END}\n`;
    await expectInserted(`# A‹\n\n${LINES}›\n\n${other}`);
    const inRow = INLINE.replace('acme', 'other').replace('><', `>${B.replaceAll('acme', 'other')}<`);
    await expectInserted(`# A\n\n![x](https://example.com/badge.svg) ${inRow}‹ ${INLINE}›\n`);
    await expectInserted(`${other}\n# A\n\n![x](https://example.com/badge.svg)‹ ${INLINE}›\n\n${other}`);
    expect(await mark(`${other}\n${CI} ${B}\n`)).toBe(`${other}\n${CI} ${START_BADGE}${B}${END}\n`);
  });
});

describe('a new section', () => {
  test.each([
    [
      'after the title, with its indentation',
      `<body>\n    <h1>A</h1>‹\n    ${START}\n    ${END}›\n    <p>x</p>\n</body>\n`,
    ],
    ['at the start of a body', `<html>\r\n<body>‹\r\n${START}\r\n${END}›\r\n<p>x</p>\r\n</body>\r\n</html>\r\n`],
    ['at the start of a part of a page', `‹${LINES}\n›<p>x</p>\n`],
    ...['a', 'button', 'summary'].map((name): [string, string] => [
      `at the start, not after a title in <${name}>`,
      `‹${LINES}\n›<${name}><h1>x</h1></${name}>\n`,
    ]),
    ['after the title, not after one in a template', `<template><h1>x</h1></template><h1>A</h1>‹\n${START}\n${END}›`],
    ['at the start, not after a title below another heading', `‹${LINES}\n›<h2>x</h2>\n<h1>y</h1>\n`],
    ['none if there is a section already', `<p>${START}${END}</p>\n`],
  ])('init puts markers into HTML: %s', (_, marked) => expectInserted(marked, 'html'));

  test('init puts markers into HTML around an existing badge', async () => {
    expect(await mark(`<p>${H}</p>\n`, { format: 'html' })).toBe(`<p>${START_BADGE}${H}${END}</p>\n`);
  });

  const inMdx = '{/* status-snippets start slug="acme" */}\n{/* status-snippets end */}';
  test.each([
    ['after the first heading', `import x from "x";\n\n# Acme‹\n\n${inMdx}›\n\nText {1}\n`],
    ['at the top, after front matter', `---\ntitle: x\n---‹\n\n${inMdx}›\n\nText\n`],
  ])('init puts markers into MDX: %s', (_, marked) => expectInserted(marked, 'mdx'));
});
