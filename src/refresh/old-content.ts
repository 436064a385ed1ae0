import type { Content } from '../embeds/content.ts';
import { badgeAt } from '../embeds/embed.ts';
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

/**
 * Reads which page a section shows, and at which address, so that the page keeps its custom domain if the service cannot
 * report it.
 *
 * @param content the text between the markers, without the prefixes of block quotes and list items
 * @param page the page of the section; if the slug is on the marker, content without a badge or widget counts as about that
 *   page
 * @param isHtml whether the section is inside HTML, where Markdown has no effect
 * @param parse calls a parser, and throws if it takes too long
 */
export async function readOldContent(
  content: string,
  { slug, isSlugOnMarker }: { readonly slug: string; readonly isSlugOnMarker: boolean },
  isHtml: boolean,
  parse: <T>(work: () => T) => T,
): Promise<OldContent> {
  const { slugs, targets, badgeOrigins } =
    findPlainReferences(content) ?? (await findReferences(content, isHtml, parse));
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
  readonly slugs = new Set<string>();
  /** The targets of the links, without a trailing slash. They are not validated. */
  readonly targets = new Set<string>();
  readonly badgeOrigins = new Set<string>();

  addImage(source: string): void {
    const badge = badgeAt(source);
    if (badge === null) return;
    this.slugs.add(badge.slug);
    this.badgeOrigins.add(badge.baseUrl);
  }

  addTarget(target: string | null): void {
    if (target !== null) this.targets.add(target.replace(/\/$/, ''));
  }

  addContent(item: Content): void {
    if (item.kind === 'image') this.addImage(item.attributes.get('src') ?? '');
    else if (item.kind === 'definition' && badgeAt(item.url) !== null) this.addImage(item.url);
    else if (item.kind === 'definition') this.addTarget(item.url);
    else if (item.kind === 'link-start') this.addTarget(item.attributes.get('href') ?? null);
    else if (item.kind === 'script-start') {
      const slug = item.attributes.get('data-slug');
      if (slug !== undefined) this.slugs.add(slug);
    }
  }
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

async function findReferences(content: string, isHtml: boolean, parse: <T>(work: () => T) => T): Promise<References> {
  const { listContent } = await import('../embeds/document.ts');
  const references = new References();
  // A section can be indented, but indented lines would be code in Markdown.
  const source = content.replace(/^[ \t]+/gm, '');
  for (const item of parse(() => listContent(source, isHtml ? 'html' : 'md'))) references.addContent(item);
  return references;
}
