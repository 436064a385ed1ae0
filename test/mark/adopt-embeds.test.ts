import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import process from 'node:process';
import { format as prettier } from 'prettier';
import { describe, expect, test } from 'vitest';
import { limitProcessorTime } from '../../src/core/limits.ts';
import { adoptEmbeds } from '../../src/mark/mark.ts';
import type { Format } from '../../src/sections/format.ts';
import { mapFields } from '../../src/snippets/snippet-set.ts';
import {
  type FetchSnippets,
  fetcherReturning,
  serviceOf,
  unexpectedFetch,
} from '../support/fetching.ts';
import { adopt, adoptText, initText, listText } from '../support/reading-documents.ts';
import { refreshFiles, refreshReadme, settingsWith } from '../support/refreshing.ts';
import { acmeAt, baseUrl } from '../support/section.ts';

const OWN = 'https://status.acme.com';
const {
  badge_markdown: B,
  badge_html: H,
  minimal_md: L,
  widget_script: S,
  widget_html: W,
} = acmeAt(OWN);
const USUAL = B.replace('status.acme.com', 'acme.statuspage.me');
const [B2, H2] = [B, H].map((badge) => badge.replaceAll('acme', 'beta'));
const H3 = H.replace('<img', '\n  <img').replace('</a>', '\n</a>');
const O3 =
  '<a href="https://example.com">\n  <img alt="CI" src="https://example.com/ci.svg" />\n</a>';
const IMAGE = `![Status](${baseUrl}/badge/acme.svg)`;
const CI = '[![CI](https://example.com/ci.svg)](https://example.com)';
const START_BADGE = '<!-- status-snippets start slug="acme" show="badge" -->';
const START_BADGE2 = START_BADGE.replace('acme', 'beta');
const START_LINK = START_BADGE.replace('badge', 'link');
const START_SCRIPT = START_BADGE.replace('badge', 'script');
const START_WIDGET = START_BADGE.replace('badge', 'widget');
const END = '<!-- status-snippets end -->';

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

const fixtures = join(import.meta.dirname, '../fixtures/adopt');
const inputs = readdirSync(fixtures, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\binput\.\w+$/.test(path),
);

describe('a badge becomes a section', () => {
  test.each(inputs)('adopt puts markers around a badge: %s', async (input) => {
    const [before = '', after = ''] = [input, input.replace('input', 'output')].map((path) =>
      readFileSync(join(fixtures, path), 'utf8'),
    );
    const format = extname(input).slice(1) as Format;
    const unchanged = { text: after, reasons: [], problems: [] };
    expect(await adopt(before, format)).toEqual(unchanged);
    expect(await adopt(after, format)).toEqual(unchanged);
    expect(after).toContain('/badge/acme.svg');
  });

  test('adopt puts markers around a badge in an HTML file', async () => {
    const page = (badge: string) =>
      `<!doctype html>\n<body>\n<footer>\n  ${badge}\n</footer>\n</body>\n`;
    expect(await fill(page(H), 'html')).toBe(page(mark(`⟦${H}⟧`)));
  });

  test.each(['<p><div>x</div> ⟦⟧</p>\n', '<p>x<hr> ⟦⟧</p>\n', '<div>x</div> ⟦⟧</br>\n'])(
    'adopt adopts a badge in an HTML file before an end tag that has no start: %s',
    async (text) => {
      expect(await fill(text.replace('⟦⟧', H), 'html')).toBe(mark(text.replace('⟦⟧', `⟦${H}⟧`)));
    },
  );
});

describe('badges with references', () => {
  const badge = `[badge]: ${baseUrl}/badge/acme.svg`;
  const definitions = `${badge}\n[page]: https://status.acme.com\n`;

  test.each([
    ['in words', `x [![Status][badge]][page]\n\n${definitions}`, `x⟦ ${B}⟧\n`],
    [
      'with a mixed link',
      `${CI} [![Status][badge]](https://status.acme.com)\n\n${definitions}`,
      `${CI}⟦ ${B}⟧\n\n[page]: https://status.acme.com\n`,
    ],
    [
      'alone, without a link',
      `![Status][badge]\n\n${definitions}\nText.\n`,
      `⟦\n\n${USUAL}\n\n⟧\n\n[page]: https://status.acme.com\n\nText.\n`,
    ],
    [
      'with a definition directly above a word',
      `x ![Status][badge]\n\n${badge}\nText\n`,
      `x⟦ ${USUAL}⟧\n\nText\n`,
    ],
    [
      'with definitions in the middle',
      `x [![Status][badge]][page]\n\n${definitions}\nText.\n`,
      `x⟦ ${B}⟧\n\nText.\n`,
    ],
    [
      'with a definition below a heading',
      `x ![Status][badge]\r\n\r\n# A\r\n${badge}\r\n`,
      `x⟦ ${USUAL}⟧\r\n\r\n# A\r\n`,
    ],
    [
      'with a definition that is used elsewhere',
      `x [![Status][badge]][page]\n\nSee [the page][page].\n\n${definitions}`,
      `x⟦ ${B}⟧\n\nSee [the page][page].\n\n[page]: https://status.acme.com\n`,
    ],
    [
      'used twice, each with a definition of its own',
      `x [![Status][badge]](${OWN})\n\n${badge}\n\ny [![Status][again]](${OWN})\n\n${badge.replace('badge', 'again')}\n`,
      `x⟦ ${B}⟧\n\ny⟦ ${B}⟧\n`,
    ],
  ])(
    'adopt removes the definitions that only the badge used, for a badge %s',
    async (_, before, after) => {
      expect((await adopt(mark(before))).text).toBe(mark(after));
      expect(await adopt(mark(after))).toMatchObject({ text: mark(after), problems: [] });
    },
  );
});

