import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Document } from '../document.ts';
import { blankFrontMatter } from '../format.ts';
import type { ParseFragment } from '../html/html-fragment.ts';
import { findComments } from './find-comments.ts';
import { githubLists } from './github-lists.ts';
import { outlineMarkdown } from './outline-markdown.ts';

/**
 * Parses the part of a text up to `end` as CommonMark and GFM, and HTML in it with `parseFragment`.
 */
export function parseMarkdown(text: string, end: number, parseFragment: ParseFragment): Document {
  const tree: Root = fromMarkdown(blankFrontMatter(text).slice(0, end), {
    extensions: [gfm(), githubLists()],
    mdastExtensions: gfmFromMarkdown().map(withoutTransforms),
  });
  return {
    text,
    format: 'md',
    tree,
    listTags: () => null,
    findComments: () => findComments(text, tree, parseFragment),
    outline: () => outlineMarkdown(text, tree),
  };
}

type MdastExtension = ReturnType<typeof gfmFromMarkdown>[number];

/** The transforms of GFM turn more addresses into links, but as nodes without a position. */
export function withoutTransforms({ transforms, ...extension }: MdastExtension): MdastExtension {
  return extension;
}
