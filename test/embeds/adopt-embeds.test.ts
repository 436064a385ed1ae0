import { describe, expect, test } from 'vitest';
import type { Format } from '../../src/sections/format.ts';
import { adopt, refreshUnmarked } from '../support/reading-documents.ts';
import { acmeAt, baseUrl } from '../support/section.ts';

const OWN = 'https://status.acme.com';
const { badge_markdown: B, badge_html: H, minimal_md: L, widget_script: S, widget_html: W } = acmeAt(OWN);
const USUAL = B.replace('status.acme.com', 'acme.statuspage.me');
const [B2, H2] = [B, H].map((badge) => badge.replaceAll('acme', 'beta'));
const IMAGE = `![Status](${baseUrl}/badge/acme.svg)`;
const CI = '[![CI](https://example.com/ci.svg)](https://example.com)';
const NPM = '[![npm](https://example.com/npm.svg)](https://example.org)';
const START_IN_HEADING = '<!-- status-snippets start slug="acme" -->';
const START_BADGE = '<!-- status-snippets start slug="acme" show="badge" -->';
const START_BADGE2 = START_BADGE.replace('acme', 'beta');
const START_LINK = START_BADGE.replace('badge', 'link');
const START_SCRIPT = START_BADGE.replace('badge', 'script');
const START_WIDGET = START_BADGE.replace('badge', 'widget');
const END = '<!-- status-snippets end -->';
const table = '| a | b |\n| - | - |\n';

/** Adopts the embeds of a text. Fails if there is a problem, or if a second run would change the result again. */
async function fill(before: string, format: Format = 'md'): Promise<string> {
  const { text, problems } = await adopt(before, format);
  expect(problems).toEqual([]);
  expect(await adopt(text, format)).toEqual({ text, reasons: [], problems: [] });
  return text;
}

/** Replaces brackets with the markers of a badge: `⟪` is the start marker of another page. */
function mark(text: string): string {
  return text.replaceAll('⟦', START_BADGE).replaceAll('⟪', START_BADGE2).replaceAll('⟧', END);
}

