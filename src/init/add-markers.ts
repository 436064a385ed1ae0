import { type Adoption, adoptEmbeds } from '../embeds/adopt/adopt-embeds.ts';
import { showFor } from '../embeds/adopt/embed-place.ts';
import { type MarkerAttributes, writeMarkers } from '../embeds/adopt/write-markers.ts';
import { type Document, findEmbeds, isInSection } from '../embeds/recognize/document.ts';
import type { Embed, EmbedService } from '../embeds/recognize/embed.ts';
import { lineEndingOf } from '../text/lines.ts';
import { findInsertion, type Insertion } from './find-insertion-place.ts';
import { insertInHtml, insertInMarkdown } from './insert-markers.ts';

/** A document with markers for a page. */
export interface MarkedDocument extends Adoption {
  /**
   * Which rule chose the place of new markers (always `title` in HTML); `adopted` if they are around existing badges;
   * `unchanged` if the document already has a section of the page.
   */
  readonly rule: 'unchanged' | 'adopted' | Insertion['rule'];
}

/**
 * Adds the markers of a page's section to a document: around each badge of the page that is outside sections, unless the badge
 * cannot become a section. If there is no such badge, adds them where a badge belongs, unless the document already has a
 * section of the page.
 */
export async function addMarkers(
  document: Document,
  attributes: MarkerAttributes,
  { baseUrl }: Pick<EmbedService, 'baseUrl'>,
): Promise<MarkedDocument> {
  const { slug } = attributes;
  const { text, format, tree, byteOrderMark, parsedSections } = document;
  const unchanged = { text: byteOrderMark + text, adopted: [], leftAlone: [], rule: 'unchanged' } as const;
  const badges = findEmbeds(document).filter(
    (embed) => embed.kind === 'badge' && embed.slug === slug && !isInSection(document, embed),
  );
  if (badges.length > 0) {
    const markersOf = (embed: Embed) =>
      writeMarkers(format, { ...attributes, show: attributes.show ?? showFor(document, embed) });
    return { ...(await adoptEmbeds(document, badges, markersOf, baseUrl)), rule: 'adopted' };
  }
  if (parsedSections.sections.some((section) => (section.attributes.slug ?? slug) === slug)) return unchanged;

  const lineEnding = lineEndingOf(text, []);
  if (tree === null) {
    return {
      ...unchanged,
      text: byteOrderMark + insertInHtml(text, writeMarkers(format, attributes), lineEnding),
      rule: 'title',
    };
  }
  const insertion = findInsertion(document, tree);
  const show = attributes.show ?? (insertion.rule === 'row' ? (['badge'] as const) : null);
  const markers = writeMarkers(format, { ...attributes, show });
  const marked = byteOrderMark + insertInMarkdown(text, insertion, markers, lineEnding);
  return { ...unchanged, text: marked, rule: insertion.rule };
}

/** The slugs of the pages that sections or badges of a document show, without duplicates. */
export function detectSlugs(document: Document): readonly string[] {
  const inSections = document.parsedSections.sections.flatMap(({ attributes: { slug } }) => slug ?? []);
  const badges = findEmbeds(document).filter(({ kind }) => kind === 'badge');
  return [...new Set([...inSections, ...badges.map(({ slug }) => slug)])];
}
