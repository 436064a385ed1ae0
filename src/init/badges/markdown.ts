import type { Definition, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { printMarkdown } from '../../snippets/generate/printers.ts';
import { listHtmlTokens } from '../../snippets/parse/html-tokens.ts';
import type { Range } from '../../text/range.ts';
import { isBlank, isTextParent, nodesOf, rangeOf } from '../markdown-tree.ts';
import { parseBadgeAddress } from './html.ts';

/** A badge of the service in running text. */
export interface TextBadge {
  readonly slug: string;
  readonly range: Range;
  /** Its source; references are replaced by the address of their definition. */
  readonly content: string;
  /** From the root to its parent. */
  readonly ancestors: readonly Parents[];
  /** Its siblings before and after it. */
  readonly before: readonly PhrasingContent[];
  readonly after: readonly PhrasingContent[];
}

/**
 * Finds the badges in the running text of a tree: Markdown images, with or without a link around them, and `<img>` tags.
 *
 * @param text the text of the tree
 */
export function findBadges(root: Root, text: string, baseUrl: string): TextBadge[] {
  const definitions = definitionsIn(root);
  const badges: TextBadge[] = [];
  for (const { node: parent, ancestors } of nodesOf(root)) {
    if (!isTextParent(parent)) continue;
    const { children } = parent;
    for (let index = 0; index < children.length; ) {
      const run = readRun(children.slice(index), definitions, baseUrl);
      const next = index + (run?.length ?? 1);
      const [first, last] = [children[index], children[next - 1]];
      if (run && first && last) {
        const range = { start: rangeOf(first).start, end: rangeOf(last).end };
        const content = hasReference(first)
          ? printMarkdown({ type: 'paragraph', children: [resolveReferences(first, definitions)] })
          : text.slice(range.start, range.end);
        const [before, after] = [children.slice(0, index), children.slice(next)];
        badges.push({ slug: run.slug, range, content, ancestors: [...ancestors, parent], before, after });
      }
      index = next;
    }
  }
  return badges;
}

/** The slug of the badge at the start of siblings, and how many of them it consists of: an image, a link, or tags. */
function readRun(
  siblings: readonly PhrasingContent[],
  definitions: ReadonlyMap<string, Definition>,
  baseUrl: string,
): { slug: string; length: number } | null {
  const [first, ...others] = siblings;
  if (!first) return null;
  const closing = isTag(first, '<a>') ? others.findIndex((node) => isTag(node, '</a>')) : -1;
  const link = resolveReferences(first, definitions);
  const inside = link.type === 'link' ? link.children : others.slice(0, Math.max(closing, 0));
  const [only = first, ...more] = inside.filter((node) => !isBlank(node));
  const slug = more.length === 0 ? imageSlug(resolveReferences(only, definitions), baseUrl) : null;
  return slug === null ? null : { slug, length: closing < 0 ? 1 : closing + 2 };
}

function isTag(node: PhrasingContent, tag: '<a>' | '</a>'): boolean {
  if (node.type !== 'html') return false;
  const [token] = listHtmlTokens(node.value).tokens;
  return tag === '<a>' ? token?.kind === 'start' && token.name === 'a' : token?.kind === 'end' && token.name === 'a';
}

function imageSlug(node: PhrasingContent, baseUrl: string): string | null {
  if (node.type === 'image') return parseBadgeAddress(node.url, baseUrl);
  if (node.type !== 'html') return null;
  const [token] = listHtmlTokens(node.value).tokens;
  if (token?.kind !== 'start' || token.name !== 'img') return null;
  return parseBadgeAddress(token.attributes.find(({ name }) => name === 'src')?.value ?? '', baseUrl);
}

/** The definitions of a tree by their label; the first one with a label counts. */
function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { node } of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  return definitions;
}

/** Replaces references in an image or link by the address of their definition. Other nodes are returned as they are. */
function resolveReferences(node: PhrasingContent, definitions: ReadonlyMap<string, Definition>): PhrasingContent {
  if (node.type === 'imageReference') {
    const { url = '' } = definitions.get(node.identifier) ?? {};
    return { type: 'image', url, alt: node.alt ?? '' };
  }
  if (node.type === 'link' || node.type === 'linkReference') {
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '');
    return { type: 'link', url, children: node.children.map((child) => resolveReferences(child, definitions)) };
  }
  return node;
}

/** Whether a node contains a reference to a definition. */
function hasReference(node: Nodes): boolean {
  return [...nodesOf(node)].some(({ node: { type } }) => type === 'imageReference' || type === 'linkReference');
}
