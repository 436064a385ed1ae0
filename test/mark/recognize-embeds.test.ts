import { describe, expect, test } from 'vitest';
import { adopt, findIn, listText } from '../support/reading-documents.ts';
import { acmeAt, baseUrl } from '../support/section.ts';

const page = 'https://status.acme.com';
const { badge_markdown: B, badge_html: H, widget_script: S, widget_html: W } = acmeAt(page);
const SOURCE = `${baseUrl}/badge/acme.svg`;
const IMAGE = `![Status](${SOURCE})`;
const usual = 'https://acme.statuspage.me';

/** Checks that a text contains exactly one embed, and where it begins. */
async function expectOne(
  text: string,
  embed: object,
  source: string,
  ...more: Tail<Parameters<typeof findIn>>
) {
  const found = await findIn(text, ...more);
  expect(
    found.map(({ rest, ...each }) => ({ ...each, source: rest.slice(0, source.length) })),
  ).toEqual([{ ...embed, source }]);
}

type Tail<List> = List extends [unknown, ...infer Rest] ? Rest : never;

const badge = { kind: 'badge', slug: 'acme', address: page };

describe('badges that are recognized', () => {
  const html = `<a href="${page}"><img src="${SOURCE}"></a>`;
  const inQuote = `<a\n> href="${page}"><img alt="Status" src="${SOURCE}"></a>`;
  const unquoted = `<a href=${page}><IMG SRC=${SOURCE}></a>`;
  const element = `<a href="${page}">\n  <img src="${SOURCE}" />\n</a>`;
  const expression = `<a href={'${page}'}><img src={"${SOURCE}"} /></a>`;
  const definitions = `\n\n[b]: ${SOURCE}\n[p]: ${page}\n`;

  test.each([
    ['in a paragraph', `Text ${B} text\n`, B],
    ['without a link', `Text ${IMAGE} text\n`, IMAGE, null],
    [
      'with a title and a query',
      `[![S](${SOURCE}?a=b "T")](${page})\n`,
      `[![S](${SOURCE}?a=b "T")](${page})`,
    ],
    ['by references', `x [![S][b]][p]${definitions}`, '[![S][b]][p]'],
    ['by collapsed references', `x ![b][]${definitions}`, '![b][]', null],
    ['by shortcut references', `x [![b]][p]${definitions}`, '[![b]][p]'],
    ['in a row', `[![x](x.png)](x) ${B} [![y](y.png)](y)\n`, B],
    ['in a table', `| a | b |\n| - | - |\n| ${B} | x |\n`, B],
    ['in a heading', `## Acme ${B}\n`, B],
    ['in a heading with a line below', `Acme ${B}\n---\n`, B],
    ['in a list', `- a\n  - ${B}\n`, B],
    ['in a task list', `- [x] ${B}\n`, B],
    ['in a quote in a list', `- > x\n  > ${B}\n`, B],
    ['in a footnote', `x[^1]\n\n[^1]: ${B}\n`, B],
    ['in emphasis', `***${B}***\n`, B],
    ['written as HTML in a paragraph', `Text ${html} text\n`, html],
    [
      'written as HTML around Markdown',
      `x <a href="${page}">${IMAGE}</a>\n`,
      `<a href="${page}">${IMAGE}</a>`,
    ],
    [
      'written as Markdown around HTML',
      `x [<img src="${SOURCE}">](${page})\n`,
      `[<img src="${SOURCE}">](${page})`,
    ],
    ['in a centered block', `<p align="center">\n  ${H}\n</p>\n`, H],
    ['in HTML in a quote', `> <p>\n>   ${html}\n> </p>\n`, html],
    ['in a table of HTML', `<table><tr><td>${H}</td></tr></table>\n`, H],
    ['with unquoted attributes', `<div>${unquoted}</div>\n`, unquoted],
    ['in details', `<details><summary>x</summary>\n\n${B}\n\n</details>\n`, B],
    ['after a comment on its line', `x <!-- y --> ${B}\n`, B],
    ['after a fence', `\`\`\`\n${B.replace('acme', 'other')}\n\`\`\`\n\n${B}\n`, B],
    // Long texts are parsed in parts, here one that ends after the first fence.
    [
      'after fences',
      `${'x'.repeat(990)}\n\n~~~\na\n~~~\n\nText\n\n~~~\n${B.replace('acme', 'other')}\n~~~\n\n${B}\n`,
      B,
    ],
    ['after a heading with an open element', `# x <textarea>\n\n<p>${html}</p>\n`, html],
    ['after a byte-order mark', `\uFEFF${B}\n`, B],
    ['in HTML over lines of a quote', `> x ${inQuote}\n`, inQuote],
    [
      'in HTML over lines of a quote in a quote, of which the second has one mark',
      `> > x ${inQuote}\n`,
      inQuote,
    ],
    ['after an anchor that is not closed', `<a name="top"> ${html}\n`, html],
    ['with Windows line endings', `# A\r\n\r\n> ${B}\r\n`, B],
  ])('find finds a badge %s', async (_, text, source, address: string | null = page) => {
    await expectOne(text, { ...badge, address }, source);
  });

  test.each([
    ['http:', 'http://statuspage.me', 'http://status.acme.com'],
    ['no protocol', '//statuspage.me', '//acme.statuspage.me'],
    ['www.', 'https://www.statuspage.me', page],
    ['a host in capitals', 'HTTPS://StatusPage.ME', 'https://Acme.StatusPage.me'],
  ])('find finds a badge whose addresses have %s', async (_, service, address) => {
    const written = `[![Status](${service}/badge/acme.svg)](${address})`;
    await expectOne(`${written}\n`, { ...badge, address }, written);
    const widget = S.replace(baseUrl, service);
    await expectOne(`${widget}\n`, { kind: 'widget', slug: 'acme', address: null }, widget);
  });

  test.each([
    'https://hostedstatus.page',
    'http://www.hostedstatus.page',
    'https://acme.statuspage.me',
    '//www.ACME.HostedStatus.page',
  ])('find finds a badge at %s, another address of the service or of the page', async (host) => {
    const written = `![x](${host}/badge/acme.svg)`;
    await expectOne(`${written}\n`, { ...badge, address: null }, written);
    const script = `<script src="${host}/static/embed/v1/status.js" data-slug="acme"></script>`;
    await expectOne(`${script}\n`, { kind: 'widget', slug: 'acme', address: null }, script);
  });

  test('find finds a badge at the custom domain of its page, if it is known', async () => {
    const written = '![x](http://Status.Acme.com/badge/acme.svg)';
    const known = { slug: 'acme', customDomain: 'status.acme.com' };
    await expectOne(`${written}\n`, { ...badge, address: null }, written, 'md', known);
    // The link of the other badge says what the domain is.
    expect(await findIn(`${B}\n\n${written}\n`)).toHaveLength(2);
    expect(await findIn(`${written}\n`)).toEqual([]);
  });

  test('find finds badges and links at sp.fyi only of pages that the run knows', async () => {
    const badges = '![x](https://sp.fyi/badge/acme.svg) ![x](https://acme.sp.fyi/badge/acme.svg)';
    const text = `${badges} [x](https://acme.sp.fyi) [x](https://globex.sp.fyi)\n`;
    expect(await findIn(text)).toEqual([]);
    expect(await findIn(text, 'md', { slug: 'acme' })).toMatchObject([
      { kind: 'badge', slug: 'acme' },
      { kind: 'badge', slug: 'acme' },
      { kind: 'link', slug: 'acme' },
    ]);
    expect(await findIn(`${B}\n\n${text}`)).toHaveLength(4);
    const section = '<!-- status-snippets start slug="globex" -->\n<!-- status-snippets end -->\n';
    expect(await findIn(`${text}\n${section}`)).toMatchObject([{ kind: 'link', slug: 'globex' }]);
  });

  test.each([
    'https://hostedstatus.page',
    'https://www.statuspage.me',
    'https://acme.hostedstatus.page',
  ])('adopt writes a badge at %s as the service does', async (host) => {
    const { text } = await adopt(`[![Status](${host}/badge/acme.svg)](${page})\n`);
    expect(text).toContain(`\n${B}\n`);
  });

  test('find finds a badge of a service without TLS or with www., however the badge is written', async () => {
    for (const service of ['http://localhost:8080', 'https://www.status.example/a']) {
      for (const host of [service, service.replace('www.', ''), service.replace(/^https?:/, '')]) {
        const written = `![x](${host}/badge/acme.svg)`;
        await expectOne(`${written}\n`, { ...badge, address: null }, written, 'md', {
          baseUrl: service,
        });
      }
    }
  });

  test('find finds a badge of a service whose address has characters that mean something in a pattern', async () => {
    for (const service of ['https://a.example/s_t/(x)', 'http://[::1]:8080/$a+b']) {
      const written = `<img src="${service}/badge/acme.svg">`;
      await expectOne(`${written}\n`, { ...badge, address: null }, written, 'md', {
        baseUrl: service,
      });
    }
  });

  test.each([
    ['in a link over several blocks', `<a href="${page}">\n\n${IMAGE}\n\n</a>\n`, page],
    ['in emphasis in a link', `[**${IMAGE}**](${page})\n`, page],
    [
      'in an element in a link',
      `<p><a href="${page}"><b><img src="${SOURCE}"></b></a></p>\n`,
      page,
    ],
    ['in a link with words', `[see ${IMAGE}](${page}/)\n`, page],
    ['of HTML in a link in a quote', `> [see <img\n> src="${SOURCE}">](${page})\n`, page],
    ['in a link to elsewhere', `[${IMAGE}](https://example.com/x?y)\n`, 'https://example.com/x?y'],
    [
      'in a picture',
      `<a href="${page}"><picture><source srcset="x"><img src="${SOURCE}"></picture></a>\n`,
      page,
    ],
  ])(
    'find finds a badge that cannot become a section, with the address of its link: %s',
    async (_, text, address) => {
      expect(await findIn(text)).toMatchObject([{ ...badge, address }]);
    },
  );

  test.each([
    ['in a paragraph', `Text ${B}\n`, B],
    ['as an element', `${element}\n`, element],
    ['with an expression', `${expression} <img src={x + "${SOURCE}"} />\n`, expression],
    ['in a component', `<Card title="x">\n  ${H}\n</Card>\n`, H],
    ...['Link href', 'Link to', 'NavLink to'].map((start): [string, string, string] => {
      const link = element
        .replace('<a href', `<${start}`)
        .replace('/a>', `/${start.split(' ')[0]}>`);
      return [`in the component <${start}>`, `${link}\n`, link];
    }),
    ['after an HTML comment', `<!-- x -->\n\n# A {#a}\n\n${B}\n`, B],
  ])('find finds a badge in MDX %s', async (_, text, source) => {
    await expectOne(text, badge, source, 'mdx');
  });

  test('find finds a badge in HTML with an element that is a link only in JSX', async () => {
    const address = { ...badge, address: null };
    await expectOne(
      `<Link href="${page}"><img src="${SOURCE}"></Link>\n`,
      address,
      `<img src="${SOURCE}">`,
    );
  });

  test('find finds badges in an HTML file, but not in scripts, comments and front matter', async () => {
    const text = `---\nx: '${H}'\n---\n<!doctype html>\n<title>${H}</title>\n<!-- ${H} -->\n<script>'${H}'</script>\n<p>${H}</p>\n`;
    await expectOne(text, badge, H, 'html');
  });
});

