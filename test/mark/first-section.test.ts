import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { TimeBudget } from '../../src/core/limits.ts';
import type { Format } from '../../src/sections/format.ts';
import type { SnippetName } from '../../src/sections/marker.ts';
import { initText } from '../support/reading-documents.ts';
import { problemsIn } from '../support/refreshing.ts';
import { acmeAt, baseUrl } from '../support/section.ts';

const { badge_markdown: B, badge_html: H, minimal_md: L } = acmeAt('https://status.acme.com');
const CI = '[![CI](https://example.com/ci.svg)](https://example.com)';
const START_BADGE = '<!-- status-snippets start slug="acme" show="badge" -->';
const END = '<!-- status-snippets end -->';
const folder = join(import.meta.dirname, '../fixtures/init');
const LINES = `<!-- status-snippets start slug="acme" -->\n${END}`;
const INLINE = START_BADGE + END;
const INSIDE = `${START_BADGE} ${END}`;

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
  return initText(text, format, attributes);
}

/** Expects that `init` inserts what is between `‹` and `›`. Without them, it must not change the text. */
async function expectInserted(marked: string, format: Format = 'md'): Promise<void> {
  expect(await mark(marked.replace(/‹[^›]*›/, ''), { format })).toBe(marked.replace(/[‹›]/g, ''));
}

/** Leaves out what new sections are filled with: badges and links to the usual address of the page. */
function withoutNewContent(text: string): string {
  const sections =
    /(status-snippets start [^>]*?(?:-->|\*\/\}))([\s\S]*?)((?:<!--|\{\/\*) status-snippets end)/g;
  return text.replace(sections, (section, start, content, end) => {
    if (!/https:\/\/\w+\.statuspage\.me/.test(content)) return section;
    return (
      start +
      (/^(?:(?:[ \t]*|\\)(?:\r\n|\n|\r)(?:> )?|[ \t]+)/.exec(content)?.[0] ?? '') +
      (/(?<=[\r\n])[ \t]*$/.exec(content)?.[0] ?? '') +
      end
    );
  });
}

