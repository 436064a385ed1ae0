import { TokenizerMode } from 'parse5';

interface RawTextElement {
  readonly mode: (typeof TokenizerMode)[keyof typeof TokenizerMode];
  /** Whether a Markdown block in which it is not closed leaves it open for the blocks after it. */
  readonly outlastsBlock: boolean;
}

/**
 * Elements whose content is text, not markup (HTML standard, 13.2.5: "RAWTEXT", "RCDATA" and "script data"). Only some
 * outlast their block: GitHub shows the tags of the others as text, and `<iframe />` is often left open.
 */
export const rawTextElements: ReadonlyMap<string, RawTextElement> = new Map([
  ['script', { mode: TokenizerMode.SCRIPT_DATA, outlastsBlock: true }],
  ['style', { mode: TokenizerMode.RAWTEXT, outlastsBlock: true }],
  ['textarea', { mode: TokenizerMode.RCDATA, outlastsBlock: true }],
  ['title', { mode: TokenizerMode.RCDATA, outlastsBlock: false }],
  ['xmp', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['iframe', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['noembed', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['noframes', { mode: TokenizerMode.RAWTEXT, outlastsBlock: false }],
  ['plaintext', { mode: TokenizerMode.PLAINTEXT, outlastsBlock: false }],
]);
