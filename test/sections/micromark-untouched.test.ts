import { compile, parse, postprocess, preprocess } from 'micromark';
import { content } from 'micromark-core-commonmark';
import { gfm } from 'micromark-extension-gfm';
import { EditMap } from 'micromark-util-edit-map';
import { remark } from 'remark';
import { expect, test } from 'vitest';

const text = `Title\n=\n\n> quote\nlazy *a_ **b** ~c~ www.a.b [x][y] ![\n\n- [ ] a <b>c</b>\n\n| a |\n| - |\n| ${'`b`'} |\n\n[y]: z\n`;

function events(): string {
  const parser = parse({ extensions: [gfm()] });
  const found = postprocess(parser.document().write(preprocess()(text, undefined, true)));
  return JSON.stringify(found.map(([action, { type, start, end }]) => [action, type, start.offset, end.offset]));
}

function html(): string {
  const parser = parse({ extensions: [gfm()] });
  return compile()(postprocess(parser.document().write(preprocess()(text, undefined, true))));
}

/** The results of micromark and remark, and two functions of micromark, as other packages in the process see them. */
async function observe() {
  return {
    events: events(),
    html: html(),
    tree: JSON.stringify(remark().parse(text)),
    printed: String(await remark().process(text)),
    consume: EditMap.prototype.consume,
    resolveContent: content.resolve,
  };
}

test('micromark and remark work the same for other packages before and after the library is used', async () => {
  const before = await observe();
  const { refreshText } = await import('../../src/index.ts');
  await import('../../src/remark.ts');
  for (const format of ['md', 'mdx', 'html'] as const) {
    const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
    const section = `${open} status-snippets start slug="acme" ${close}\n\n${open} status-snippets end ${close}\n`;
    expect((await refreshText(`Text\n\n${section}`, format, { source: 'offline' })).outcome).toBe('changed');
  }
  expect(await observe()).toEqual(before);
});