describe('a badge in Markdown becomes a section', () => {
  const adoptions: readonly (readonly [where: string, before: string, after: string])[] = [
    ['alone', `# A\n\n${B}\n\nText.\n`, `# A\n\n⟦\n${B}\n⟧\n\nText.\n`],
    ['alone at the end of a file without a line break', B, `⟦\n${B}\n⟧`],
    ['that is only an image', `${IMAGE}\n`, `⟦\n\n${USUAL}\n\n⟧\n`],
    ['with a query', B.replace('.svg', '.svg?style=flat'), `⟦\n\n${B}\n\n⟧`],
    ['at the start of a row', `${B} ${CI} ${NPM}\n`, `${CI} ⟦${B}⟧ ${NPM}\n`],
    ['at the start of a row, without spaces', `${B}${CI}\n`, `${CI} ⟦${B}⟧\n`],
    ['at the start of a row with bars', `${B} | ${CI} | ${NPM}\n`, `${CI} | ⟦${B}⟧ | ${NPM}\n`],
    ['at the start of a row with line breaks', `${B}<br>${CI}\n`, `${CI}<br>⟦${B}⟧\n`],
    ['in the middle of a row', `${CI} ${B} ${NPM}\n`, `${CI} ⟦${B}⟧ ${NPM}\n`],
    ['at the end of a row', `${CI} ${B}\n`, `${CI} ⟦${B}⟧\n`],
    ['first of badges on a line each', `${B}\n${CI}\n${NPM}\n`, `${CI} ⟦${B}⟧\n${NPM}\n`],
    ['between badges on a line each', `${CI}\n${B}\n${NPM}\n`, `${CI} ⟦${B}⟧\n${NPM}\n`],
    ['last of badges on a line each', `${CI}\n${NPM}\n${B}\n`, `${CI}\n${NPM} ⟦${B}⟧\n`],
    ['first of lines that break hard', `${B}  \n${CI}\\\n${NPM}\n`, `${CI}<br />⟦${B}⟧\\\n${NPM}\n`],
    ['after a hard break', `${CI}\\\n${B} ${NPM}\n`, `${CI}\\\n${NPM} ⟦${B}⟧\n`],
    ['at the end of a row, without spaces', `${CI}${B}\n`, `${CI}⟦${B}⟧\n`],
    ['before words', `${B} is what we say.\n`, `is what we say. ⟦${B}⟧\n`],
    ['in words', `See ${B} here.\n`, `See ⟦${B}⟧ here.\n`],
    ['in a heading', `# Acme ${B}\n`, `# Acme ${START_IN_HEADING}${B}⟧\n`],
    ['at the start of a heading', `## ${B} Acme\n`, `## ${START_IN_HEADING}${B}⟧ Acme\n`],
    ['in a heading with a line below', `Acme ${B}\n====\n`, `Acme ${START_IN_HEADING}${B}⟧\n====\n`],
    ['at the start of a heading with a line below', `${B} Acme\n====\n`, `Acme ${START_IN_HEADING}${B}⟧\n====\n`],
    ['in a table', `${table}| ${B} | x |\n`, `${table}| ⟦${B}⟧ | x |\n`],
    ['in the head of a table', `| ${B} | b |\n| - | - |\n`, `| ⟦${B}⟧ | b |\n| - | - |\n`],
    ['alone in a list item', `- a\n- ${B}\n`, `- a\n- ⟦\n  ${B}\n  ⟧\n`],
    ['alone in a numbered item', `10.  ${B}\n`, `10.  ⟦\n     ${B}\n     ⟧\n`],
    ['at the start of a list item', `* ${B} up?\n`, `* up? ⟦${B}⟧\n`],
    ['in a list item below words', `- a\n\n  ${B}\n`, `- a\n\n  ⟦\n  ${B}\n  ⟧\n`],
    ['in a quote', `> ${B}\n`, `> ⟦\n> ${B}\n> ⟧\n`],
    ['in a row in a quote', `> ${B}\n> ${CI}\n`, `> ${CI} ⟦${B}⟧\n`],
    ['at the end of a row in a quote', `> ${CI}\n> ${B}\n`, `> ${CI} ⟦${B}⟧\n`],
    ['on the next line of a quote', `> ${CI} \n>${B} x\n`, `> ${CI} ⟦${B}⟧ x\n`],
    ['in a list in a quote', `> - ${B}\n`, `> - ⟦\n>   ${B}\n>   ⟧\n`],
    ['in a quote in a list', `- > ${B}\n`, `- > ⟦\n  > ${B}\n  > ⟧\n`],
    ['in a footnote', `x[^1]\n\n[^1]: ${B}\n`, `x[^1]\n\n[^1]: ⟦\n    ${B}\n    ⟧\n`],
    ['in bold', `**${B} up**\n`, `**⟦${B}⟧ up**\n`],
    ['alone in italics', `*${B}*\n`, `*⟦${B}⟧*\n`],
    ['with details around', `<details>\n\n${B}\n\n</details>\n`, `<details>\n\n⟦\n${B}\n⟧\n\n</details>\n`],
    ['after front matter', `---\na: b\n---\n\n${B}\n`, `---\na: b\n---\n\n⟦\n${B}\n⟧\n`],
    ['with Windows line endings', `# A\r\n\r\n${B}\r\n`, `# A\r\n\r\n⟦\r\n${B}\r\n⟧\r\n`],
    ['after a byte-order mark', `\uFEFF${CI} ${B}\n`, `\uFEFF${CI} ⟦${B}⟧\n`],
    ['that appears twice', `${B}\n\n${B}\n`, `⟦\n${B}\n⟧\n\n⟦\n${B}\n⟧\n`],
    ['next to a badge of another page', `${CI} ${B} ${B2}\n`, `${CI} ⟦${B}⟧ ⟪${B2}⟧\n`],
    ['before a badge of another page', `${B} ${B2} ${CI}\n`, `${CI} ⟦${B}⟧ ⟪${B2}⟧\n`],
    ['next to only a badge of another page', `${B} ${B2}\n`, `⟦${H}⟧ ⟪${H2}⟧\n`],
    ['next to a section of another page', `${CI} ⟪${B2}⟧ ${B}\n`, `${CI} ⟪${B2}⟧ ⟦${B}⟧\n`],
  ];

  test.each(adoptions)('adopt puts markers around a badge in Markdown %s', async (_, before, after) => {
    expect(await adopt(mark(before))).toMatchObject({ text: mark(after), reasons: [] });
    expect(await fill(mark(before))).toContain('/badge/acme.svg');
  });
});

