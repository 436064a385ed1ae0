import { type Adoption, adoptEmbeds } from '../embeds/adopt/adopt-embeds.ts';
import { showFor } from '../embeds/adopt/embed-place.ts';
import { type MarkerAttributes, writeMarkers } from '../embeds/adopt/write-markers.ts';
import { type Document, findEmbeds, isInSection } from '../embeds/recognize/document.ts';
import type { Embed, EmbedService } from '../embeds/recognize/embed.ts';
import { lineEndingOf } from '../text/lines.ts';
import { findInsertion, type Insertion } from './find-insertion-place.ts';
import { insertInHtml, insertInMarkdown } from './insert-markers.ts';

/** A document with markers for a page, and by which rule they were put where they are. */
export interface MarkedDocument extends Adoption {
  readonly rule: 'unchanged' | 'adopted' | Insertion['rule'];
}

/**
 * Adds the markers of a page's section to a document: around each badge of the page, else where a badge belongs. A document
 * with a section of the page and no other badge of it stays as it is, and so does one whose badge cannot become a section.
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

/** The slugs of the pages that the sections and badges of a document show, each once. */
export function detectSlugs(document: Document): readonly string[] {
  const inSections = document.parsedSections.sections.flatMap(({ attributes: { slug } }) => slug ?? []);
  const badges = findEmbeds(document).filter(({ kind }) => kind === 'badge');
  return [...new Set([...inSections, ...badges.map(({ slug }) => slug)])];
}
