import type { Root } from 'mdast';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { InputError } from '../../snippets/inputs/input-error.ts';
import { parseSlug } from '../../snippets/inputs/slug.ts';
import type { Range } from '../../text/range.ts';
import { isTextParent, nodesOf, rangeOf } from '../markdown-tree.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** A badge in HTML: the image, with the link around it if there is one. */
export interface HtmlBadge {
  readonly slug: string;
  readonly range: Range;
}

/** Finds the badges in the HTML blocks of a tree. @param text the text of the tree */
export function findHtmlBadges(root: Root, text: string, baseUrl: string): HtmlBadge[] {
  return [...nodesOf(root)].flatMap(({ node, ancestors }) => {
    if (node.type !== 'html' || ancestors.some(isTextParent)) return [];
    const { start, end } = rangeOf(node);
    return findBadgesInHtml(text.slice(start, end), start, baseUrl);
  });
}

/** Finds the badges in HTML. @param offset the offset of the HTML in the text */
export function findBadgesInHtml(html: string, offset: number, baseUrl: string): HtmlBadge[] {
  const badges: HtmlBadge[] = [];
  search(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  return badges;

  function search(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      const slug = linkedSlug(node, baseUrl);
      const position = node.sourceCodeLocation;
      if (slug === null || !position) search(node.childNodes);
      else {
        const range = { start: offset + position.startOffset, end: offset + position.endOffset };
        badges.push({ slug, range });
      }
    }
  }
}

/** The slug of a badge image, or of a link whose only content is one. */
function linkedSlug(element: Element, baseUrl: string): string | null {
  if (element.tagName === 'img') {
    return parseBadgeAddress(element.attrs.find(({ name }) => name === 'src')?.value ?? '', baseUrl);
  }
  if (element.tagName !== 'a') return null;
  const [only, ...others] = element.childNodes.filter((node) => !isBlank(node));
  return only && others.length === 0 && 'tagName' in only ? linkedSlug(only, baseUrl) : null;
}

function isBlank(node: Node): boolean {
  return node.nodeName === '#text' && 'value' in node && node.value.trim() === '';
}

/** The slug in the address of a badge image, with or without a query; null if it is not a badge of this service. */
export function parseBadgeAddress(address: string, baseUrl: string): string | null {
  if (!address.startsWith(`${baseUrl}/badge/`)) return null;
  const name = /^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(address.slice(baseUrl.length))?.[1];
  try {
    return name === undefined ? null : parseSlug(name);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
