import { rename, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { parseSettings } from '../../src/config/settings.ts';
import { limitProcessorTime } from '../../src/core/limits.ts';
import type { Need } from '../../src/refresh/parse-file.ts';
import type { Format } from '../../src/sections/format.ts';
import { previewFile } from '../../src/serve/preview-file.ts';
import { serviceOf, unexpectedFetch } from '../support/fetching.ts';
import { folderWith } from '../support/folder-with.ts';
import { section } from '../support/section.ts';
import { startServe } from '../support/serve.ts';

const readme = `---
title: Acme
---

# Acme

[top](#acme) ![logo](https://example.com/logo.png) <img src="https://example.com/pixel.gif" onerror="alert(1)">
![Status](https://statuspage.me/badge/other.svg) ![](x.png) <a href="https://old.acme.com" style="color: red">old</a>
<picture><source srcset="https://example.com/dark.png"><img src="https://example.com/light.png" alt="chart"></picture>

<script>alert(1)</script>

| Part | State |
| --- | --- |
| api | ok[^1] ~~slow~~ |

[^1]: A note.

${section('[![Status](https://statuspage.me/badge/acme.svg)](https://old.acme.com)')}
${section('[small.statuspage.me](https://small.statuspage.me)', 'slug="small" show="link"')}
> ${section('', 'slug="small"').trim().replaceAll('\n', '\n> ')}

- ${section('', 'slug="acme" show="badge"').trim().replaceAll('\n', '\n  ')}
`;

const small = 'https://small.statuspage.me';

const files = {
  'pages.json': '[{ "slug": "acme" }, { "slug": "small", "plan": "pro" }]',
  'README.md': `\uFEFF${readme}`,
  'same.html': `<p>\n${section(`<strong>Status:</strong> See live status → <a href="${small}">${small}</a>`, 'slug="small" show="link"')}</p>\n`,
  'page.mdx':
    '{/* a comment */}{ /* another */ }\n\n{/* status-snippets start slug="acme" show="badge" */}{/* status-snippets end */}\n',
  'broken.md': 'text\n\n<!-- status-snippets end -->\n',
  'latin1.md': Buffer.from([0xe9]),
};

test('the page of serve shows the files before and after a run, and the snippets of each status page', async () => {
  await using folder = await folderWith(files);
  const names = Object.keys(files).filter((name) => name !== 'pages.json');
  await using serving = await startServe(
    folder,
    ...names,
    '--pages',
    'pages.json',
    '--slug',
    'acme',
  );
  const page = await (await fetch(serving.baseUrl)).text();
  const lines = page.replaceAll(serving.baseUrl, 'http://127.0.0.1:4010').replaceAll('><', '>\n<');
  await expect(lines).toMatchFileSnapshot('../fixtures/serve/page.html');
});

test('serve shows a section between markers that are definitions, and finds its page there', async () => {
  const old = '[![Status](https://statuspage.me/badge/acme.svg)](https://old.acme.com)';
  const start = '[//]: # "status-snippets start slug=acme show=badge"';
  const text = `# Acme\n\n${start}\n\n${old}\n\n[//]: # "status-snippets end"\n\nText.\n`;
  await using folder = await folderWith({ 'README.md': text });
  await using serving = await startServe(folder, 'README.md');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).toContain('Page acme');
  const moved = '<del>https://old.acme.com</del> → <ins>https://acme.statuspage.me</ins>';
  expect(page).toContain(`Line 3, page acme: ${moved}`);
  const badge = `<a href="https://acme.statuspage.me"><img src="${serving.baseUrl}/badge/acme.svg" alt="Status">`;
  expect(page).toContain(badge);
  const shown = page.slice(page.indexOf('<main')).replace(/<pre.*?<\/pre>/gs, '');
  expect(shown).not.toContain('[//]');
});

test('serve reads its files again when they change, and tells the open pages', async () => {
  await using folder = await folderWith({
    'README.md': section(),
    'docs/a.md': 'No section',
    'pages.json': '[]',
  });
  await using serving = await startServe(folder, 'README.md', 'docs', '--pages', 'pages.json');
  expect(await (await fetch(serving.baseUrl)).text()).toContain('<p>No section</p>');
  const stream = await fetch(`${serving.baseUrl}/preview/events`);
  const events = (stream.body as ReadableStream<Uint8Array>).getReader();
  const pageAfter = async (change: () => Promise<void>) => {
    await change();
    await events.read();
    return (await fetch(serving.baseUrl)).text();
  };
  // If the file were written in place, the page could show it while it is empty.
  const replace = async (name: string, text: string) => {
    await writeFile(folder.at('new.txt'), text);
    await rename(folder.at('new.txt'), folder.at(name));
  };
  expect(await pageAfter(async () => {})).toContain('<main data-version="0"><nav');
  const moved = section('', 'slug="moved" custom-domain="status.moved.com"');
  const first = await pageAfter(() => replace('README.md', moved));
  expect(first).toContain('<main data-version="1"><nav');
  expect(first).toContain('Line 1, page moved: no address → <ins>https://status.moved.com</ins>');
  expect(first).not.toContain('Page acme');
  const second = await pageAfter(() => replace('pages.json', '['));
  expect(second).toMatch(/<main data-version="2"><p class="problem">pages\.json.* version stay\.</);
  await events.cancel();
});

