import type { Html, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { Range } from '../sections/section.ts';
import { readHtml } from '../snippets/html-tokens.ts';
import { rangeOf } from './markdown-tree.ts';

/** A badge of the service in running text. */
export interface Badge {
  readonly slug: string;
  readonly range: Range;
  /** From the root to the paragraph, heading or cell it stands in. */
  readonly ancestors: readonly Parents[];
  /** What stands before and after it there. */
  readonly before: readonly PhrasingContent[];
  readonly after: readonly PhrasingContent[];
}

/** The badges in the running text of a tree: Markdown images, with a link around them or not, and `<img>` tags. */
export function findBadges(root: Root, baseUrl: string): Badge[] {
  const addresses = new Map<string, string>();
  visit(root, [], (node) => {
    if (node.type === 'definition')
      addresses.set(node.identifier, addresses.get(node.identifier) ?? node.url);
  });
  const badges: Badge[] = [];
  visit(root, [], (node, above) => {
    if (!isTextBlock(node)) return;
    const siblings = node.children;
    siblings.forEach((first, index) => {
      const run = readRun(siblings, index, (image) => slugOf(image, baseUrl, addresses));
      const last = siblings[index + (run?.length ?? 0) - 1];
      if (!run || !last) return;
      badges.push({
        slug: run.slug,
        range: { start: rangeOf(first).start, end: rangeOf(last).end },
        ancestors: [...above, node],
        before: siblings.slice(0, index),
        after: siblings.slice(index + run.length),
      });
    });
  });
  return badges.filter(({ range }, index) => range.start >= (badges[index - 1]?.range.end ?? 0));
}

type TextBlock = Extract<Parents, { type: 'paragraph' | 'heading' | 'tableCell' }>;

function isTextBlock(node: Nodes): node is TextBlock {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/** How many siblings from `index` make up a badge, and of which page: an image, a link around one, or HTML tags. */
function readRun(
  siblings: readonly PhrasingContent[],
  index: number,
  slugOf: (node: PhrasingContent) => string | null,
): { slug: string; length: number } | null {
  const node = siblings[index];
  if (!node) return null;
  const isLink = node.type === 'link' || node.type === 'linkReference';
  const image = isLink && node.children.length === 1 ? node.children[0] : node;
  const slug = image ? slugOf(image) : null;
  if (slug !== null) return { slug, length: 1 };
  const inner = siblings[index + 1];
  if (isTag(node, 'a') && inner && isTag(siblings[index + 2], '/a')) {
    const within = slugOf(inner);
    return within === null ? null : { slug: within, length: 3 };
  }
  return null;
}

function isTag(node: PhrasingContent | undefined, name: 'a' | '/a'): boolean {
  if (node?.type !== 'html') return false;
  const [token] = readHtml(node.value).tokens;
  return token?.kind === (name === 'a' ? 'start' : 'end') && token.name === 'a';
}

function slugOf(
  node: PhrasingContent,
  baseUrl: string,
  addresses: ReadonlyMap<string, string>,
): string | null {
  if (node.type === 'image') return badgeSlug(node.url, baseUrl);
  if (node.type === 'imageReference') return badgeSlug(addresses.get(node.identifier) ?? '', baseUrl);
  return node.type === 'html' ? imageSlug(node, baseUrl) : null;
}

function imageSlug({ value }: Html, baseUrl: string): string | null {
  const [token] = readHtml(value).tokens;
  if (token?.kind !== 'start' || token.name !== 'img') return null;
  return badgeSlug(token.attributes.find(({ name }) => name === 'src')?.value ?? '', baseUrl);
}

/** The slug of a badge's image address, with or without a query, or null where it is none of this service's. */
export function badgeSlug(address: string, baseUrl: string): string | null {
  if (!address.startsWith(`${baseUrl}/badge/`)) return null;
  return /^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(address.slice(baseUrl.length))?.[1] ?? null;
}

function visit(
  node: Nodes,
  ancestors: readonly Parents[],
  found: (node: Nodes, ancestors: readonly Parents[]) => void,
) {
  found(node, ancestors);
  if (!('children' in node)) return;
  for (const child of node.children) visit(child, [...ancestors, node], found);
}
