import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import type { Range } from '../sections/section.ts';
import { badgeSlug } from './badge.ts';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** A badge in a block of HTML: an image of the service, with the link around it. Offsets count in the block. */
export interface HtmlBadge {
  readonly slug: string;
  readonly range: Range;
}

/** The badges in a block of HTML. */
export function findHtmlBadges(html: string, baseUrl: string): HtmlBadge[] {
  const badges: HtmlBadge[] = [];
  search(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  return badges;

  function search(nodes: readonly Node[]): void {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      const slug = linkedSlug(node, baseUrl);
      const place = node.sourceCodeLocation;
      if (slug !== null && place)
        badges.push({ slug, range: { start: place.startOffset, end: place.endOffset } });
      else search(node.childNodes);
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