test('the page of serve shows first the status pages that the files use', async () => {
  await using folder = await folderWith({ 'README.md': section('', 'slug="initech"') });
  await using serving = await startServe(
    folder,
    'README.md',
    '--page',
    'acme',
    '--page',
    'initech',
  );
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page.match(/<h2 id="page-\w+/g)).toEqual(['<h2 id="page-initech', '<h2 id="page-acme']);
});

test('the page of serve marks the place of a problem in a long and a short line, and says why it does not update the file', async () => {
  const end = '<!-- status-snippets end -->';
  const line = `${'a'.repeat(200)} 𝒃 ${end}${'z'.repeat(200)}`;
  await using folder = await folderWith({
    'README.md': `# Acme\r\n\r\n${line}\r\n\r\nb ${end}\r\n`,
  });
  await using serving = await startServe(folder, 'README.md', '--page', 'acme');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).toMatch(
    /<pre>a{76} 𝒃 <mark>&#x3C;<\/mark>!-- status-snippets end -->z+<\/pre><\/li>/,
  );
  expect(page).toContain('<pre>b <mark>&#x3C;</mark>!-- status-snippets end --></pre></li>');
  expect(page).toContain('id="file-1-not-updated">Not updated<');
});

test('a look-alike of a marker is a problem on the page of serve only in a file that was named', async () => {
  const similar = '<!-- BEGIN status-snippets -->\n';
  await using folder = await folderWith({
    'docs/a.md': section() + similar,
    'named.md': section() + similar,
  });
  await using serving = await startServe(folder, 'docs', 'named.md', '--page', 'acme');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page.match(/<li class="problem">[^:]*/g)).toEqual(['<li class="problem">named.md']);
  expect(page.match(/<li>Line 1, page acme: no address/g)).toHaveLength(1);
});

test('a file without a section is a problem on the page of serve only if it was named, as for a run', async () => {
  const run = { settings: parseSettings(new Map()), service: serviceOf(unexpectedFetch) };
  const preview = async (need: Need) =>
    (
      await previewFile({ path: 'a.md', format: 'md', text: '# Acme\n', need }, run, 'file-1', {
        baseUrl: '',
        slugs: [],
      })
    ).html;
  expect(await preview('section')).toMatch(
    /<li class="problem">a\.md:1:1: this file contains no section; .*>Not updated</,
  );
  expect(await preview('one-of-group')).toMatch(
    /<li>This file contains no section, so a run leaves it .*>Unchanged</,
  );
});

test('a file of a folder that cannot be read is a problem on the page of serve only if it has a marker', async () => {
  const unreadable = (text: string) => Buffer.from(`\xe9 ${text}`, 'latin1');
  const docs = {
    'docs/a.md': section(),
    'docs/b.md': unreadable(''),
    'docs/c.md': unreadable(section()),
  };
  await using folder = await folderWith(docs);
  await using serving = await startServe(folder, 'docs');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page.match(/<li class="problem">[^:]*/g)).toEqual(['<li class="problem">docs/c.md']);
});

test('without files, the page of serve shows only the status pages', async () => {
  await using folder = await folderWith({});
  await using serving = await startServe(folder, '--page', 'acme');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).toContain(
    '<a class="page" href="#page-acme">Page acme</a></nav><p class="note">Badges',
  );
});

test('the page of serve shows all snippets of a single status page at once, and those of several in tabs', async () => {
  await using folder = await folderWith({});
  for (const pages of [['acme'], ['acme', 'globex']]) {
    await using serving = await startServe(folder, ...pages.flatMap((slug) => ['--page', slug]));
    const page = await (await fetch(serving.baseUrl)).text();
    expect(page.match(/<div class="tabs"/g)?.length ?? 0).toBe(pages.length === 1 ? 0 : 2);
  }
});

test('the page of serve highlights only the addresses of sections that a run changes', async () => {
  const link =
    '**Status:** See live status → [https://small.statuspage.me](https://small.statuspage.me)';
  const text = `${section(`\n${link}\n\n`, 'slug="small" show="link"')}\n${section('', 'slug="acme" show="badge"')}`;
  await using folder = await folderWith({ 'README.md': text });
  await using serving = await startServe(folder, 'README.md', '--page', 'acme', '--page', 'small');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).toContain('up to date, https://small.statuspage.me');
  const highlighted = [...page.matchAll(/<a href="([^"]*)" class="highlighted"/g)].map(
    ([, address]) => address,
  );
  expect(highlighted).toEqual(['https://acme.statuspage.me']);
});