describe('a badge in HTML becomes a section', () => {
  const adoptions: readonly (readonly [where: string, before: string, after: string])[] = [
    ['alone', `${H}\n`, `⟦${H}⟧\n`],
    ['in other HTML of a paragraph', `x <b><img src="${baseUrl}/badge/acme.svg"></b> y\n`, `x <b>⟦${USUAL}⟧</b> y\n`],
    ['in a row of Markdown', `${CI} ${H} ${CI}\n`, `${CI} ⟦${B}⟧ ${CI}\n`],
    [
      'over several lines of a paragraph',
      `Now <a href="https://x.example">\n<img src="${baseUrl}/badge/acme.svg">\n</a> ok\n`,
      `Now ⟦${B.replace('status.acme.com', 'x.example')}⟧ ok\n`,
    ],
    [
      'in a centered block',
      `<p align="center">\n  ${H}\n  <img src="x.svg">\n</p>\n`,
      `<p align="center">\n  ⟦${H}⟧\n  <img src="x.svg">\n</p>\n`,
    ],
    ['in a centered block on one line', `<p align="center">${H}</p>\n`, `<p align="center">⟦${H}⟧</p>\n`],
    ['in a list', `- <div>${H}</div>\n`, `- <div>⟦${H}⟧</div>\n`],
    ['in a quote', `> <p>\n> ${H}\n> </p>\n`, `> <p>\n> ⟦${H}⟧\n> </p>\n`],
    [
      'over several lines in a quote',
      `> <p>x\n> <a href="${OWN}">\n><img src="${baseUrl}/badge/acme.svg">\n> </a>\n> </p>\n`,
      `> <p>x\n> ⟦\n> ${H}\n> ⟧\n> </p>\n`,
    ],
    [
      'after a picture',
      `<p><picture><img src="x.svg"></picture> ${H}</p>\n`,
      `<p><picture><img src="x.svg"></picture> ⟦${H}⟧</p>\n`,
    ],
    ['in a cell', `<table><tr><td>${H}</td></tr></table>\n`, `<table><tr><td>⟦${H}⟧</td></tr></table>\n`],
    [
      'around a picture of Markdown',
      `<a href="https://status.acme.com">${IMAGE}</a> x\n`,
      `x ⟦<a href="https://status.acme.com">${IMAGE}</a>⟧\n`,
    ],
    ['in a Markdown link', `x [<img src="${baseUrl}/badge/acme.svg">](https://status.acme.com)\n`, `x ⟦${B}⟧\n`],
    ['over several blocks', `<a href="https://status.acme.com">\n\n${IMAGE}\n\n</a>\n`, `⟦\n\n${B}\n\n⟧\n`],
    [
      'that begins a block, over several lines',
      `<a\n  href="https://x.example"><img src="${baseUrl}/badge/acme.svg"></a>\n`,
      `⟦\n\n${B.replace('status.acme.com', 'x.example')}\n\n⟧\n`,
    ],
  ];

  test.each(adoptions)('adopt puts markers around a badge in HTML %s', async (_, before, after) => {
    expect(await adopt(mark(before))).toMatchObject({ text: mark(after), reasons: [] });
    expect(await fill(mark(before))).toContain('/badge/acme.svg');
  });

  test('adopt puts markers around a badge in an HTML file', async () => {
    const page = (badge: string) => `<!doctype html>\n<body>\n<footer>\n  ${badge}\n</footer>\n</body>\n`;
    expect(await fill(page(H), 'html')).toBe(page(mark(`⟦${H}⟧`)));
  });

  const mdx = (text: string) => text.replaceAll('<!--', '{/*').replaceAll('-->', '*/}');

  test.each([
    ['alone', `${H}\n`, `⟦\n\n${B}\n\n⟧\n`],
    ['in a row of Markdown', `${CI} ${H}\n`, `${CI} ⟦${B}⟧\n`],
    ['as Markdown', `# A {#a}\n\n${B}\n`, `# A {#a}\n\n⟦\n${B}\n⟧\n`],
    ['in an element', `<div>\n  ${H}\n</div>\n`, `<div>\n  ⟦${H}⟧\n</div>\n`],
    ['in an element on one line', `<p>${H}</p>\n`, `<p>⟦${H}⟧</p>\n`],
  ])('adopt puts markers around a badge in MDX %s', async (_, before, after) => {
    expect(await adopt(before, 'mdx')).toMatchObject({ text: mdx(mark(after)), reasons: [] });
    expect(await fill(before, 'mdx')).toContain('/badge/acme.svg');
  });
});

