import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { readHtml } from '../../snippets/parse/html-tokens.ts';

/** What the text of a section names, each thing once, in the order it is found. */
export interface Held {
  /** The slugs of the badges and widgets. */
  readonly slugs: readonly string[];
  /** Where the links lead, without a trailing slash. Not judged. */
  readonly addresses: readonly string[];
}

const badge = /\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/;

/**
 * Reads what an existing section is about, so that a page keeps its custom domain when the service can no longer tell it,
 * and a report can say which address went before.
 *
 * @param content The text between the markers, Markdown or HTML, without the prefixes of quotes and lists.
 */
export function readHeld(content: string): Held {
  const slugs = new Set<string>();
  const addresses = new Set<string>();
  const foundImage = (source: string) => {
    const slug = badge.exec(source)?.[1];
    if (slug !== undefined) slugs.add(slug);
  };
  const foundTarget = (target: string) => {
    addresses.add(target.replace(/\/$/, ''));
  };

  // Lines in an HTML context may be indented, which Markdown would take for code; addresses in its text are no links, so
  // this is plain CommonMark.
  for (const node of nodesOf(fromMarkdown(content.replace(/^[ \t]+/gm, '')))) {
    if (node.type === 'image') foundImage(node.url);
    if (node.type === 'link') foundTarget(node.url);
    if (node.type === 'definition') (badge.test(node.url) ? foundImage : foundTarget)(node.url);
  }
  for (const token of readHtml(content).tokens) {
    if (token.kind !== 'start') continue;
    for (const { name, value } of token.attributes) {
      if (token.name === 'a' && name === 'href') foundTarget(value);
      if (token.name === 'img' && name === 'src') foundImage(value);
      if (token.name === 'script' && name === 'data-slug') slugs.add(value);
    }
  }
  return { slugs: [...slugs], addresses: [...addresses] };
}

function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesOf(child);
}