describe('init with a badge of the page', () => {
  test('init adopts every badge of the page, and no badge of another page', async () => {
    const other = B.replaceAll('acme', 'other');
    expect(await mark(`${CI} ${B}\n\n${other}\n\n<p>${H}</p>\n`)).toBe(
      `${CI}${START_BADGE} ${B}${END}\n\n${other}\n\n<p>${START_BADGE}${H}${END}</p>\n`,
    );
  });

  test('init adopts a badge on a line of its own, or in an HTML file, without adding a text link', async () => {
    expect(await mark(`<p>${H}</p>\n`, { format: 'html' })).toBe(
      `<p>${START_BADGE}${H}${END}</p>\n`,
    );
    expect(await mark(`# A\n\n${B}\n`)).toBe(`# A\n\n${START_BADGE}\n\n${B}\n\n${END}\n`);
  });

  test('init does not divide the text link that a badge precedes', async () => {
    expect(await mark(`# A\n\n${B} · ${L}\n`)).toBe(`# A\n\n${L} ·${START_BADGE} ${B}${END}\n`);
  });

  test('init writes the given attributes, but no custom domain', async () => {
    expect(await mark(B, { customDomain: 'status.acme.com', show: ['link', 'badge'] })).toBe(
      `<!-- status-snippets start slug="acme" show="link badge" -->\n\n${L}\n\n${B}\n\n${END}`,
    );
    expect(await mark(`${CI} ${B}`, { show: ['link'] })).toContain('show="link" -->');
  });

  test('init does not change a text whose only badge of the page cannot become a section', async () => {
    const text = `[see ![Status](${baseUrl}/badge/acme.svg) here](https://x.example)\n`;
    const result = await init(text, {});
    expect(result).toMatchObject({ changes: [], failure: { code: 'not-adoptable' } });
    expect(problemsIn(result)).toMatchObject([{ line: 1, column: 6 }]);
    const pair = await init(`<a href="https://x.example/a">x ${B}\n\n${L}\n\n</a>\n`, {});
    expect(pair.failure?.message).toContain('become a section: with markers around it, ');
  });

  test('init refuses a text whose title is in a link', async () => {
    const result = await init('<a href="https://x.example">\n\n# Acme\n\n</a>\n', {});
    expect(result.changes).toEqual([]);
    expect(problemsIn(result)).toMatchObject([{ code: 'does-not-fit', line: 5, column: 1 }]);
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
    expectInserted(`# Acme‹\n\n${LINES}›\n\nText.\n\n## More\n\nWords.\n\n${badge}\n`),
  );
});

describe('init without a badge of the page', () => {
  // In the documents, what init inserts is between `‹` and `›`.
  const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => extname(path) !== '',
  );
  test.each(documents.sort())('init inserts the first section: %s', (path) =>
    expectInserted(readFileSync(join(folder, path), 'utf8'), extname(path).slice(1) as Format),
  );

  test.each([
    ...[
      'badge.svg',
      'a.shields.io/x',
      'x?style=shield',
      'status.svg',
      'status.png',
      'coverage.svg',
      'coverage.png',
    ],
    ...[
      'travis-ci',
      'circleci',
      'codecov',
      'coveralls',
      'appveyor',
      'codeclimate',
      'codacy',
      'david-dm',
      'snyk',
    ].map((service) => `${service}.io/x`),
    ...[
      'api.libraries.io/x',
      'SNYK.io/x',
      'api.cirrus-ci.com/x',
      'poser.pugx.org/x',
      '/buildStatus/icon',
      '_apis/build/status/x',
    ],
  ])('init inserts the section after a badge from %s', (address) =>
    expectInserted(`# A\n\n![x](https://${address})‹${INSIDE}›\n\nText.\n`),
  );

  test.each([
    'x?style=shields',
    'my-snyk.io/x',
    'snykxio/x',
    'status.gif',
    'statusxsvg',
    'shieldsxio',
  ])('init inserts the section after the title if the image below is from %s', (address) =>
    expectInserted(`# A‹\n\n${LINES}›\n\n![x](https://${address})\n\nText.\n`),
  );

  test.each([
    ...[
      'About',
      'Contents',
      'Table of contents',
      'Description',
      'Features',
      'Getting started',
      'Install',
      'Installing',
    ],
    ...[
      'Installation',
      'Introduction',
      'Overview',
      'Quick start',
      'Quickstart',
      'Summary',
      'USAGE',
    ],
  ])('init inserts the section above the first of several headings if it is %s', (chapter) =>
    expectInserted(`‹${LINES}\n\n›# ${chapter}\n\nText.\n\n# Other\n`),
  );

  test('init inserts the section after the first of several headings if it only ends like a chapter', () =>
    expectInserted(`# Acme usage‹\n\n${LINES}›\n\nText.\n\n# Other\n`));

  const image = '<img src="https://example.com/badge.svg">';
  test.each(['br', 'center', 'details', 'div', 'h1', 'h6', 'hr', 'p', 'table', 'BR'])(
    'init ends a row of badges in HTML at <%s>',
    (name) => expectInserted(`# A\n\n<div>${image}‹${INSIDE}›<${name}>${image}</div>\n\nText.\n`),
  );
  test.each(['b', 'span', 'picture', 'hrx'])(
    'init does not end a row of badges in HTML at <%s>',
    (name) =>
      expectInserted(`# A\n\n<div>${image}<${name}>${image}‹${INSIDE}›</${name}></div>\n\nText.\n`),
  );

  test.each(['prettier', 'markdownlint', 'remark', 'textlint', 'vale', 'cspell', 'alex'])(
    'init inserts the section into a row of badges between comments for %s',
    (tool) => {
      const badge = '![x](https://example.com/badge.svg)';
      return expectInserted(
        `# A\n\n<!-- ${tool}-x-start -->\n${badge}‹${INSIDE}›\n<!-- ${tool}-x-end -->\n\nText.\n`,
      );
    },
  );
});

test.each([
  ['at the top', 'Text.\n'],
  ['after the title', '# A\n'],
  ['below the heading "Status"', '# A\n\n## Status\n\nText.\n'],
  ['after the logo', '![Acme](logo.png)\n\nText.\n'],
  ['in the header', '<p align="center">\n  <img src="logo.png">\n</p>\n\nText.\n'],
  ['after the badge "CI"', `# A\n\n${CI.replace('ci.svg', 'badge.svg')}\n`],
  ['after the badges', '# A\n\n![](https://example.com/badge.svg)\n'],
  [
    'after what a program generates',
    '# A\n\n<!-- x:start -->\n\n![](https://example.com/badge.svg)\n\n<!-- x:end -->\n',
  ],
  ['at the top', '<!-- x:start -->\n\n# A\n\n## B\n\n<!-- x:end -->\n'],
  ['after the badges', '# A\n\n- ![x](https://example.com/badge.svg)\n'],
])('init says that the new section is %s', async (place, text) => {
  const { findings } = await init(text, {});
  const message = `new section for page "acme" ${place}`;
  expect(findings).toMatchObject([{ path: 'README.md', level: 'note', code: 'inserted', message }]);
});