describe('badges with references', () => {
  const badge = `[badge]: ${baseUrl}/badge/acme.svg`;
  const definitions = `${badge}\n[page]: https://status.acme.com\n`;

  test.each([
    ['in words', `x [![Status][badge]][page]\n\n${definitions}`, `x ⟦${B}⟧\n`],
    [
      'with a mixed link',
      `${CI} [![badge][]](https://status.acme.com)\n\n${definitions}`,
      `${CI} ⟦${B}⟧\n\n[page]: https://status.acme.com\n`,
    ],
    [
      'alone, without a link',
      `![badge]\n\n${definitions}\nText.\n`,
      `⟦\n\n${USUAL}\n\n⟧\n\n[page]: https://status.acme.com\n\nText.\n`,
    ],
    ['with a definition directly above a word', `x ![badge]\n\n${badge}\nText\n`, `x ⟦${USUAL}⟧\n\nText\n`],
    ['with definitions in the middle', `x [![Status][badge]][page]\n\n${definitions}\nText.\n`, `x ⟦${B}⟧\n\nText.\n`],
    ['with a definition below a heading', `x ![badge]\r\n\r\n# A\r\n${badge}\r\n`, `x ⟦${USUAL}⟧\r\n\r\n# A\r\n`],
    [
      'with a definition that is used elsewhere',
      `x [![Status][badge]][page]\n\nSee [the page][page].\n\n${definitions}`,
      `x ⟦${B}⟧\n\nSee [the page][page].\n\n[page]: https://status.acme.com\n`,
    ],
  ])('adopt removes the definitions that only the badge used, for a badge %s', async (_, before, after) => {
    expect((await adopt(mark(before))).text).toBe(mark(after));
    expect(await adopt(mark(after))).toMatchObject({ text: mark(after), problems: [] });
  });
});

describe('links and widgets', () => {
  const phrase = L.replaceAll('status.acme.com', 'acme.statuspage.me');

  test.each([
    ['the text link on a line of its own', `${phrase}\n`, `${START_LINK}\n${phrase}\n⟧\n`],
    ['the text link in words', `Look: ${phrase}.\n`, `Look: ${START_LINK}${phrase}⟧.\n`],
    ['a script', `x\n\n${S}\n`, `x\n\n${START_SCRIPT}${S}⟧\n`],
    ['a widget', `x\n\n${W}\n`, `x\n\n${START_WIDGET}\n${W}\n⟧\n`],
  ])('adopt puts markers around %s', async (_, before, after) => {
    expect(await adopt(mark(before))).toMatchObject({ text: mark(after), reasons: [] });
    await fill(mark(before));
  });
});

describe('embeds that stay as they are', () => {
  test.each<[reason: string, ...texts: string[]]>([
    [
      'it is in a link with other content',
      `x [see ${IMAGE} here](https://x.example)\n`,
      `x [${IMAGE} ![x](x.png)](https://x.example)\n`,
      `x [${IMAGE} \`up\`](https://x.example)\n`,
      ...['video', 'audio', 'object', 'select', 'canvas', 'button', 'svg', 'iframe'].map(
        (name) => `<p><a href="https://x.example"><${name}></${name}><img src="${baseUrl}/badge/acme.svg"></a></p>\n`,
      ),
    ],
    [
      'it links to "https://example.com/a/b", which cannot be the address of a page',
      `x [${IMAGE}](https://example.com/a/b)\n`,
    ],
    ['"#status"', `x [${IMAGE}](#status)\n`],
    ['GitHub does not show this cell', `| a |\n| - |\n| x | ${B} |\n`],
    ['it is in a link without an end', `<p><a href="https://x.example"><img src="${baseUrl}/badge/acme.svg"></p>\n`],
    ['it is one of several images of a <picture>', `<picture>\n  <img src="${baseUrl}/badge/acme.svg">\n</picture>\n`],
    [
      'it has words of its own, which a section would replace',
      'See [our page](https://acme.statuspage.me).\n',
      '**Status:** See live status → [our page](https://acme.statuspage.me)\n',
      'See https://acme.statuspage.me.\n',
    ],
    ['it has settings of its own (data-theme="dark"), which a section would replace', `${S.replace('auto', 'dark')}\n`],
  ])('adopt leaves an embed as it is: %s', async (reason, ...texts) => {
    for (const text of texts) {
      expect(await adopt(text)).toMatchObject({ text, reasons: [expect.stringContaining(reason)] });
    }
  });

  test('adopt puts markers around all badges except one that cannot become a section, wherever it is', async () => {
    const misfit = `<a href="https://x.example/a">x ${B}</a>\n`;
    for (const position of [0, 7, 20]) {
      const lines = (badge: string) =>
        Array.from({ length: 21 }, (_, index) => (index === position ? misfit : `Text ${badge} x.\n`)).join('\n');
      const { text, reasons } = await adopt(lines(B));
      expect(text).toBe(mark(lines(`⟦${B}⟧`)));
      expect(reasons).toEqual([expect.any(String)]);
    }
  });
});

