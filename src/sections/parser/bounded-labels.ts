import type { Construct, ParseContext, TokenizeContext } from 'micromark-util-types';

/**
 * Bounds how much of a text is taken for a label when a bracket closes: what is longer than every label that is defined is
 * none of them. (Whatever letters become of others by their case, they never get fewer.)
 */
export function boundLabels(construct: Construct, parser: ParseContext, text: string): Construct {
  const longest = longestLabel(parser);
  const sliceOf =
    (context: TokenizeContext): TokenizeContext['sliceSerialize'] =>
    (label, expandTabs) =>
      isLonger(text, label.start.offset, label.end.offset, longest())
        ? ''
        : context.sliceSerialize(label, expandTabs);
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      const view: TokenizeContext = Object.create(this, { sliceSerialize: { value: sliceOf(this) } });
      return construct.tokenize.call(view, effects, ok, nok);
    },
  };
}

/** The length of the longest label so far; a caret stands before those of footnotes. Labels come one by one, and none goes. */
function longestLabel(parser: ParseContext): () => number {
  let [links, footnotes, longest] = [0, 0, 0];
  return () => {
    const { defined, gfmFootnotes = [] } = parser;
    for (; links < defined.length; links += 1) longest = Math.max(longest, defined[links]?.length ?? 0);
    for (; footnotes < gfmFootnotes.length; footnotes += 1) {
      longest = Math.max(longest, 1 + (gfmFootnotes[footnotes]?.length ?? 0));
    }
    return longest;
  };
}

/** Whether more than so many characters stand there, without blanks, and the marks of quotes, which are no part of a label. */
function isLonger(text: string, start: number, end: number, length: number): boolean {
  let count = 0;
  for (let at = start; at < end && count <= length; at += 1) {
    if (!' \t\r\n>'.includes(text.charAt(at))) count += 1;
  }
  return count > length;
}