test.each([
  '<!-- DO NOT EDIT. This file is written by cargo-readme. -->\n# A\n',
  '---\na: b\n---\n\n<!-- (c) Acme -->\n\n<!--\n  Automatically generated from a.md\n-->\n\n# A\n',
  '[//]: # (This file is auto-generated)\n\n# A\n',
  `<!-- Generated by a.js -->\n\n# A\n\n${CI} ${B}\n`,
])('init warns about a file whose head says that it is generated: %j', async (text) => {
  const { findings, changes } = await init(text, {});
  const warning = { path: 'README.md', level: 'warning', code: 'generated-file', line: 1 };
  expect(findings).toContainEqual(expect.objectContaining(warning));
  expect(changes).toHaveLength(1);
});

test.each([
  '<!-- START doctoc generated TOC please keep comment here -->\n<!-- END doctoc -->\n\n# A\n',
  '# A\n\n<!-- This list is generated. -->\n',
  '<!-- Written by hand -->\n\n# A\n',
])('init does not warn about a file whose head does not say so: %j', async (text) => {
  const { findings } = await init(text, {});
  expect(findings.map(({ code }) => code)).toEqual(['inserted']);
});

test.each(['{/* toc start */}…{/* toc end */}', '{ /* toc start */ }…{ /* toc end */ }'])(
  'in MDX, init inserts the new section after what a program generates: %s',
  async (comments) => {
    const text = `# A\n\n${comments.replace('…', '\n\n![](https://example.com/badge.svg)\n\n')}\n`;
    const { findings } = await init(text, { format: 'mdx' });
    expect(findings).toMatchObject([
      { message: 'new section for page "acme" after what a program generates' },
    ]);
  },
);

test.each(['{metadata.title}', '<T id="title" />'])(
  'in MDX, the heading "# %s" is a title',
  async (heading) => {
    const { findings } = await init(
      `export const metadata = { title: 'A' };\n\n# ${heading}\n\nB\n`,
      { format: 'mdx' },
    );
    expect(findings).toMatchObject([{ message: 'new section for page "acme" after the title' }]);
  },
);

test.each(['<img src="logo.png" alt="A" />', '{/* A */}', '{ /* A */ }'])(
  'in MDX, the heading "# %s" is no title',
  async (heading) => {
    const text = `# ${heading}\n\n# A\n\n`;
    expect(await mark(`${text}B\n`, { format: 'mdx' })).toContain(
      `${text}{/* status-snippets start`,
    );
  },
);

test.each(['B\n', ''])('in MDX, the top of a document is below what it imports', async (rest) => {
  const imports = "import A from './a'\nimport C from './c'\n\nexport const b = 1";
  const text = `---\ntitle: A\n---\n\n${imports}\n${rest && `\n${rest}`}`;
  expect(await mark(text, { format: 'mdx' })).toContain(
    `${imports}\n\n{/* status-snippets start slug="acme" */}`,
  );
});

test('init writes the snippets that were asked for, even if it adopts a badge where a badge is the default', async () => {
  const start = START_BADGE.replace('badge', 'badge link');
  expect(await mark(`# A ${B}\n`, { show: ['badge', 'link'] })).toContain(
    `# A${start} ${B} **Status:** See`,
  );
});

describe('init with a section', () => {
  test('init adds a section to a text with a section of another page', async () => {
    const other = `<!-- status-snippets start slug="other" -->\n${END}\n`;
    await expectInserted(`# A‹\n\n${LINES}›\n\n${other}`);
    const inRow = INLINE.replace('acme', 'other').replace(
      '><',
      `>${B.replaceAll('acme', 'other')}<`,
    );
    await expectInserted(`# A\n\n![x](https://example.com/badge.svg) ${inRow}‹${INSIDE}›\n`);
    await expectInserted(
      `${other}\n# A\n\n![x](https://example.com/badge.svg)‹${INSIDE}›\n\n${other}`,
    );
    expect(await mark(`${other}\n${CI} ${B}\n`)).toBe(`${other}\n${CI}${START_BADGE} ${B}${END}\n`);
  });
});

test('all work of init on a file counts for one time limit', async () => {
  const budgets = new Set<TimeBudget>();
  using _ = vi.spyOn(TimeBudget.prototype, 'run').mockImplementation(function (
    this: TimeBudget,
    _length,
    work,
  ) {
    budgets.add(this);
    return work();
  });
  expect(problemsIn(await init('<h1>Acme</h1>\n', { format: 'html' }))).toEqual([]);
  expect(budgets.size).toBe(1);
});
