import type { Root, RootContent } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

// Without `resourceLink` a link whose text is its target is printed as `<target>`, which MDX cannot read.
const printer = unified().use(remarkStringify, { resourceLink: true, tightDefinitions: true }).freeze();

/** Prints blocks we made, without a line break at the end. */
export function printMarkdown(...children: RootContent[]): string {
  const tree: Root = { type: 'root', children };
  return printer.stringify(tree).trimEnd();
}