describe('links and widgets', () => {
  const phrase = L.replaceAll('status.acme.com', 'acme.statuspage.me');
  const [, address = ''] = /\((.*)\)/.exec(phrase) ?? [];
  const phraseInHtml = `<strong>Status:</strong> See live status → <a href="${address}">${address}</a>`;
  const WIDGET_IN_CAPITALS = W.replace('<div>', '<DIV>').replace('</div>', '</DIV>');

  test.each([
    ['the text link on a line of its own', `${phrase}\n`, `${START_LINK}\n\n${phrase}\n\n⟧\n`],
    ['the text link in words', `Look: ${phrase}.\n`, `Look:${START_LINK} ${phrase}⟧.\n`],
    [
      'the text link in HTML in words',
      `Look: ${phraseInHtml}.\n`,
      `Look:${START_LINK} ${phrase}⟧.\n`,
    ],
    ['a script', `x\n\n${S}\n`, `x\n\n${START_SCRIPT}\n\n${S}\n\n⟧\n`],
    [
      'a widget in capitals',
      `x\n\n${WIDGET_IN_CAPITALS}\n`,
      `x\n\n${START_WIDGET}\n\n${WIDGET_IN_CAPITALS}\n\n⟧\n`,
    ],
    ['a widget', `x\n\n${W}\n`, `x\n\n${START_WIDGET}\n\n${W}\n\n⟧\n`],
  ])('adopt puts markers around %s', async (_, before, after) => {
    const unchanged = { text: mark(after), reasons: [], problems: [] };
    expect(await adopt(mark(before))).toEqual(unchanged);
    expect(await adopt(mark(after))).toEqual(unchanged);
  });
});

