import type { Root } from 'mdast';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { Range } from '../../sections/section.ts';
import { holdsText, nodesOf, rangeOf } from '../markdown-tree.ts';
import { badgeSlug } from './badge-slug.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** A badge in HTML: an image of the service, with the link around it. */
export interface HtmlBadge {
  readonly slug: string;
  readonly range: Range;
}

/**
 * The badges in the blocks of HTML of a tree.
 *
 * @param text what the tree was made of
 */
export function findHtmlBadges(root: Root, text: string, baseUrl: string): HtmlBadge[] {
  return [...nodesOf(root)].flatMap(({ node, ancestors }) => {
    if (node.type !== 'html' || ancestors.some(holdsText)) return [];
    const { start, end } = rangeOf(node);
    return badgesIn(text.slice(start, end), start, baseUrl);
  });
}

/**
 * The badges in some HTML.
 *
 * @param offset where it begins in its text
 */
export function badgesIn(html: string, offset: number, baseUrl: string): HtmlBadge[] {
  const badges: HtmlBadge[] = [];
  search(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  return badges;

  function search(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      const slug = linkedSlug(node, baseUrl);
      const place = node.sourceCodeLocation;
      if (slug === null || !place) search(node.childNodes);
      else badges.push({ slug, range: { start: offset + place.startOffset, end: offset + place.endOffset } });
    }
  }
}

/** The slug of a badge image, or of one that is all a link holds. */
function linkedSlug(element: Element, baseUrl: string): string | null {
  if (element.tagName === 'img') {
    return badgeSlug(element.attrs.find(({ name }) => name === 'src')?.value ?? '', baseUrl);
  }
  if (element.tagName !== 'a') return null;
  const [only, ...others] = element.childNodes.filter((node) => !isBlank(node));
  return only && others.length === 0 && 'tagName' in only ? linkedSlug(only, baseUrl) : null;
}

function isBlank(node: Node): boolean {
  return node.nodeName === '#text' && 'value' in node && node.value.trim() === '';
}
