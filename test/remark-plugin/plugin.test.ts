import { readFile } from 'node:fs/promises';
import type { BlockContent, Root } from 'mdast';
import { remark } from 'remark';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import { expect, test, vi } from 'vitest';
import remarkStatusSnippets from '../../src/remark.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { htmlOf, offline, transform } from './processors.ts';

const section = '<!-- status-snippets start -->\n<!-- status-snippets end -->\n';
const badge =
  '<a href="https://acme.statuspage.me"><img src="https://statuspage.me/badge/acme.svg" alt="Status"></a>';

test('the plugin fills a section with Markdown nodes, and keeps the positions of the markers', async () => {
  const { tree } = await transform(`# Acme\n\n${section}`, offline);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'heading',
    'html',
    'paragraph',
    'paragraph',
    'html',
  ]);
  expect([1, 4].map((index) => tree.children[index]?.position?.start.line)).toEqual([3, 4]);
  expect(Object.keys(tree.children[2] ?? {})).toEqual(['type', 'children']);
  expect(htmlOf(tree)).toContain(badge);
});

test('the plugin fills a section between definitions, and keeps the positions of the markers', async () => {
  const text =
    '# Acme\n\n[//]: # "status-snippets start show=badge"\n[//]: # "status-snippets end"\n';
  const { tree, messages } = await transform(text, offline);
  expect(messages).toEqual([]);
  expect(tree.children.map(({ type }) => type)).toEqual([
    'heading',
    'definition',
    'paragraph',
    'definition',
  ]);
  expect([1, 3].map((index) => tree.children[index]?.position?.start.line)).toEqual([3, 4]);
  expect(htmlOf(tree)).toBe(`<h1>Acme</h1>\n<p>${badge}</p>`);
});

test('the example in the doc comment of the plugin works', async () => {
  const source = await readFile('src/remark.ts', 'utf8');
  const [, example = ''] = /@example\n([\s\S]*?)\n \*\//.exec(source) ?? [];
  const code = `${example.replace(/^ \*/gm, '')}\nreturn file;`;
  const AsyncFunction = (async () => {}).constructor;
  const run = Reflect.construct(AsyncFunction, ['remark', 'remarkStatusSnippets', code]);
  const file = await run(remark, remarkStatusSnippets);
  expect(String(file)).toContain('[![Status](https://statuspage.me/badge/acme.svg)]');
});

