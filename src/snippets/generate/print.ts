import type { Element, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';
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

/** Prints elements we made, void ones closed as ` />`, so that MDX reads them too. */
export function printHtml(...children: (Element | Text)[]): string {
  return toHtml({ type: 'root', children }, { closeSelfClosing: true });
}