describe('embeds that stay as they are', () => {
  const ownPhrase = L.replaceAll('https://status.acme.com', 'http://acme.statuspage.me');

  test.each<[reason: string, ...texts: string[]]>([
    [
      'it is in a link with other content',
      `x [see ${IMAGE} here](https://x.example)\n`,
      `x [${IMAGE} ![x](x.png)](https://x.example)\n`,
      `x [${IMAGE} \`up\`](https://x.example)\n`,
      ...[
        'video',
        'audio',
        'object',
        'select',
        'canvas',
        'button',
        'svg',
        'iframe',
        'embed',
        'input',
      ].map(
        (name) =>
          `<p><a href="https://x.example"><${name}></${name}><img src="${baseUrl}/badge/acme.svg"></a></p>\n`,
      ),
    ],
    [
      'it links to "https://example.com/a/b", which cannot be the address of a page; without "/a/b" it could become a section',
      `x [${IMAGE}](https://example.com/a/b)\n`,
    ],
    ['"#status"', `x [${IMAGE}](#status)\n`],
    [
      'markers around it would change how the text around it is rendered; first put it into a paragraph of its own, or behind another badge',
      `<a href="${OWN}">\n  <img src="${baseUrl}/badge/acme.svg">\n</a>\n<a href="x"><img src="x.svg"></a>\n`,
    ],
    ['with markers around it, a line that starts with a comment', `${B} |\n`],
    ['with markers around it, a section must not be', `<a href="https://x.example/a">x ${B}</a>\n`],
    ['GitHub does not show this cell', `| a |\n| - |\n| x | ${B} |\n`],
    [
      'it is in a link without an end',
      `<p><a href="https://x.example"><img src="${baseUrl}/badge/acme.svg"></p>\n`,
    ],
    [
      'it is one of several images of a <picture>',
      `<picture>\n  <img src="${baseUrl}/badge/acme.svg">\n</picture>\n`,
    ],
    [
      'it is not written as the service writes it, and a section would replace it',
      'See [our page](http://acme.statuspage.me).\n',
      '**Status:** See live status → [our page](http://acme.statuspage.me)\n',
      'See http://acme.statuspage.me.\n',
    ],
    [
      'it links to page "globex", and a section would show one page only; change it by hand, the page is at https://acme.',
      `x [${IMAGE}](https://globex.statuspage.me)\n`,
      `x [${IMAGE}](http://Globex.StatusPage.me/)\n`,
    ],
    [
      'it has attributes of its own (style="b" class="a"), which a section would not have',
      `x <a href="${OWN}"><img src="${baseUrl}/badge/acme.svg" style="b" class="a"></a>\n`,
    ],
    [
      'it has attributes of its own ({ target=_blank }), which a section would not have',
      `x ${B}{ target=_blank } y\n`,
    ],
    ['({:target="_blank"})', `x ${B}{:target="_blank"}\n`],
    ['({: .right})', `${B}\n{: .right}\n`],
    [
      '(align="right")',
      `<a href="${OWN}"><img ALIGN="right" src="${baseUrl}/badge/acme.svg"></a>\n`,
    ],
    ['(id="up")', `<a id="up" href="${OWN}"><img src="${baseUrl}/badge/acme.svg"></a>\n`],
    [
      'it has attributes of its own (data-lang="de"), which a section would not have',
      `${S.replace(' data-theme', ' data-lang="de" data-theme')}\n`,
    ],
    [
      'it has attributes of its own (data-theme="blue"), which a section would not have',
      `${S.replace('auto', 'blue')}\n`,
    ],
    [
      'it has attributes of its own (width="50%"), which',
      `<a href="${OWN}"><img src="${baseUrl}/badge/acme.svg" width="50%"></a>\n`,
    ],
    [
      '(onclick="x()")',
      `x <a href="${OWN}" target="_blank" onclick="x()"><img src="${baseUrl}/badge/acme.svg"></a>\n`,
    ],
    ['(nonce="r")', `x\n\n${S.replace('<script', '<script async nonce="r"')}\n`],
    [
      '(lang="en")',
      `<strong>Status:</strong> See live status → <a lang="en" href="https://acme.statuspage.me">https://acme.statuspage.me</a>\n`,
    ],
    [
      '(srcset="a.svg 2x")',
      `x <a href="${OWN}"><img srcset="a.svg 2x" src="${baseUrl}/badge/acme.svg"></a>\n`,
    ],
    ['(alt="")', `x ${B.replace('Status', '')}\n`],
    ['(alt="a "b" c\'s")', `x ${B.replace('Status', 'a "b" c\'s')}\n`],
    [
      'it has content of its own, which a section would replace',
      `${S.replace('></script>', '>\n  start();\n</script>')}\n`,
      `${W.replace('></script>', '>/* our page */</script>')}\n`,
    ],
    [
      'it is not written as the service writes it, and a section would replace it',
      `x ${ownPhrase.replace('](', ' <hr>](')}\n`,
      `x ${ownPhrase.replace('](', '<!-- keep -->](')}\n`,
    ],
  ])('adopt leaves an embed as it is: %s', async (reason, ...texts) => {
    for (const text of texts) {
      expect(await adopt(text)).toMatchObject({ text, reasons: [expect.stringContaining(reason)] });
    }
  });

  test('adopt leaves a badge with a class in MDX as it is', async () => {
    const { reasons } = await adopt(
      `<img className="a" src="${baseUrl}/badge/acme.svg" />\n`,
      'mdx',
    );
    expect(reasons).toEqual([expect.stringContaining('(className="a")')]);
  });

  test('adopt names an attribute in MDX whose value is not a literal without its value', async () => {
    for (const attribute of ['className', 'className={styles.badge}']) {
      const { reasons } = await adopt(
        `<img ${attribute} src="${baseUrl}/badge/acme.svg" />\n`,
        'mdx',
      );
      expect(reasons).toEqual([expect.stringContaining('(className="")')]);
    }
  });

  test('adopt leaves a badge in MDX with attributes that are computed as it is', async () => {
    for (const attribute of ['alt={label}', '{...props}']) {
      const text = `<img ${attribute} src="${baseUrl}/badge/acme.svg" />\n`;
      const expected = attribute.startsWith('{') ? `(${attribute})` : '(alt="")';
      expect(await adopt(text, 'mdx')).toMatchObject({
        text,
        reasons: [expect.stringContaining(expected)],
      });
    }
  });

  test('adopt puts markers around all badges except one that cannot become a section, wherever it is', async () => {
    const misfit = `<a href="https://x.example/a">x ${B}</a>\n`;
    for (const position of [0, 7, 20]) {
      const lines = (badge: string) =>
        Array.from({ length: 21 }, (_, index) =>
          index === position ? misfit : `Text${badge} x.\n`,
        ).join('\n');
      const { text, reasons } = await adopt(lines(` ${B}`));
      expect(text).toBe(mark(lines(`⟦ ${B}⟧`)));
      expect(reasons).toEqual([expect.any(String)]);
    }
  });

  test('adopt says of each badge of a file why it stays as it is', async () => {
    const text = `<a href="https://x.example/a">x ${B}</a>\n\n${B} |\n`;
    const reasons = ['a section must not be', 'a line that starts with a comment'].map((reason) =>
      expect.stringContaining(`with markers around it, ${reason}`),
    );
    expect(await adopt(text)).toMatchObject({ text, reasons });
  });
});

test('adopt asks for each page once to compare its embeds, and once to fill its sections', async () => {
  const asked: string[] = [];
  const fetchSnippets: FetchSnippets = async (slug) => {
    asked.push(slug);
    return { source: 'endpoint', snippets: acmeAt(OWN) };
  };
  const file = { path: 'README.md', format: 'md', text: `x ${B}\n`, need: 'section' } as const;
  await adoptEmbeds([file], { settings: settingsWith(), service: serviceOf(fetchSnippets) });
  expect(asked).toEqual(['acme', 'acme']);
});

test.each([
  ['heading', (badge: string) => `# Acme ${badge}`],
  ['text', (badge: string) => `Text ${badge}`],
])(
  'if the badge of a page is unsafe, adopt leaves one in a %s as it is, and adopts the link below',
  async (_, withBadge) => {
    const usual = acmeAt('https://acme.statuspage.me');
    const badge = withBadge(usual.badge_markdown);
    const text = `${badge}\n\n${usual.minimal_md}\n`;
    const snippets = {
      ...usual,
      badge_markdown: '[![Status](https://example.com/x.svg)](https://example.com)',
    };
    const file = { path: 'README.md', format: 'md', text, need: 'section' } as const;
    const run = {
      settings: settingsWith(),
      service: serviceOf(fetcherReturning({ source: 'endpoint', snippets })),
    };
    const { changes, embeds } = await adoptEmbeds([file], run);
    expect(embeds.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['badge', 'current'],
      ['link', 'adopted'],
    ]);
    const section = `${START_LINK}\n\n${usual.minimal_md}\n\n${END}`;
    expect(changes.map(({ after }) => after)).toEqual([`${badge}\n\n${section}\n`]);
  },
);

