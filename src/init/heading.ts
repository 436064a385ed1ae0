import type { Root } from 'mdast';
import { rangeOf } from './markdown-tree.ts';

/** Where a new section goes: behind the first heading, Markdown or HTML, else at the top behind the front matter. */
export function placeForSection(root: Root): { readonly offset: number; readonly top: boolean } {
  const heading = root.children.find(
    (node) => node.type === 'heading' || (node.type === 'html' && /<h[1-6][\s>]/i.test(node.value)),
  );
  if (heading) return { offset: rangeOf(heading).end, top: false };
  const frontMatter = root.children.find((node) => node.type === 'yaml' || 'toml' === String(node.type));
  return frontMatter ? { offset: rangeOf(frontMatter).end, top: false } : { offset: 0, top: true };
}
