import type { Nodes, Paragraph, Parents, RootContent } from 'mdast';
import type { Patch } from './patches.ts';

/**
 * Puts nodes of one tree into the place of nodes of another.
 *
 * @param compiled whether the compiler of MDX was over the other tree before
 */
export function replace({ old, fresh }: Patch, compiled: boolean): void {
  const [into, from] = [old.parent, fresh.parent];
  const slice = from.children.slice(fresh.first, fresh.last + 1);
  const replaced = into.children.slice(old.first, old.last + 1);
  const apart = from.type === 'paragraph' && holdsBlocks(into);
  const whole = apart ? [{ ...from, children: slice } as Paragraph] : slice; // they were its children
  const nodes = apart || compiled ? whole.flatMap(unravel) : whole;
  keepSame(nodes, replaced);
  for (const node of nodes) if (!replaced.includes(node)) uproot(node);
  // Siblings take the place of siblings, both what the same parser finds between two markers.
  into.children.splice(old.first, replaced.length, ...(nodes as RootContent[]));
  if (into.type === 'listItem' && from.type === 'listItem') into.spread = from.spread ?? null;
}

const blockParents: readonly string[] = [
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'mdxJsxFlowElement',
];

function holdsBlocks({ type }: Parents): boolean {
  return blockParents.includes(type);
}

/** Takes the places away, which are those of a text that nobody has. */
function uproot(node: RootContent): void {
  delete node.position;
  // What is written as JSX stays what it is; without this, MDX takes it for Markdown and puts components in its place.
  if (node.type.startsWith('mdxJsx')) node.data = Object.assign(node.data ?? {}, { _mdxExplicitJsx: true });
  if ('children' in node) for (const child of node.children) uproot(child);
}

/** Markers that stand alone are the same nodes as before, so that their places stay. */
function keepSame(fresh: RootContent[], old: readonly RootContent[]): void {
  const ends = [
    [0, old[0]],
    [fresh.length - 1, old.at(-1)],
  ] as const;
  for (const [index, marker] of ends) {
    const node = fresh[index];
    if (node && marker && isSame(node, marker)) fresh[index] = marker;
  }
}

function isSame(one: RootContent, other: RootContent): boolean {
  return one.type === other.type && 'value' in one && 'value' in other && one.value === other.value;
}

/** Whether the compiler of MDX has been over a tree: it marks every element that is written as JSX. */
export function isCompiled(node: Nodes): boolean {
  const data: object = node.data ?? {};
  return '_mdxExplicitJsx' in data || ('children' in node && node.children.some(isCompiled));
}

/**
 * Takes paragraphs apart that hold nothing but elements and expressions, as the compiler of MDX does before it calls any
 * plugin.
 */
export function unravel(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') {
    if ('children' in node) node.children = node.children.flatMap(unravel) as [];
    return [node];
  }
  const inner = node.children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const parts = inner.flatMap((child): RootContent[] => {
    if (child.type === 'mdxJsxTextElement')
      return [{ ...child, type: 'mdxJsxFlowElement', children: child.children as [] }];
    return child.type === 'mdxTextExpression' ? [{ ...child, type: 'mdxFlowExpression' }] : [];
  });
  return parts.length > 0 && parts.length === inner.length ? parts : [node];
}