test('the plugin reports problems as messages with position, source and rule, and changes nothing', async () => {
  const { tree, file } = await transform(`text\n\n<!-- status-snippets start -->\n`, offline);
  const [message] = file.messages;
  expect(file.messages).toHaveLength(1);
  expect(message).toMatchObject({
    line: 3,
    column: 1,
    source: 'status-snippets',
    ruleId: 'start-without-end',
    fatal: false,
    url: expect.stringMatching(/^file:.*\/README\.md#other-ways-to-run-it$/),
  });
  expect(htmlOf(tree)).toBe('<p>text</p>\n<!-- status-snippets start -->');
});

test('the option strict stops the build for an invalid marker, with each message once', async () => {
  const file = new VFile('<!-- status-snippets end -->\n\n<!-- status-snippets start -->\n');
  const strict = remark().use(remarkStatusSnippets, { ...offline, strict: true });
  await expect(strict.process(file)).rejects.toMatchObject({
    ruleId: 'end-without-start',
    place: { line: 1, column: 1 },
    fatal: true,
  });
  expect(file.messages.map(({ ruleId, fatal }) => [ruleId, fatal])).toEqual([
    ['end-without-start', true],
    ['start-without-end', false],
  ]);
});

test('the plugin throws an error that names an invalid option', () => {
  const use = (options: object) => () => remark().use(remarkStatusSnippets, options).freeze();
  expect(use({ slug: 'a b' })).toThrow(/^option slug "a b" /);
  expect(use({ Strict: true })).toThrow('options: Strict is not a setting: did you mean strict?');
  expect(use({ zzzzzzzzzzz: 1 })).toThrow(/: use one of slug, .*, format, strict, pages$/);
  expect(use({ maxAge: '300' })).toThrow('option maxAge is the text "300": write a number');
  expect(use({ slugg: 'acme' })).toThrow(/^options: slugg .* slug\?$/);
  expect(use({ headers: { Host: 'x' } })).toThrow(/^option headers is "Host"/);
  expect(use({ format: 'html' })).toThrow(/^option format "html" is no Markdown: /);
});

test('the plugin refuses a tree that is not Markdown', async () => {
  const processor = remark().use(remarkStatusSnippets, offline);
  const problem =
    'needs a Markdown syntax tree (mdast), not a "element" node: use it before remark-rehype';
  await expect(processor.run({ type: 'element', children: [] } as never)).rejects.toThrow(problem);
});

test('the plugin refuses the tree of HTML that remark-rehype makes', async () => {
  const processor = remark()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(remarkStatusSnippets as never, offline);
  const file = new VFile(`# Acme\n\n${section}`);
  const problem =
    'needs a Markdown syntax tree (mdast), not a "element" node: use it before remark-rehype';
  await expect(processor.run(processor.parse(file), file)).rejects.toThrow(problem);
});

test('the plugin fills the sections of a file with a byte-order mark', async () => {
  const { tree } = await transform(`\uFEFF# Acme\n\n${section}\n${section}`, offline);
  expect(htmlOf(tree)).toBe(
    htmlOf((await transform(`# Acme\n\n${section}\n${section}`, offline)).tree),
  );
  expect(htmlOf(tree)).toContain(badge);
});

test('the plugin keeps what other plugins changed in the rest of the tree', async () => {
  const before = () => (tree: Root) => {
    tree.children.unshift({ type: 'thematicBreak' });
  };
  const file = await remark().use(before).use(remarkStatusSnippets, offline).process(section);
  expect(String(file).startsWith('***\n\n<!-- status-snippets start -->\n\n[![Status]')).toBe(true);
});

test('the plugin keeps changes of other plugins around a section that becomes shorter', async () => {
  const before = () => (tree: Root) => {
    for (const node of tree.children) {
      const [text, link] =
        node.type === 'paragraph' || node.type === 'heading' ? node.children : [];
      if (text?.type === 'text') text.value = text.value.toUpperCase();
      const [label] = link?.type === 'linkReference' ? link.children : [];
      if (label?.type === 'text') label.value = 'THE PAGE';
    }
  };
  const old = '**Status:** our page [acme.example](https://acme.example)\n\n'.repeat(20).trim();
  const text = `# title ${section.replaceAll('\n', '')}\n\nbefore [status-page]\n\n${section.replace('-->\n<', `-->\n\n${old}\n\n<`)}\nafter\n\nmore after ${'x'.repeat(600)}\n\n[status-page]: https://example.com\n`;
  const printed = String(
    await remark().use(before).use(remarkStatusSnippets, offline).process(text),
  );
  expect(printed).toMatch(
    /^# TITLE <!--.*\[!\[Status\].*-->\n\nBEFORE \[THE PAGE\]\[status-page\]\n\n<!--[\s\S]*\[!\[Status\][\s\S]*-->\n\nAFTER\n\nMORE AFTER X+\n\n\[status-page\]: /,
  );
  expect(printed.match(/status-snippets end/g)).toHaveLength(2);
});

test('the plugin finds markers in nodes that another plugin wrapped', async () => {
  for (const positionOf of [() => undefined, (tree: Root) => tree.position]) {
    const wrap = () => (tree: Root) => {
      tree.children = [
        { type: 'blockquote', children: blocksOf(tree), position: positionOf(tree) },
      ];
    };
    const file = await remark().use(wrap).use(remarkStatusSnippets, offline).process(section);
    expect(String(file)).toContain('> [![Status]');
  }
  const wrapAll = () => (tree: Root) => {
    tree.children = [{ type: 'blockquote', children: blocksOf(tree), position: tree.position }];
  };
  const withText = await remark()
    .use(wrapAll)
    .use(remarkStatusSnippets, offline)
    .process(`# A\n\nb\n\n${section}`);
  expect(String(withText)).toMatch(/^> # A\n>\n> b\n>\n> <!--.*\n>\n> \[!\[Status\]/);
  const wrapEach = () => (tree: Root) => {
    tree.children = blocksOf(tree).map((node) => ({
      type: 'blockquote',
      children: [node],
      position: node.position,
    }));
  };
  const inline = section.replaceAll('\n', '');
  const text = `# A ${inline}\n\na ${inline} b\n\n<p>${inline}</p>\n\n> ${inline}\n`;
  const other = await remark().use(wrapEach).use(remarkStatusSnippets, offline).process(text);
  expect(String(other)).toMatch(
    /^> # A <!--.*\[!\[Status\].*-->\n\n> a <!--.*\[!\[Status\].*--> b\n\n> <p><!--.*<img .*--><\/p>\n\n> > <!--.*<img .*-->\n$/,
  );
});

test('the plugin puts no block into a paragraph that another plugin made of blocks', async () => {
  const join = () => (tree: Root) => {
    tree.children = [{ type: 'paragraph', children: tree.children as [], position: tree.position }];
  };
  const processor = remark().use(join).use(remarkStatusSnippets, offline);
  const tree = (await processor.run(processor.parse(section), new VFile(section))) as Root;
  expect(tree.children.map(({ type }) => type)).toEqual(['html', 'paragraph', 'paragraph', 'html']);
});

test('the plugin treats a .md file as Markdown even if another plugin added MDX nodes', async () => {
  const asElements = () => (tree: Root) => {
    for (const node of tree.children) {
      if (node.type === 'paragraph')
        Object.assign(node, { type: 'mdxJsxFlowElement', attributes: [] });
    }
  };
  const processor = remark().use(asElements).use(remarkStatusSnippets, offline);
  const file = new VFile(`text\n\n${section}`);
  const tree = await processor.run(processor.parse(file), file);
  expect(file.messages).toEqual([]);
  expect(JSON.stringify(tree)).toContain('"url":"https://acme.statuspage.me"');
});

test('the plugin reports markers that another plugin removed or emptied in the tree', async () => {
  const drop = () => (tree: Root) => {
    // Docusaurus adds such an element around the heading of a Markdown file, too.
    tree.children = [{ type: 'mdxJsxFlowElement', name: 'header', attributes: [], children: [] }];
  };
  const empty = () => (tree: Root) =>
    tree.children.forEach((node) => void Object.assign(node, { value: '' }));
  for (const plugin of [drop, empty]) {
    const file = new VFile(section);
    const processor = remark().use(plugin).use(remarkStatusSnippets, offline);
    await processor.run(processor.parse(file), file);
    const reason = expect.stringContaining('{/* status-snippets start */}');
    expect(file.messages).toEqual([expect.objectContaining({ ruleId: 'not-in-tree', reason })]);
  }
});

test.each([
  ['first of two sections', 0, 2, 1],
  ['last of two sections', -2, 2, 6],
  ['end of a section', 1, 1, 1],
])(
  'the plugin changes nothing if the %s was removed from the tree',
  async (_, index, count, line) => {
    const drop = () => (tree: Root) => void tree.children.splice(index, count);
    const text = `${section}\ntext\n\n${section}`;
    const file = await remark().use(drop).use(remarkStatusSnippets, offline).process(text);
    expect(file.messages.map((message) => `${message.ruleId} ${message.line}`)).toEqual([
      `not-in-tree ${line}`,
    ]);
    expect(String(file)).not.toContain('[![Status]');
  },
);

test('the plugin requests a page once for all processors with the same connection options', async () => {
  await using service = await startEndpoint();
  const options = { slug: 'acme', baseUrl: service.baseUrl, cache: false };
  for (const show of ['badge', 'link', 'badge']) {
    const { messages } = await transform(section, { ...options, show });
    expect(messages).toEqual([]);
  }
  expect(service.requests).toHaveLength(1);
  await transform(section, { ...options, headers: { 'X-Team': 'a' } });
  expect(service.requests).toHaveLength(2);
});

test('the plugin sends three requests to an unavailable service for all processors together', async () => {
  await using service = await startEndpoint(reply(503));
  const options = { slug: 'acme', baseUrl: service.baseUrl, cache: false };
  for (let count = 0; count < 3; count += 1) {
    const file = await remark().use(remarkStatusSnippets, options).process(section);
    expect(file.messages.map(({ ruleId }) => ruleId)).toEqual(['unavailable']);
  }
  expect(service.requests).toHaveLength(3);
});

/** A service that is asked only once. */
const away = reply(503, '', { 'retry-after': '3600' });

test('the plugin keeps the content of a section if the service is unavailable, even with the option strict', async () => {
  await using service = await startEndpoint(away);
  const filled = section.replace(
    '-->\n<',
    '-->\n\n![Old](https://statuspage.me/badge/acme.svg)\n\n<',
  );
  const shared = { slug: 'acme', baseUrl: service.baseUrl, cache: false } as const;
  const options = { ...shared, strict: true, source: 'endpoint' } as const;
  const { tree, file } = await transform(filled, options);
  expect(htmlOf(tree)).toContain('alt="Old"');
  expect(file.messages.map(({ ruleId, line }) => `${ruleId} ${line}`)).toEqual(['unavailable 1']);
});

test('the option strict prints once what does not stop the build, and without it nothing is printed', async () => {
  await using service = await startEndpoint(away);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  try {
    const options = { slug: 'unprinted', baseUrl: service.baseUrl, cache: false };
    await transform(section, options);
    expect(print.mock.calls).toEqual([]);
    for (let count = 0; count < 2; count += 1)
      await transform(section, { ...options, strict: true });
    await transform(section, { ...offline, show: 'widget', strict: true });
    expect(print.mock.calls).toEqual([
      [expect.stringMatching(/^status-snippets: The service is .* page "unprinted"/)],
    ]);
    // A site may be built by a runner of GitHub Actions.
    service.respondWith(reply(503, { error: 'away ##[error]no' }, { 'retry-after': '99' }));
    await transform(section, { ...options, slug: 'refused', strict: true });
    expect(print.mock.calls[1]?.[0]).toContain('away ##\\[error]no');
  } finally {
    print.mockRestore();
  }
});

function blocksOf({ children }: Root): BlockContent[] {
  return children.filter((node) => node.type !== 'definition') as BlockContent[];
}