test('adopt writes the attribute show in a heading if an option changes the default', async () => {
  expect((await adopt(`# A ${B}\n`, 'md', { show: ['link'] })).text).toBe(mark(`# A ⟦${B}⟧\n`));
});

describe('what people wrote', () => {
  const LINK = L.replaceAll('status.acme.com', 'acme.statuspage.me');
  const LINK_IN_HTML = `<strong>Status:</strong> See live status → <a href="${OWN}">${OWN}</a>`;
  const START_BOTH = '<!-- status-snippets start slug="acme" -->';

  const definitions = `[status-badge]: ${baseUrl}/badge/acme.svg\n[status-page]: ${OWN}`;
  const managed = `[![Status][status-badge]][status-page]\n\n${START_LINK.replace('link', 'definitions')}\n\n${definitions}\n\n⟧\n`;
  const page = '[our page](https://acme.statuspage.me)';
  const far = `${`${'words '.repeat(600)}\n\n`.repeat(60)}See [our page][p].\n\n`;

  test.each([
    ['a text link in a heading', `## ${LINK}\n`, `## ${START_LINK}${LINK}⟧\n`],
    ['a badge before an element', `${B} <b>Hello</b> world\n`, `${B} <b>Hello</b> world\n`],
    ['a hard line break before a badge', `Words.  \n${B}\n`, `Words.<br />⟦${B}⟧\n`],
    ['a hard line break between badges', `${B}\\\n${B2}\n`, `⟦${H}⟧<br />⟪${H2}⟧\n`],
    [
      'a definition that is used far away',
      `[![Status][b]][p]\n\n${far}[b]: ${baseUrl}/badge/acme.svg\n[p]: ${OWN}\n`,
      `⟦\n${B}\n⟧\n\n${far}[p]: ${OWN}\n`,
    ],
    ['a badge whose definitions a section manages', managed, managed],
    ['a link with words after a badge', `See ${USUAL} ${page}.\n`, `See ⟦${USUAL}⟧ ${page}.\n`],
  ])('adopt keeps %s', async (_, before, after) => {
    expect((await adopt(mark(before))).text).toBe(mark(after));
    expect((await adopt(mark(after))).text).toBe(mark(after));
  });

  test.each([
    ['in paragraphs', `${B}\n\n${L}\n`, `${START_BOTH}\n${B}\n\n${L}\n⟧\n`],
    ['on a line of its own', `${B} ${L}\n`, `${START_BOTH}${H} ${LINK_IN_HTML}⟧\n`],
    ['in words', `See ${B} ${L} here.\n`, `See ${START_BOTH}${B} ${L}⟧ here.\n`],
    ['in a quote', `> ${B}\n>\n> ${L}\n`, `> ${START_BOTH}\n> ${B}\n>\n> ${L}\n> ⟧\n`],
    ['in a heading', `# A ${B} ${L}\n`, `# A ${START_BADGE.replace('badge', 'badge link')}${B} ${L}⟧\n`],
  ])('adopt makes one section of a badge and the text link that follows it: %s', async (_, before, after) => {
    const { text } = await adopt(before, 'md', { slug: 'acme', customDomain: 'status.acme.com' });
    expect(text).toBe(mark(after));
  });

  test.each([
    [
      'of a link',
      `x <a href="https://status.acme.com" target="_blank" onclick="x()"><img alt="Status" src="${baseUrl}/badge/acme.svg" /></a>\n`,
      /"target" and .* "onclick" are/,
    ],
    ['of a link in Markdown', `x ${B.replace('status.acme.com', 'status.acme.com "Up?"')}\n`, /the title "Up\?" is/],
    [
      'of a script',
      `x\n\n${S.replace('<script', '<script async nonce="r"')}\n`,
      /the attribute "async" and the attribute "nonce" are/,
    ],
  ])('adopt reports details %s that are lost', async (_, before, message) => {
    const { findings } = await refreshUnmarked(before, 'md', { unmarked: 'adopt', forEmbeds: true });
    const lost = findings.filter(({ code }) => code === 'details-lost');
    expect(lost).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test('adopt makes sections of 1,500 badges on one line of HTML', async () => {
    const { text } = await adopt(`<p>${`x ${H}`.repeat(1500)}</p>\n`);
    expect(text.split(START_BADGE)).toHaveLength(1501);
  });

  test('adopt leaves a text that is nested too deeply as it is, or reports it', async () => {
    const { problems } = await adopt(`${B}\n\n${'> '.repeat(2500)}x\n`);
    expect(problems.filter(({ code }) => code !== 'too-complex')).toEqual([]);
  });
});
