import type { Definition, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import type { Range } from '../../sections/section.ts';
import { printMarkdown } from '../../snippets/generate/print.ts';
import { tokenizeHtml } from '../../snippets/parse/html-tokens.ts';
import { holdsText, isBlank, nodesOf, rangeOf } from '../markdown-tree.ts';
import { badgeSlug } from './badge-slug.ts';

/** A badge of the service in running text. */
export interface Badge {
  readonly slug: string;
  readonly range: Range;
  /** What stands there, naming no definition from elsewhere. */
  readonly content: string;
  /** From the root to what it stands in directly. */
  readonly ancestors: readonly Parents[];
  /** What stands before and after it there. */
  readonly before: readonly PhrasingContent[];
  readonly after: readonly PhrasingContent[];
}

/**
 * The badges in the running text of a tree: Markdown images, with a link around them or not, and `<img>` tags.
 *
 * @param text what the tree was made of
 */
export function findBadges(root: Root, text: string, baseUrl: string): Badge[] {
  const definitions = definitionsIn(root);
  const badges: Badge[] = [];
  for (const { node: parent, ancestors } of nodesOf(root)) {
    if (!holdsText(parent)) continue;
    const { children } = parent;
    for (let index = 0; index < children.length; ) {
      const run = readRun(children.slice(index), definitions, baseUrl);
      const next = index + (run?.length ?? 1);
      const [first, last] = [children[index], children[next - 1]];
      if (run && first && last) {
        const range = { start: rangeOf(first).start, end: rangeOf(last).end };
        const content = hasReference(first)
          ? printMarkdown({ type: 'paragraph', children: [resolve(first, definitions)] })
          : text.slice(range.start, range.end);
        const [before, after] = [children.slice(0, index), children.slice(next)];
        badges.push({ slug: run.slug, range, content, ancestors: [...ancestors, parent], before, after });
      }
      index = next;
    }
  }
  return badges;
}

/** The slug of the badge that some siblings begin with, and how many of them it takes: an image, a link around one, or tags. */
function readRun(
  siblings: readonly PhrasingContent[],
  definitions: ReadonlyMap<string, Definition>,
  baseUrl: string,
): { slug: string; length: number } | null {
  const [first, ...others] = siblings;
  if (!first) return null;
  const closing = isTag(first, '<a>') ? others.findIndex((node) => isTag(node, '</a>')) : -1;
  const link = resolve(first, definitions);
  const inside = link.type === 'link' ? link.children : others.slice(0, Math.max(closing, 0));
  const [only = first, ...more] = inside.filter((node) => !isBlank(node));
  const slug = more.length === 0 ? imageSlug(resolve(only, definitions), baseUrl) : null;
  return slug === null ? null : { slug, length: closing < 0 ? 1 : closing + 2 };
}

function isTag(node: PhrasingContent, tag: '<a>' | '</a>'): boolean {
  if (node.type !== 'html') return false;
  const [token] = tokenizeHtml(node.value).tokens;
  return tag === '<a>'
    ? token?.kind === 'start' && token.name === 'a'
    : token?.kind === 'end' && token.name === 'a';
}

function imageSlug(node: PhrasingContent, baseUrl: string): string | null {
  if (node.type === 'image') return badgeSlug(node.url, baseUrl);
  if (node.type !== 'html') return null;
  const [token] = tokenizeHtml(node.value).tokens;
  if (token?.kind !== 'start' || token.name !== 'img') return null;
  return badgeSlug(token.attributes.find(({ name }) => name === 'src')?.value ?? '', baseUrl);
}

/** The reference definitions of a tree by their labels; of two with one label the first counts. */
export function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const { node } of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  return definitions;
}

/** Makes an image, or a link around one, lead where its definition says without naming it. Other nodes stay. */
export function resolve(
  node: PhrasingContent,
  definitions: ReadonlyMap<string, Definition>,
): PhrasingContent {
  if (node.type === 'imageReference') {
    const { url = '' } = definitions.get(node.identifier) ?? {};
    return { type: 'image', url, alt: node.alt ?? '' };
  }
  if (node.type === 'link' || node.type === 'linkReference') {
    const url = node.type === 'link' ? node.url : (definitions.get(node.identifier)?.url ?? '');
    return { type: 'link', url, children: node.children.map((child) => resolve(child, definitions)) };
  }
  return node;
}

/** Whether a node, or one in it, names a definition. */
export function hasReference(node: Nodes): boolean {
  return [...nodesOf(node)].some(
    ({ node: { type } }) => type === 'imageReference' || type === 'linkReference',
  );
}
