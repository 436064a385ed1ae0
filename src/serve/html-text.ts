import type { Element, ElementContent, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** HTML that is written as it is. */
export function raw(value: string): ElementContent {
  // `toHtml` prints raw nodes, whose type is in another package.
  return { type: 'raw', value } as unknown as ElementContent;
}

export function toHtmlText(...nodes: readonly Nodes[]): string {
  return toHtml([...nodes] as Element[], { allowDangerousHtml: true });
}
