import type { Element, Text } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** Prints elements we made, void ones closed as ` />`, so that MDX reads them too. */
export function printHtml(...children: (Element | Text)[]): string {
  return toHtml({ type: 'root', children }, { closeSelfClosing: true });
}
