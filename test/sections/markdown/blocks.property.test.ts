import fc from 'fast-check';
import { test } from 'vitest';
import { randomRuns } from '../../support/random-runs.ts';
import { documents, hasListThatMicromarkMisses } from '../documents.ts';
import { expectSameFinding } from '../plain-parser.ts';

/** Texts before or after a document that could change how it is parsed. */
const neighbors = fc.constantFrom(
  '',
  'More.\n',
  'More.\n\n- a list\n\n- of two\n\n',
  'More.\n\n[a]: /a\n[b]: /b\n[ref]: /ref\n\n',
  'More.\n\n</b></em></p></div></details></span>\n\n',
  'More.\n\n<b>\n\n<div><details>\n\nText.\n\n',
  'More.\n\n-->\n\n```\n\n*/}\n\n',
  '```md\n\nText.\n\n<!--\n\n```\n\n',
  '<!--\n\nText.\n\n-->\n\n',
  '<script>\n\nText.\n\n</script>\n\n',
  '<textarea>\n\nText.\n\n',
  '~~~\n\nText.\n\n',
  'More.\n\n[^1]: A note.\n\n',
  '[<b>]: /b\n\nMore [<b>] and [^<b>].\n\n[^<b>]: A note.\n\n',
);

test('parsing random Markdown documents block by block finds the same as parsing the whole text', async () => {
  const property = fc.asyncProperty(neighbors, documents, neighbors, async (before, { text }, after) => {
    if (hasListThatMicromarkMisses(text)) return;
    await expectSameFinding(`${before}${text}\n\n${after}`);
    await expectSameFinding(`${text}${after}`);
  });
  await fc.assert(property, { numRuns: randomRuns(150) });
});