test('a character that stands for an empty section ends no attribute on the page of serve', async () => {
  const attribute = '&#xF8FF;<meta http-equiv=refresh content=0;url=https://evil.example/>';
  const text = `<a href="https://x.example" title="${attribute}">a</a>\n\n${section()}`;
  const settings = { ...parseSettings(new Map()), source: 'offline' } as const;
  const file = { path: 'a.md', format: 'md', text, need: 'section' } as const;
  const run = { settings, service: serviceOf(unexpectedFetch) };
  const { html } = await previewFile(file, run, 'file-1', {
    baseUrl: settings.baseUrl,
    slugs: ['acme'],
  });
  expect(html).toContain('title="\u{f8ff}<meta http-equiv=refresh');
  expect(html.match(/<span class="empty">empty section<\/span>/g)).toHaveLength(1);
});

test.each<{ what: string; format: Format; text: string; reason: string; maxMs?: number }>([
  { what: 'strikethrough', format: 'md', text: '~~a'.repeat(15_000), reason: 'takes too long' },
  { what: 'comments of MDX', format: 'mdx', text: '{/*'.repeat(300_000), reason: 'takes too long' },
  {
    what: 'emphasis',
    format: 'md',
    text: '**a** '.repeat(170_000),
    reason: 'too much markup',
    maxMs: 10_000,
  },
  {
    what: 'a wide table',
    format: 'md',
    text: `${'|a'.repeat(1000)}|\n${'|-'.repeat(1000)}|\n${'|a\n'.repeat(2000)}`,
    reason: 'too much markup',
    maxMs: 10_000,
  },
])(
  'a file with $what that is too complex to show has a problem in its place',
  async ({ maxMs = 300, ...each }) => {
    const { format, text, reason } = each;
    const settings = parseSettings(new Map());
    const run = {
      settings,
      service: serviceOf(() => Promise.reject(new Error('the file has no section'))),
    };
    const file = { path: 'a.md', format, text, need: 'nothing' } as const;
    const badges = { baseUrl: settings.baseUrl, slugs: [] };
    const limit = { maxMs, usedMs: 0 };
    const { html } = await limitProcessorTime(limit, () =>
      previewFile(file, run, 'file-1', badges),
    );
    expect(html).toMatch(
      new RegExp(
        `id="file-1-unchanged">Unchanged</p><div [^>]*><p class="problem">a.md:1:1: this file .*${reason}`,
      ),
    );
  },
);

test('the page of serve does not show front matter, in the forms that a refresh skips', async () => {
  await using folder = await folderWith({
    'hugo.md': `+++\ntitle = "Hidden"\n+++\n${section()}`,
    'jekyll.html': `---\ntitle: Hidden\n---\n${section()}`,
  });
  await using serving = await startServe(folder, 'hugo.md', 'jekyll.html', '--slug', 'acme');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).not.toContain('Hidden');
});

test('the page of serve folds what a run leaves as it is, but not the start of the file and what is beside a change', async () => {
  const numbers = [...Array(20).keys()];
  const text = `# Acme\n\n${section()}\n${numbers.map((number) => `Text ${number}. [link](#acme)\n`).join('\n')}`;
  await using folder = await folderWith({ 'README.md': text });
  await using serving = await startServe(folder, 'README.md');
  const page = await (await fetch(serving.baseUrl)).text();
  const folded = [
    ...page.matchAll(/<details class="fold" id="([^"]*)"><summary>([^<]*)<\/summary><p>([^<]*)/g),
  ];
  expect(folded.map(([, ...parts]) => parts)).toEqual([
    ['file-1-before-fold-1', '19 unchanged blocks', 'Text 1. '],
    ['file-1-after-fold-1', '19 unchanged blocks', 'Text 1. '],
  ]);
});

test('the page of serve shows what differs in a section that keeps its address', async () => {
  const badge = '[![Status](https://status.example/badge/acme.svg)](https://acme.statuspage.me)';
  await using folder = await folderWith({
    'README.md': section(`\n${badge}\n\n`, 'slug="acme" show="badge"'),
  });
  await using serving = await startServe(folder, 'README.md');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).toContain(
    `the same address, other snippets: <del>https://status.example/badge/acme.svg</del> → <ins>${serving.baseUrl}/badge/acme.svg</ins>`,
  );
  expect(page).not.toContain('class="highlighted"');
});

test('the command on the page of serve leaves out the files because of which a run would write nothing', async () => {
  const broken = '<!-- status-snippets end -->\n';
  await using folder = await folderWith({ 'README.md': section(), 'broken.md': broken });
  await using serving = await startServe(folder, 'README.md', 'broken.md');
  const page = await (await fetch(serving.baseUrl)).text();
  expect(page).toMatch(
    /<code id="command">npx status-snippets --base-url \S+ --max-age 0 README\.md<\/code>/,
  );
});