describe('text without an embed', () => {
  test.each([
    ['a fence', `\`\`\`md\n${B}\n\`\`\`\n`],
    ['an unclosed fence', `~~~\n${B}\n`],
    ['a fence in a list', `- x\n\n  \`\`\`\n  ${B}\n  \`\`\`\n`],
    ['indented code', `Text\n\n    ${B}\n`],
    ['inline code', `Text \`${B}\`\n`],
    ['front matter', `---\nbadge: '${B}'\n---\n`],
    ['front matter in TOML', `+++\nbadge = '${B}'\n+++\n`],
    ['a comment', `<!-- ${B} ${H} -->\n`],
    ['a comment over several blocks', `<!--\n\n${B}\n\n${H}\n\n-->\n`],
    ['a comment in a paragraph', `x <!-- ${H} --> y\n`],
    ['a script', `<script>\n\n${H}\n\n</script>\n`],
    ['a script below a paragraph in it', `<div><script>\n\nx\n\n<p>${H}</p>\n\n</script></div>\n`],
    ['a style', `<style>${H}</style>\n`],
    ['a text area', `<textarea>${H}</textarea>\n`],
    ['an attribute', `<p title='${H}'>x</p>\n`],
    ['escaped text', `\\!\\[Status](${SOURCE})\n`],
    ['escaped HTML', '&lt;img src="https://statuspage.me/badge/acme.svg"&gt;\n'],
    ['a definition that is not used', `[b]: ${SOURCE}\n`],
    ['a badge of another service', `${B.replaceAll(baseUrl, 'https://other.example')}\n`],
    [
      'an address that only begins like the service',
      `${B.replaceAll(baseUrl, `${baseUrl}.evil.example`)}\n`,
    ],
    ['a widget script without a slug', `${S.replace(/ data-slug="acme"/, '')}\n`],
    ['an invalid slug', `${B.replaceAll('acme.svg', 'a%2Fb.svg')}\n`],
    [
      'a badge with an address as its slug',
      `${B.replaceAll('acme.svg', 'acme.statuspage.me.svg')}\n`,
    ],
    ['a widget with an address as its slug', `${S.replace('"acme"', '"acme.statuspage.me"')}\n`],
    ['a link to the service itself', `[x](${baseUrl}/pricing) [y](${baseUrl})\n`],
    ['a link to the website of the service', '[x](https://www.statuspage.me)\n'],
    [
      'links to names of the service',
      '[x](https://blog.statuspage.me) [y](https://help.hostedstatus.page)\n',
    ],
    [
      'a badge at the address of another page',
      '![x](https://globex.statuspage.me/badge/acme.svg)\n',
    ],
    ['a badge at a name of the service', '![x](https://help.statuspage.me/badge/acme.svg)\n'],
    ['a badge that is no SVG', `![x](${SOURCE.replace('.svg', '.png')})\n`],
    ['a link to a part of a page', `[x](${usual}/history)\n`],
    [
      'the section of a page',
      `<!-- status-snippets start slug="acme" -->\n\n${B}\n\n<!-- status-snippets end -->\n`,
    ],
  ])('find finds nothing in %s', async (_, text) => {
    expect(await findIn(text)).toEqual([]);
  });
});

