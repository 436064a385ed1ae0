import type { Section } from '../sections/parse-sections.ts';
import { isServiceAddress, type ServiceAddresses } from '../snippets/inputs.ts';
import { isSameSlug } from '../snippets/service-names.ts';
import { badgeAt, baseUrlOfWidget, type PageId } from '../snippets/snippet-set.ts';

/** A section, and what decides whose badges may be in it. */
export interface OwnedSection extends ServiceAddresses {
  readonly section: Section;
  readonly slug: string;
}

/** What the service may send, and what markers set. Any other attribute was written by a person. */
export const acceptedAttributes: ReadonlyMap<string, RegExp> = new Map([
  ['a', /^(?:href|title|target|rel)$/],
  ['img', /^(?:src|alt|title|width|height|loading)$/],
  ['script', /^(?:src|async|defer|crossorigin|data-[\w-]+)$/],
  ['div', /^(?:id|class|data-.+)$/],
]);

/** What a section shows now, whoever formatted it. */
export type ShownSnippet =
  /** `target` is where the link around the badge leads; null without a link. */
  | { readonly kind: 'badge'; readonly page: PageId; readonly target: string | null }
  | ShownWidget
  /** `text` is an address, or the host of `target`. */
  | { readonly kind: 'link'; readonly target: string; readonly text: string };

export interface ShownWidget {
  readonly kind: 'widget';
  readonly page: PageId;
  /** Of its script, with names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** Null if it is no badge, or the badge of a page that the section may not show. */
export function toBadge(
  source: string,
  target: string | null,
  owned: OwnedSection,
): ShownSnippet | null {
  const page = badgeAt(source);
  return page && belongsTo(page, owned) ? { kind: 'badge', page, target } : null;
}

export function toWidget(
  attributes: ShownWidget['attributes'],
  owned: OwnedSection,
): ShownWidget | null {
  const baseUrl = baseUrlOfWidget(attributes.get('src') ?? '');
  const slug = attributes.get('data-slug');
  if (baseUrl === null || slug === undefined) return null;
  const page = { slug, baseUrl };
  return belongsTo(page, owned) ? { kind: 'widget', page, attributes } : null;
}

/**
 * The section's own page is the same page at any host; another page was shown before its slug was
 * changed.
 */
function belongsTo({ slug, baseUrl }: PageId, owned: OwnedSection): boolean {
  return isSameSlug(slug, owned.slug) || isServiceAddress(baseUrl, owned);
}
