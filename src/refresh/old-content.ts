import type { Nodes } from 'mdast';
import { isSameAddress, parseAddress } from '../snippets/inputs.ts';

/** What a section contains before the run. */
export interface OldContent {
  /** Whether the section contains a badge or widget of another page. */
  readonly showsOtherPage: boolean;
  /** The first link target that can be the address of a page; null if there is none. */
  readonly address: string | null;
  /**
   * The address, if it certainly belongs to the page of the section: all links lead to it, and the content is about that
   * page. Otherwise null.
   */
  readonly confirmedAddress: string | null;
  /** The different parts before `/badge/<slug>.svg` in the addresses of images. */
  readonly badgeOrigins: ReadonlySet<string>;
}

/** Runs a parser, and throws if it takes too long. */
export type ParseWithLimit = <T>(parse: () => T) => T;

/**
 * Reads which page a section shows, and at which address, so that the page keeps its custom domain if the service cannot
 * report it.
 *
 * @param content the text between the markers, without the prefixes of block quotes and list items
 * @param page the page of the section; if the slug is on the marker, content without a badge or widget counts as about that
 *   page
 * @param isHtml whether the section is inside HTML, where a bare URL is not a link
 */
export async function parseOldContent(
  content: string,
  { slug, isSlugOnMarker }: { readonly slug: string; readonly isSlugOnMarker: boolean },
  isHtml: boolean,
  parseWithLimit: ParseWithLimit,
): Promise<OldContent> {
  const { slugs, targets, badgeOrigins } = await findReferences(content, isHtml, parseWithLimit);
  const addresses = [...targets].flatMap((target) => parseAddress(target) ?? []);
  const [address = null] = addresses;
  const showsOtherPage = [...slugs].some((named) => named !== slug);
  const isAboutPage = !showsOtherPage && (slugs.has(slug) || isSlugOnMarker);
  const linksToOneAddress =
    addresses.length === targets.size && addresses.every((other) => isSameAddress(other, address ?? ''));
  return { showsOtherPage, address, confirmedAddress: linksToOneAddress && isAboutPage ? address : null, badgeOrigins };
}

/** The pages and addresses that a text refers to, in the order in which they were added. */
class References {
  /** The slugs of the badges and widgets. */
  readonly slugs = new Set<string>();
  /** The targets of the links, without a trailing slash. They are not validated. */
  readonly targets = new Set<string>();
  readonly badgeOrigins = new Set<string>();

  addImage(source: string): void {
    const [, origin, slug] = badge.exec(source) ?? [];
    if (origin === undefined || slug === undefined) return;
    this.slugs.add(slug);
    this.badgeOrigins.add(origin);
  }

  addTarget(target: string): void {
    this.targets.add(target.replace(/\/$/, ''));
  }
}

const badge = /^(.*)\/badge\/([^/?#]+)\.svg(?:[?#].*)?$/s;

/** Finds the badges, widgets and links in a text that is Markdown, HTML or both. */
export async function findReferences(
  content: string,
  isHtml = false,
  parseWithLimit: ParseWithLimit = (parse) => parse(),
): Promise<References> {
  return findPlainReferences(content) ?? (await parseReferences(content, isHtml, parseWithLimit));
}

/** A badge or a link exactly as it is generated. */
const plainSnippet =
  /\[!\[Status\]\((https?:\/\/[^\s()<>\\&]+\/badge\/[\w.-]+\.svg)\)\]\((https:\/\/[a-z\d.-]+)\)|\*\*Status:\*\* See live status → \[(https:\/\/[a-z\d.-]+)\]\(\3\)/g;

/**
 * Finds the references in a text that consists of generated badges and links; null for any other text. Most sections are
 * such texts, and loading a parser would take a third of the time of a run.
 */
function findPlainReferences(content: string): References | null {
  const references = new References();
  const rest = content.replace(plainSnippet, (_, image, badgeTarget, linkTarget) => {
    if (image !== undefined) references.addImage(image);
    references.addTarget(badgeTarget ?? linkTarget);
    return '';
  });
  return rest.trim() === '' ? references : null;
}

async function parseReferences(content: string, isHtml: boolean, parseWithLimit: ParseWithLimit): Promise<References> {
  const references = new References();
  // In HTML a bare URL is not a link, so the text is parsed without the extensions of GitHub.
  const parse = isHtml
    ? (await import('mdast-util-from-markdown')).fromMarkdown
    : (await import('../snippets/github-markdown.ts')).parseGithubMarkdown;
  // Lines in HTML may be indented, but indented lines would be code in Markdown.
  const markdown = content.replace(/^[ \t]+/gm, '');
  for (const node of descendants(parseWithLimit(() => parse(markdown)))) {
    const isImage = node.type === 'image' || (node.type === 'definition' && badge.test(node.url));
    if (isImage) references.addImage(node.url);
    else if (node.type === 'link' || node.type === 'definition') references.addTarget(node.url);
  }
  if (content.includes('<')) {
    const { listHtmlTokens } = await import('../snippets/html-tokens.ts');
    for (const token of parseWithLimit(() => listHtmlTokens(content)).tokens) {
      if (token.kind !== 'start') continue;
      for (const { name, value } of token.attributes) {
        if (token.name === 'a' && name === 'href') references.addTarget(value);
        if (token.name === 'img' && name === 'src') references.addImage(value);
        if (token.name === 'script' && name === 'data-slug') references.slugs.add(value);
      }
    }
  }
  return references;
}

function* descendants(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* descendants(child);
}