describe('links and widgets', () => {
  const link = { kind: 'link', slug: 'acme', address: usual };
  const snippet = `**Status:** See live status → [${usual}](${usual})`;
  const snippetInHtml = `<strong>Status:</strong> See live status → <a href="${usual}">${usual}</a>`;

  test.each([
    ['a link', `See [it](${usual}).\n`, `[it](${usual})`],
    [
      'a link with www.',
      'See [it](https://www.acme.statuspage.me).\n',
      '[it](',
      'https://www.acme.statuspage.me',
    ],
    [
      'a link to another free host',
      'See [it](http://acme.hostedstatus.page).\n',
      '[it](',
      'http://acme.hostedstatus.page',
    ],
    ['a link with a slash', `See [it](${usual}/ "x").\n`, `[it](${usual}/ "x")`],
    ['a link by reference', `See [it][p].\n\n[p]: ${usual}\n`, '[it][p]'],
    ['an address in angle brackets', `See <${usual}>.\n`, `<${usual}>`],
    ['an address in words', `See ${usual}.\n`, usual],
    [
      'an address without TLS',
      `[it](http://acme.statuspage.me)\n`,
      '[it](http',
      'http://acme.statuspage.me',
    ],
    ['a link in HTML', `<footer><a href="${usual}">it</a></footer>\n`, `<a href="${usual}">it</a>`],
    ['a link around an image', `[![x](x.png)](${usual})\n`, `[![x](x.png)](${usual})`],
    ['the text link', `${snippet}\n`, snippet],
    ['the text link in HTML', `<p>${snippetInHtml}</p>\n`, snippetInHtml],
  ])('find finds %s', async (_, text, source, address = usual) => {
    await expectOne(text, { ...link, address }, source);
  });

  test.each(['md', 'mdx'] as const)(
    'find finds a link in HTML once whose text is its address, in %s',
    async (format) => {
      const text = `<a href="${usual}">${usual}</a>`;
      await expectOne(`See ${text}.\n`, link, text, format);
      await expectOne(`See ${snippetInHtml}.\n`, link, snippetInHtml, format);
    },
  );

  test('find finds a badge below a link without an end, which has the same target', async () => {
    await expectOne(`<a href="${page}">Words\n\nMore ${B} words\n`, badge, B);
  });

  test('find finds links to the known address of a page', async () => {
    const known = { slug: 'acme', customDomain: 'status.acme.com' };
    await expectOne(
      `See [it](${page}/).\n`,
      { ...link, address: page },
      `[it](${page}/)`,
      'md',
      known,
    );
    expect(await findIn(`See [it](${page}).\n`)).toEqual([]);
  });

  test.each([
    ['the script', `${S}\n`, S],
    ['the script in a paragraph', `x ${S} y\n`, S],
    ['the widget', `${W}\n`, W],
    ['another version', `${S.replace('v1', 'v2')}\n`, S.replace('v1', 'v2')],
  ])('find finds %s', async (_, text, source) => {
    await expectOne(text, { kind: 'widget', slug: 'acme', address: null }, source);
  });

  test('find lists the embeds of a file with a section that names no page', async () => {
    const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
    const { outcome, embeds, findings } = await listText(`${section}\n${B}\n`);
    expect([outcome, embeds.length, findings]).toEqual(['unchanged', 1, []]);
  });

  test('find finds every embed of a document in order', async () => {
    const found = await findIn(`${H}\n\n- ${B}\n\n[x](${usual})\n\n${W}\n`);
    expect(found.map(({ kind }) => kind)).toEqual(['badge', 'badge', 'link', 'widget']);
  });
});

test.each(['a href', 'Link to'])(
  'a badge in <%s={…}>, whose target is computed, is not out of date',
  async (start) => {
    const text = `<${start}={site.status}><img src="${SOURCE}" /></${start.split(' ')[0]}>\n`;
    expect((await listText(text, 'mdx')).embeds).toMatchObject([
      { kind: 'badge', address: null, outcome: 'current' },
    ]);
  },
);