test('adopt says nothing about alternative text that the badge of the page has, too', async () => {
  const usual = acmeAt('https://acme.statuspage.me');
  const snippets = mapFields((field) => usual[field].replace('[Status]', '[Uptime]'));
  const file = {
    path: 'README.md',
    format: 'md',
    text: `x ${snippets.badge_markdown}\n`,
    need: 'section',
  } as const;
  const run = {
    settings: settingsWith(),
    service: serviceOf(fetcherReturning({ source: 'endpoint', snippets })),
  };
  const { embeds, findings } = await adoptEmbeds([file], run);
  expect([embeds.map(({ outcome }) => outcome), findings.map(({ code }) => code)]).toEqual([
    ['adopted'],
    ['adopted'],
  ]);
});

test('adopt skips a file without a section that is too complex, and refuses one with a section', async () => {
  const text = `x ${B}\n\n${'**a** '.repeat(40_000)}\n`;
  const run = {
    settings: settingsWith({ source: 'offline', slug: 'acme' }),
    service: serviceOf(unexpectedFetch),
  };
  const adoptIn = (before: string) => {
    return adoptEmbeds(
      [{ path: 'docs/a.md', format: 'md', need: 'one-of-group', text: before + text } as const],
      run,
    );
  };
  expect(await adoptIn('')).toMatchObject({
    failure: null,
    findings: [{ code: 'skipped', level: 'warning' }],
  });
  expect(await adoptIn(mark(`⟦\n\n${B}\n\n⟧\n\n`))).toMatchObject({
    failure: { code: 'too-complex' },
  });
});

test('adopt leaves embeds as they are if the time of the run is used up, and says so', async () => {
  const limit = { maxMs: 150, usedMs: 0 };
  const fetchSnippets: FetchSnippets = async () => {
    const startedAt = process.cpuUsage();
    const spentMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
    while (spentMs(process.cpuUsage(startedAt)) < limit.maxMs);
    return { source: 'endpoint', snippets: acmeAt(OWN) };
  };
  const file = { path: 'README.md', format: 'md', text: `x ${B}\n`, need: 'section' } as const;
  const run = { settings: settingsWith(), service: serviceOf(fetchSnippets) };
  const { changes, findings } = await limitProcessorTime(limit, () => adoptEmbeds([file], run));
  expect([changes, findings]).toMatchObject([
    [],
    [
      {
        path: 'README.md',
        line: 1,
        column: 3,
        code: 'left-alone',
        message: expect.stringContaining('takes too long'),
      },
    ],
  ]);
});

test('the address of a badge that stays as it is does not decide where new sections link to', async () => {
  const text = `x ${IMAGE} y\n\nx [see ${IMAGE} here](https://status.acme.com)\n`;
  const { text: after, embeds } = await adoptText(text);
  expect(after).toBe(mark(text.replace(` ${IMAGE} y`, `⟦ ${USUAL}⟧ y`)));
  expect(embeds.map(({ outcome }) => outcome)).toEqual(['adopted', 'out-of-date']);
  const found = await listText(text);
  expect(found.embeds.map(({ currentAddress }) => currentAddress)).toEqual(
    embeds.map((each) => each.currentAddress),
  );
});

test('adopt says of links with words of their own why they stay, also if they are up to date', async () => {
  const text = 'See [our page](https://acme.statuspage.me), or https://acme.statuspage.me.\n';
  const reason = 'it is not written as the service writes it, and a section would replace it';
  expect(await adopt(text)).toEqual({ text, reasons: [reason, reason], problems: [] });
});

test('adopt says of a link that shares a definition with an adopted badge why it stays', async () => {
  const text = `x [![Status](${baseUrl}/badge/acme.svg)][p]\n\nSee [our page][p].\n\n[p]: ${OWN}\n`;
  const { findings } = await adoptText(text, 'md', {
    slug: 'acme',
    customDomain: 'status.acme.com',
  });
  const message = expect.stringContaining('link of page "acme" stays as it is: it is not written');
  expect(findings).toMatchObject([
    { code: 'adopted' },
    { code: 'left-alone', level: 'note', line: 3, message },
  ]);
});

test('adopt writes the addresses of an old badge as the service writes them', async () => {
  const old = B.replaceAll('https://', 'http://');
  expect(await fill(`x ${old} y\n`)).toBe(mark(`x⟦ ${B}⟧ y\n`));
});

test('a badge that links to another page of the service does not move the other badges', async () => {
  const text = `${USUAL}\n\n${USUAL.replace('acme.statuspage', 'globex.statuspage')}\n`;
  const { embeds } = await listText(text);
  expect(embeds.map(({ outcome }) => outcome)).toEqual(['current', 'out-of-date']);
});

test.each([
  ['/history', 'current'],
  ['.example/x', 'out-of-date'],
])('a badge that links to the address of its page and %j is %s', async (more, outcome) => {
  const { embeds } = await listText(
    `${USUAL.replace('acme.statuspage.me)', `acme.statuspage.me${more})`)}\n`,
  );
  expect(embeds).toMatchObject([{ outcome }]);
});

