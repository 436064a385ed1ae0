import { parse, postprocess, preprocess } from 'micromark';
import { frontmatter } from 'micromark-extension-frontmatter';
import { gfm } from 'micromark-extension-gfm';
import type { Event, Extension } from 'micromark-util-types';

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];

/**
 * Reads Markdown (CommonMark, GFM, front matter) into the events of micromark, the parser inside remark. Offsets count
 * in `text`, a byte-order mark included.
 *
 * @param defined normalised labels to take as defined, besides those the text defines
 * @param more what else the text is made of
 */
export function markdownEvents(
  text: string,
  defined: readonly string[] = [],
  more: readonly Extension[] = [],
): readonly Event[] {
  const parser = parse({ extensions: [...extensions, ...more] });
  parser.defined.push(...defined);
  const offset = text.startsWith('\uFEFF') ? 1 : 0;
  const document = parser.document({ line: 1, column: 1, offset });
  return postprocess(document.write(preprocess()(text, undefined, true)));
}
