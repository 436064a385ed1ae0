import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHtmlFragment } from '../../../src/sections/html/parse-fragment.ts';
import type { HtmlComment, HtmlState } from '../../../src/sections/html/scan-comments.ts';
import { needsTokenizer, scanComments } from '../../../src/sections/html/scan-comments.ts';
import { randomRuns } from '../../support/random-runs.ts';

const fragments = fc.constantFrom(
  ...['<!--', '-->', '--!>', '<!-->', '<!--->', '--', '-', '>', '<', '<b>', '</b>', '<!x', '<?'],
  ...[' ', '\n', '\r\n', '\r', '\0', 'status-snippets start', 'a', '{/* x */}', '"'],
);
const texts = fc.array(fragments, { maxLength: 12 }).map((parts) => parts.join(''));
const states: fc.Arbitrary<HtmlState> = fc.record({
  raw: fc.constant(undefined),
  isInLink: fc.boolean(),
  isInHeading: fc.boolean(),
});

/** What is plain text, character by character: the tokenizer may cut it into several pieces. */
function plainly(ranges: readonly { readonly start: number; readonly end: number }[], text: string): string {
  const offsets = ranges.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
  return offsets.filter((offset) => text.charAt(offset).trim() !== '' && text.charAt(offset) !== '\0').join();
}

test('comments and words are read as the tokenizer of HTML reads them', () => {
  const runs = randomRuns(1_000);
  let compared = 0;
  fc.assert(
    fc.property(texts, states, (text, state) => {
      if (needsTokenizer.test(text)) return;
      compared += 1;
      const [ours, theirs] = [scanComments(text, state), parseHtmlFragment(text, state)];
      // Of a comment that does not end, the tokenizer puts the end behind that of the text.
      const within = (comment: HtmlComment) => ({ ...comment, end: Math.min(comment.end, text.length) });
      expect(ours.comments).toEqual(theirs.comments.map(within));
      expect(ours.tags).toEqual(theirs.tags);
      expect(ours.state).toEqual(theirs.state);
      expect(plainly(ours.texts, text)).toBe(plainly(theirs.texts, text));
    }),
    { numRuns: runs },
  );
  expect(compared).toBeGreaterThan(runs / 4);
});