test('the letter case of an address does not matter to find and adopt', async () => {
  const upper = USUAL.replace('acme.statuspage.me', 'ACME.StatusPage.me');
  const text = `x ${upper} ${L.replaceAll('status.acme.com', 'acme.statuspage.me')}\n`;
  const { embeds } = await listText(text);
  expect(embeds).toMatchObject([{ outcome: 'current' }, { outcome: 'current' }]);
  const { findings, files } = await adoptText(text);
  expect(findings.map(({ message }) => message).join()).not.toContain(', from ');
  expect(files).toMatchObject([{ sections: [{ previousAddress: null }] }]);
});

test('a badge may link to any custom domain if the host of pages is not known', async () => {
  const badge = '[![Status](https://192.0.2.1/badge/acme.svg)](https://acme.null)';
  const { embeds } = await listText(`x ${badge}\n`, 'md', {
    baseUrl: 'https://192.0.2.1',
    statusPageHost: null,
  });
  expect(embeds).toMatchObject([{ outcome: 'current', currentAddress: 'https://acme.null' }]);
});

test('adopt writes the attribute show in a heading if an option changes the default', async () => {
  expect((await adopt(`# A ${B}\n`, 'md', { show: ['link'] })).text).toBe(mark(`# A⟦ ${B}⟧\n`));
});

test.each([
  ['words', `${B} words\n`, 'words'],
  ['another badge', `${B} ${CI}\n`, CI],
])('adopt says that a badge follows %s that were after it', async (_, text, first) => {
  const { text: after, findings } = await adoptText(text);
  expect(after).toBe(mark(`${first}⟦ ${B}⟧\n`));
  const message = expect.stringContaining('becomes a section; it now follows what was after it');
  expect(findings).toMatchObject([{ code: 'adopted', message }]);
});

test('adopt says nothing about the place of a badge that stays in its row', async () => {
  const { findings } = await adoptText(`${CI}\n${USUAL}\n${CI}\n`);
  expect(findings).toMatchObject([
    { code: 'adopted', message: 'badge of page "acme" becomes a section' },
  ]);
});

