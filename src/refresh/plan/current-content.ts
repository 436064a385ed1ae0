import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { sameAddress } from '../../snippets/inputs/page-url.ts';
import { readHtml } from '../../snippets/parse/html-tokens.ts';
import { judgeAddress } from '../../snippets/validate/page-url.ts';
import type { Task } from '../section-requests.ts';

/** What a section held before the run. */
export interface Held {
  readonly filled: boolean;
  /** Whether it is about another page. */
  readonly ofOtherPage: boolean;
  /** Its first address that could be a page's. */
  readonly address: string | null;
  /** Its only address, where it is about the page that is asked for. */
  readonly addressOfPage: string | null;
}

/** What the section of a task holds now. */
export function heldBy({ held, slug, slugOnMarker }: Task): Held {
  return readHeldPage(held, slug, slugOnMarker);
}

/**
 * Reads the content of a section.
 *
 * @param content what stands between the markers
 * @param slug the page the section is to show
 * @param slugOnMarker whether the marker itself names that page, which counts where the content names none
 */
export function readHeldPage(content: string, slug: string, slugOnMarker: boolean): Held {
  const { slugs, addresses } = readHeld(content);
  const [address = null, ...others] = addresses.flatMap(goodAddress);
  const ofOtherPage = slugs.some((named) => named !== slug);
  const ofThisPage = slugs.includes(slug) || slugOnMarker;
  const isOnly =
    address !== null && others.every((other) => sameAddress(address, other)) && addresses.every(isGood);
  return {
    filled: content.trim() !== '',
    ofOtherPage,
    address,
    addressOfPage: isOnly && ofThisPage && !ofOtherPage ? address : null,
  };
}

function goodAddress(value: string): string[] {
  const judgement = judgeAddress(value);
  return judgement.verdict === 'safe' ? [judgement.value] : [];
}

function isGood(value: string): boolean {
  return goodAddress(value).length > 0;
}

/** What the text of a section names, each thing once, in the order it is found. */
export interface NamedInContent {
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
export function readHeld(content: string): NamedInContent {
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
