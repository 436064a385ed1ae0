import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseHtmlFragment } from '../../../src/sections/html/parse-html-fragment.ts';
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

/** The offsets of the characters in ranges of plain text, because the tokenizer may split a range. */
function textOffsets(ranges: readonly { readonly start: number; readonly end: number }[], text: string): string {
  const offsets = ranges.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at));
  return offsets.filter((offset) => text.charAt(offset).trim() !== '' && text.charAt(offset) !== '\0').join();
}

test('scanComments finds the same comments and text in random HTML as the HTML tokenizer', () => {
  const runs = randomRuns(1_000);
  let compared = 0;
  fc.assert(
    fc.property(texts, states, (text, state) => {
      if (needsTokenizer.test(text)) return;
      compared += 1;
      const [scanned, tokenized] = [scanComments(text, state), parseHtmlFragment(text, state)];
      // The tokenizer places the end of an unclosed comment after the end of the text.
      const within = (comment: HtmlComment) => ({ ...comment, end: Math.min(comment.end, text.length) });
      expect(scanned.comments).toEqual(tokenized.comments.map(within));
      expect(scanned.tags).toEqual(tokenized.tags);
      expect(scanned.state).toEqual(tokenized.state);
      expect(textOffsets(scanned.texts, text)).toBe(textOffsets(tokenized.texts, text));
    }),
    { numRuns: runs },
  );
  expect(compared).toBeGreaterThan(runs / 4);
});
