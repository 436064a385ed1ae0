import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomRuns } from '../support/random-runs.ts';
import { expectSameComments } from './comments-in-tree.ts';
import { documents, hasListThatMicromarkMisses } from './documents.ts';

/** HTML that affects later nodes, which the tree does not show, and declarations, whose `>` looks like a quote. */
const affectsLaterNodes =
  /<![\w[]|<\?|<(?:script|style|textarea|title|xmp|iframe|noembed|noframes|noscript|plaintext|select|svg|math)/i;

test('the comments found in random Markdown documents are the comments in the tree of remark', async () => {
  const runs = randomRuns(300);
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(documents, async ({ text }) => {
      if (affectsLaterNodes.test(text) || hasListThatMicromarkMisses(text)) return;
      compared += 1;
      await expectSameComments(text);
    }),
    { numRuns: runs },
  );
  expect(compared).toBeGreaterThan(runs * 0.7);
});