describe('what people wrote', () => {
  const LINK = L.replaceAll('status.acme.com', 'acme.statuspage.me');
  const LINK_IN_HTML = `<strong>Status:</strong> See live status → <a href="${OWN}">${OWN}</a>`;
  const START_BOTH = '<!-- status-snippets start slug="acme" -->';

  const page = '[our page](https://acme.statuspage.me)';
  const far = `${`${'words '.repeat(600)}\n\n`.repeat(20)}See [our page][p].\n\n`;

  test.each([
    ['a text link in a heading', `## ${LINK}\n`, `## ${START_LINK}${LINK}⟧\n`],
    ['a badge before an element', `${B} <b>Hello</b> world\n`, `${B} <b>Hello</b> world\n`],
    [
      'a badge before an element in capitals',
      `${B} <B>Hello</B> world\n`,
      `${B} <B>Hello</B> world\n`,
    ],
    [
      'a linked image in capitals after a badge',
      `${B} <A HREF="x"><IMG SRC="y.svg"></A> words\n`,
      `<A HREF="x"><IMG SRC="y.svg"></A>⟦ ${B}⟧ words\n`,
    ],
    ['a line break in capitals between badges', `${B}<BR>${B2}\n`, `⟦${H}⟧<BR>⟪${H2}⟧\n`],
    ['hard line breaks around a bar', `${B}  \n|  \n${B2}\n`, `⟦${H}⟧<br />|<br />⟪${H2}⟧\n`],
    [
      'hard line breaks around an escaped bar',
      `${B}  \n\\|  \n${B2}\n`,
      `⟦${H}⟧<br />|<br />⟪${H2}⟧\n`,
    ],
    [
      'an address in angle brackets after a badge',
      `${B} <https://x.example>\n`,
      `<https://x.example>⟦ ${B}⟧\n`,
    ],
    ['soft line breaks around a hard one', `${B}\n<br>\n${B2}\n`, `⟦${H}⟧ <br> ⟪${H2}⟧\n`],
    ['words after a badge in a list in a list', `-   1.   ${B} words\n`, `-   1.   words⟦ ${B}⟧\n`],
    ['a hard line break before a badge', `Words.  \n${B}\n`, `Words.⟦  \n${B}⟧\n`],
    ['a hard line break between badges', `${B}\\\n${B2}\n`, `⟦${H}⟧<br />⟪${H2}⟧\n`],
    [
      'a definition that is used far away',
      `[![Status][b]][p]\n\n${far}[b]: ${baseUrl}/badge/acme.svg\n[p]: ${OWN}\n`,
      `⟦\n\n${B}\n\n⟧\n\n${far}[p]: ${OWN}\n`,
    ],
    [
      'words between a badge and a text link in a quote',
      `> ${B} is our badge, and these words matter.\n>\n> ${L}\n`,
      `> is our badge, and these words matter.⟦ ${B}⟧\n>\n> ${START_LINK}\n>\n> ${L}\n>\n> ⟧\n`,
    ],
    [
      'the text link after a badge in a heading in capitals',
      `<H1>${H} ${LINK_IN_HTML}</H1>\n`,
      `<H1>${START_BADGE.replace('badge', 'badge link')}${H} ${LINK_IN_HTML}⟧</H1>\n`,
    ],
    ['a link with words after a badge', `See ${USUAL} ${page}.\n`, `See⟦ ${USUAL}⟧ ${page}.\n`],
  ])('adopt keeps %s', async (_, before, after) => {
    expect((await adopt(mark(before))).text).toBe(mark(after));
    expect((await adopt(mark(after))).text).toBe(mark(after));
  });

  test.each([
    ['in paragraphs', `${B}\n\n${L}\n`, `${START_BOTH}\n${B}\n\n${L}\n⟧\n`],
    ['on a line of its own', `${B} ${L}\n`, `${START_BOTH}${H} ${LINK_IN_HTML}⟧\n`],
    ['in words', `See ${B} ${L} here.\n`, `See${START_BOTH} ${B} ${L}⟧ here.\n`],
    ['in a quote', `> ${B}\n>\n> ${L}\n`, `> ${START_BOTH}\n> ${B}\n>\n> ${L}\n> ⟧\n`],
    [
      'unless other text is beside them',
      `${CI}\n${B}\n\n${L}\n`,
      `${CI}⟦\n${B}⟧\n\n${START_LINK}\n\n${L}\n\n⟧\n`,
    ],
    [
      'in a heading',
      `# A ${B} ${L}\n`,
      `# A${START_BADGE.replace('badge', 'badge link')} ${B} ${L}⟧\n`,
    ],
  ])(
    'adopt makes one section of a badge and the text link that follows it: %s',
    async (_, before, after) => {
      const { text } = await adopt(before, 'md', { slug: 'acme', customDomain: 'status.acme.com' });
      expect(text).toBe(mark(after));
    },
  );

  test.each([
    [
      'of a link',
      `x <a href="https://status.acme.com" target="_blank" rel="me"><img alt="Status" src="${baseUrl}/badge/acme.svg" /></a>\n`,
      /"target" and .* "rel" are/,
    ],
    [
      'of an image with a query over two lines',
      `<p><img src="${baseUrl}/badge/acme.svg?a\n=b"></p>\n`,
      /the query/,
    ],
    [
      'of a link in Markdown',
      `x ${B.replace('status.acme.com', 'status.acme.com "Up?"')}\n`,
      /the title "Up\?" is/,
    ],
    [
      'of a script',
      `x\n\n${S.replace('<script', '<script async defer')}\n`,
      /the attribute "async" and the attribute "defer" are/,
    ],
  ])('adopt reports details %s that are lost', async (_, before, message) => {
    const { findings } = await adoptText(before);
    const lost = findings.filter(({ code }) => code === 'details-lost');
    expect(lost).toMatchObject([{ message: expect.stringMatching(message) }]);
  });

  test.each<[what: string, before: string, after: string, format?: Format]>([
    [
      'an alternative text in Markdown',
      `x ${B.replace('Status', 'Is [it] up?')}\n`,
      `x${START_BADGE.replace(' -->', ' alt="Is [it] up?" -->')} ${B.replace('Status', 'Is [it] up?')}⟧\n`,
    ],
    [
      'an alternative text with quotes',
      `x ![Is it "up"?](${baseUrl}/badge/acme.svg)\n`,
      `x${START_BADGE.replace(' -->', ` alt='Is it "up"?' -->`)} ${USUAL.replace('Status', 'Is it "up"?')}⟧\n`,
    ],
    [
      'the size of an image in a line of Markdown',
      `x ${H.replace(' />', ' width="90" height="20px" />')} y\n`,
      `x${START_BADGE.replace(' -->', ' width="90" height="20" -->')} ${H.replace(' />', ' width="90" height="20" />')}⟧ y\n`,
    ],
    [
      'the size of an image in HTML',
      `<p>${H.replace(' />', ' height="20" />')}</p>\n`,
      `<p>${START_BADGE.replace(' -->', ' height="20" -->')}${H.replace(' />', ' height="20" />')}⟧</p>\n`,
      'html',
    ],
    [
      'an alternative text and a size in MDX',
      `<p>${H.replace('alt="Status"', 'alt={`Up or not?`}').replace(' />', ' width={90} />')}</p>\n`,
      mark(`<p>⟦${H}⟧</p>\n`)
        .replace('<!-- ', '{/* ')
        .replace('show="badge" -->', 'show="badge" alt="Up or not?" width="90" */}')
        .replace(END, '{/* status-snippets end */}')
        .replace('alt="Status"', 'alt="Up or not?"')
        .replace(' /></a>', ' width="90" /></a>'),
      'mdx',
    ],
    [
      'the settings of a script',
      `x\n\n${S.replace('data-theme="auto"', 'data-theme="dark" data-rtm="45"')}\n`,
      `x\n\n${START_SCRIPT.replace(' -->', ' data-theme="dark" data-rtm="45" -->')}\n\n${S.replace('data-theme="auto"', 'data-theme="dark" data-rtm="45"')}\n\n⟧\n`,
    ],
    [
      'the settings of a widget that are not the usual ones',
      `x\n\n${W.replace('data-upd="7"', 'data-upd="14"')}\n`,
      `x\n\n${START_WIDGET.replace(' -->', ' data-upd="14" -->')}\n\n${W.replace('data-upd="7"', 'data-upd="14"')}\n\n⟧\n`,
    ],
  ])('adopt takes %s over into the marker', async (_, before, after, format = 'md') => {
    expect(await fill(before, format)).toBe(mark(after));
    const { findings } = await adoptText(before, format);
    expect(findings.filter(({ code }) => code === 'details-lost')).toEqual([]);
  });

  test('adopt does not write an alternative text that is the own one of the page', async () => {
    const snippets = mapFields((field) =>
      acmeAt(OWN)[field].replace(/(?<=\[|alt=")Status/, 'Acme'),
    );
    const ask = fetcherReturning({ source: 'endpoint', snippets });
    const badge = B.replace('Status', 'Acme');
    const result = await refreshReadme(`x ${badge}\n`, { unmarked: 'adopt' }, ask);
    expect(result.changes[0]?.after).toBe(mark(`x⟦ ${badge}⟧\n`));
  });

  test('adopt reports that a section has no component around its badge', async () => {
    const text = `<Link to="${OWN}"><img alt="Status" src="${baseUrl}/badge/acme.svg" /></Link>\n`;
    const { findings } = await adoptText(text, 'mdx');
    const message = expect.stringContaining('the component <Link> is not kept');
    expect(findings.filter(({ code }) => code === 'details-lost')).toMatchObject([{ message }]);
  });

  test('adopt makes sections of a row of badges with blanks at the end of its line', async () => {
    expect(await fill(`${B} ${B2}  \n`)).toBe(mark(`⟦${H}⟧ ⟪${H2}⟫  \n`.replace('⟫', '⟧')));
  });

  test('adopt leaves alone all badges of a file that cannot be refreshed, and adopts the others', async () => {
    const misfit = `<a href="${OWN}">\n  <img src="${baseUrl}/badge/acme.svg">\n</a>\n<a href="x"><img src="x"></a>\n\n`;
    const { text, reasons } = await adopt(`${misfit}Text ${B}.\n\n${misfit}`);
    expect(text).toBe(`${misfit}${mark(`Text⟦ ${B}⟧.`)}\n\n${misfit}`);
    expect(reasons).toHaveLength(2);
  });

  test('adopt leaves a badge alone whose link begins blocks before it, and adopts the others', async () => {
    const [open, close] = [
      '<a href="https://x.example/a">\n\nWords.\n\nWords.\n',
      '</a>\n\nWords.\n\nWords.\n',
    ];
    const page = (badge: string) => `${open}\n**Up?** x ${B}\n\n${close}\n**Up?**${badge}\n`;
    const { text, reasons } = await adopt(page(` ${B}`));
    expect(text).toBe(mark(page(`⟦ ${B}⟧`)));
    expect(reasons).toEqual([expect.stringContaining('a section must not be')]);
  });

  test('adopt makes sections of 400 badges on one line of HTML', async () => {
    const { text } = await adopt(`<p>${`x ${H}`.repeat(400)}</p>\n`);
    expect(text.split(START_BADGE)).toHaveLength(401);
  });

  // The first section ends the link that is open, so each attempt only shows that the next row cannot become sections.
  test('adopt says of each row in a link that it cannot become sections', async () => {
    const page = `<a href="https://example.com">\n\n${`${B} ${B}\n\n`.repeat(20)}`;
    const { text, reasons } = await adopt(page);
    expect(text).toBe(page);
    expect(reasons).toHaveLength(40);
    for (const reason of reasons)
      expect(reason).toContain('a section must not be in the text of a link');
  });

  test('adopt makes sections of all other badges of a page of which many are refused', async () => {
    const misfit = `<div><a href="https://example.com"><b>P</b>\n${H}</div>\n`.repeat(40);
    const page = `${misfit}</a>${`<p>P ${H}</p>\n`.repeat(20)}${'<p>Words.</p>\n'.repeat(4000)}`;
    const { text, reasons } = await adopt(page, 'html');
    expect(text.split(START_BADGE)).toHaveLength(21);
    expect(reasons).toHaveLength(40);
  });

  test('adopt refuses a page that mentions a badge and is too complex', async () => {
    const page = `<p>${B}</p>\n${'<br>'.repeat(201_000)}\n`;
    expect(await adoptText(page, 'html')).toMatchObject({
      text: page,
      findings: [{ code: 'too-complex' }],
    });
  });

  test('adopt leaves a text that is nested too deeply as it is, or reports it', async () => {
    const nested = `${'> '.repeat(2500)}x\n`;
    const { text, findings } = await adoptText(`${B}\n\n${nested}`);
    const isAdopted = findings[0]?.code === 'adopted';
    // Whether it takes too long depends on the machine.
    expect(text).toBe(isAdopted ? mark(`⟦\n\n${B}\n\n⟧\n\n${nested}`) : `${B}\n\n${nested}`);
    if (!isAdopted)
      expect(findings).toMatchObject([{ message: expect.stringMatching(/complex|nested|long/) }]);
  });

  test('adopt makes sections also where something only resembles a marker, and warns about that', async () => {
    const near = '<!-- BEGIN status-snippets -->';
    const sources = ['a', 'b'].map((name) => {
      const text = `# Acme\n\n${near}\n\n${B}\n\n**Up?** ${B} ${B}\n`;
      return { path: `docs/${name}.md`, format: 'md', need: 'one-of-group', text } as const;
    });
    const run = {
      settings: settingsWith({ source: 'offline', slug: 'acme' }),
      service: serviceOf(unexpectedFetch),
    };
    const { changes, findings } = await adoptEmbeds(sources, run);
    const after = mark(`# Acme\n\n${near}\n\n⟦\n\n${B}\n\n⟧\n\n**Up?**⟦ ${B}⟧⟦ ${B}⟧\n`);
    expect(changes.map((change) => change.after)).toEqual([after, after]);
    const nearMisses = findings.filter(({ code }) => code === 'look-alike');
    expect(nearMisses).toMatchObject(
      sources.map(({ path }) => ({ path, line: 3, level: 'warning' })),
    );
  });
});

test('adopt and init name a link that used the definition of a badge, because that link stays', async () => {
  const definitions = `[badge]: ${baseUrl}/badge/acme.svg\n[page]: ${OWN}\n`;
  const before = `x [![Status][badge]][page]\n\nSee [our page][page].\n\n${definitions}`;
  const advice =
    'its definition [page] is no longer that of the badge, so change it by hand when the page moves';
  const { text, reasons } = await adoptText(before);
  expect(text).toBe(mark(`x⟦ ${B}⟧\n\nSee [our page][page].\n\n[page]: https://status.acme.com\n`));
  expect(reasons).toEqual([
    `it is not written as the service writes it, and a section would replace it; ${advice}`,
  ]);
  const { findings } = await initText(before, 'md', {
    slug: 'acme',
    customDomain: null,
    show: null,
  });
  const note = {
    line: 3,
    column: 5,
    level: 'note',
    message: `this link stays as it is: ${advice}`,
  };
  expect(findings.filter(({ code }) => code === 'left-alone')).toMatchObject([note]);
});

test.each([
  [
    'an admonition',
    `!!! info "Live"\n    ${B}\n`,
    'it is in an admonition or a tab of MkDocs, where a marker would not be read',
  ],
  [
    'a tab',
    `=== "Live"\n    ${B}\n`,
    'it is in an admonition or a tab of MkDocs, where a marker would not be read',
  ],
])('adopt leaves a badge alone that is in %s of MkDocs', async (_, text, reason) => {
  expect(await adopt(text)).toMatchObject({ text, reasons: [expect.stringContaining(reason)] });
});

test.each([
  ['behind its only neighbor', `${B} ${CI}\n`, true],
  ['behind its neighbor in HTML', `${H3}\n${O3}\n`, true],
  ['where it is', `${CI} ${B}\n`, false],
  ['behind the neighbor above it in HTML', `${O3}\n${H3}\n`, false],
])('adopt says whether a badge now follows what was after it: %s', async (_, text, hasMoved) => {
  const { findings } = await adoptText(text);
  const [note] = findings.filter(({ code }) => code === 'adopted');
  expect(note?.message.includes('it now follows what was after it')).toBe(hasMoved);
});

test.each([
  ['alone', `# A\n\n${B}\n\nText.\n`],
  ['in a quote', `> ${B}\n>\n> Text.\n`],
  ['in a tight list', `- ${B}\n- Text.\n`],
  ['in a loose list', `- ${B}\n\n- Text.\n`],
  ['in HTML', `# A\n\n${H}\n\nText.\n`],
])('Prettier leaves what adopt writes as it is: a badge %s', async (_, text) => {
  expect(await prettier(text, { parser: 'markdown' })).toBe(text);
  const { text: adopted } = await adopt(text);
  expect(await prettier(adopted, { parser: 'markdown' })).toBe(adopted);
});

test('the note about a badge that stays as it is, and is up to date, contains only the reason', async () => {
  const text = `<a href="${OWN}"><img src="${baseUrl}/badge/acme.svg" align="right"></a>\n`;
  const source = { path: 'a.md', format: 'md', need: 'section', text } as const;
  const settings = settingsWith({
    source: 'offline',
    slug: 'acme',
    customDomain: 'status.acme.com',
  });
  const { findings } = await adoptEmbeds([source], {
    settings,
    service: serviceOf(unexpectedFetch),
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'badge of page "acme" stays as it is: it has attributes of its own (align="right"), which a section would not have',
  ]);
});

test('a run that refreshes sections also puts a badge into one if the setting unmarked is adopt', async () => {
  const text = `x ${B}\n`;
  const run = await refreshReadme(text, { unmarked: 'adopt', source: 'offline' }, unexpectedFetch);
  expect(run).toMatchObject({
    outcome: 'changed',
    changes: [{ before: text, after: mark(`x⟦ ${B}⟧\n`) }],
  });
});

test.each([
  ['a badge', B.replace(OWN, 'https://old.acme.com'), {}, 'adopted'],
  [
    'a link that spells a custom domain in another way',
    '[it](https://status.b\u00fccher.example)',
    { slug: 'acme', customDomain: 'status.xn--bcher-kva.example' },
    'left-alone',
  ],
])('a run also handles %s in a file that needs no section', async (_, embed, given, expected) => {
  const source = { path: 'a.md', format: 'md', need: 'nothing', text: `x ${embed}\n` } as const;
  const settings = settingsWith(given);
  const codesFor = async (unmarked: 'ignore' | 'warn' | 'adopt') => {
    const ask = fetcherReturning({ source: 'endpoint', snippets: acmeAt(OWN) });
    const run = await refreshFiles([source], settings, ask, unmarked);
    return run.findings.map(({ code }) => code);
  };
  expect(await codesFor('ignore')).toEqual([]);
  expect(await codesFor('warn')).toEqual(['unmarked']);
  expect(await codesFor('adopt')).toEqual([expected]);
});

const indented = '!!! note\n\n    <!-- status-snippets start -->';
const definitions = `[a]: ${baseUrl}/badge/acme.svg\n[b]: https://acme.statuspage.me`;

test.each([
  [
    'below definitions that are removed',
    `[![Status][a]][b]\n\n${definitions}\n\nWords\n\n${indented}\n`,
    10,
  ],
  ['in words after which the badge is moved', `${USUAL} words\nand\nwords\n\n${indented}\n`, 7],
])('a warning has its line in the file without markers: %s', async (_, text, line) => {
  const { findings } = await adoptText(text);
  expect(findings).toMatchObject([
    { code: 'look-alike', line },
    { code: 'adopted', line: 1 },
  ]);
});
