import { type FindResult, findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { lineEndingOf } from '../text/lines.ts';
import { type Adoption, adoptBadge, adoptHtmlBadge, type Edit } from './badges/adopt.ts';
import { findBadgesInHtml, findHtmlBadges, type HtmlBadge } from './badges/html.ts';
import { findBadges, type TextBadge } from './badges/markdown.ts';
import { insertInHtml, insertInMarkdown } from './insert-markers.ts';
import { parseTree } from './markdown-tree.ts';
import { type MarkerAttributes, writeMarkers } from './markers.ts';

/**
 * Adds the markers of a section to a text: around an existing badge of the page, else after the first heading. A text that
 * has a section for the page, or broken markers, stays as it is.
 *
 * @param baseUrl the service whose badges to look for
 */
export async function addMarkers(
  text: string,
  format: Format,
  attributes: MarkerAttributes,
  baseUrl: string,
): Promise<string> {
  const finding = await findSections(text, format);
  const isPresent = finding.sections.some(
    (section) => (section.attributes.slug ?? attributes.slug) === attributes.slug,
  );
  if (isPresent || finding.problems.length > 0) return text;

  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(byteOrderMark.length);
  const lineEnding = lineEndingOf(body, []);
  for (const adoption of findAdoptions(body, format, attributes.slug, baseUrl, lineEnding)) {
    const show = attributes.show ?? (adoption.show && [adoption.show]);
    const markers = writeMarkers(format, { ...attributes, show });
    const adopted = byteOrderMark + applyEdits(body, adoption.edits(markers));
    if (addsSection(finding, await findSections(adopted, format), adoption)) return adopted;
  }
  const markers = writeMarkers(format, attributes);
  const marked =
    format === 'html' ? insertInHtml(body, markers, lineEnding) : insertInMarkdown(body, format, markers, lineEnding);
  return byteOrderMark + marked;
}

/**
 * The slugs of the pages that the sections and badges of a text show, each once.
 *
 * @param baseUrl the service whose badges count
 */
export async function detectPages(text: string, format: Format, baseUrl: string): Promise<readonly string[]> {
  const { sections } = await findSections(text, format);
  const inSections = sections.flatMap(({ attributes: { slug } }) => slug ?? []);
  const { inText, inHtml } = findAllBadges(text.replace(/^\uFEFF/, ''), format, baseUrl);
  return [...new Set([...inSections, ...[...inText, ...inHtml].map(({ slug }) => slug)])];
}

function findAdoptions(body: string, format: Format, slug: string, baseUrl: string, lineEnding: string): Adoption[] {
  const { inText, inHtml } = findAllBadges(body, format, baseUrl);
  return [
    ...inText.filter((badge) => badge.slug === slug).map((badge) => adoptBadge(body, badge, lineEnding)),
    ...inHtml.filter((badge) => badge.slug === slug).map(({ range }) => adoptHtmlBadge(body, range)),
  ];
}

/** The badges of the service in a text: those in running text, and those in HTML blocks or an HTML page. */
function findAllBadges(
  text: string,
  format: Format,
  baseUrl: string,
): { readonly inText: readonly TextBadge[]; readonly inHtml: readonly HtmlBadge[] } {
  if (format === 'html') return { inText: [], inHtml: findBadgesInHtml(text, 0, baseUrl) };
  const tree = parseTree(text, format);
  return { inText: findBadges(tree, text, baseUrl), inHtml: findHtmlBadges(tree, text, baseUrl) };
}

/** Whether there is one more section, in the intended context, and no other change. */
function addsSection(before: FindResult, after: FindResult, { context }: Adoption): boolean {
  const contexts = ({ sections }: FindResult) => sections.map(({ layout }) => layout.context).sort();
  return (
    after.problems.length === 0 &&
    after.warnings.length === before.warnings.length &&
    contexts(after).join() === [...contexts(before), context].sort().join()
  );
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: fill }) => result.slice(0, start) + fill + result.slice(end), text);
}
