import { type Finding, findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { lineEndingOf } from '../text/line-ending.ts';
import { type Adoption, adoptBadge, adoptHtmlBadge, type Edit } from './badges/adopt.ts';
import { badgesIn, findHtmlBadges } from './badges/html.ts';
import { findBadges } from './badges/markdown.ts';
import { parseTree } from './markdown-tree.ts';
import { type MarkerAttributes, type Markers, writeMarkers } from './markers.ts';
import { placeInHtml } from './placement/html.ts';
import { placeForSection } from './placement/markdown.ts';

/**
 * Puts the markers of a section into a text: around a badge of the page that is there already, else behind the first
 * heading. A text that has a section for the page stays as it is, and so does one whose markers are broken.
 *
 * @param baseUrl whose badges to look for
 */
export async function addMarkers(
  text: string,
  format: Format,
  attributes: MarkerAttributes,
  baseUrl: string,
): Promise<string> {
  const finding = await findSections(text, format);
  const present = finding.sections.some(
    (section) => (section.attributes.slug ?? attributes.slug) === attributes.slug,
  );
  if (present || finding.problems.length > 0) return text;

  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const lineEnding = lineEndingOf(body, []);
  for (const adoption of adoptions(body, format, attributes.slug, baseUrl, lineEnding)) {
    const show = attributes.show ?? (adoption.show && [adoption.show]);
    const markers = writeMarkers(format, { ...attributes, show });
    const adopted = mark + apply(body, adoption.edits(markers));
    if (addsSection(finding, await findSections(adopted, format), adoption)) return adopted;
  }
  const { start, end } = writeMarkers(format, attributes);
  if (format === 'html') return mark + insertInHtml(body, { start, end }, lineEnding);
  return mark + insertBlock(body, format, start + lineEnding + end, lineEnding);
}

function adoptions(
  body: string,
  format: Format,
  slug: string,
  baseUrl: string,
  lineEnding: string,
): Adoption[] {
  if (format === 'html') {
    const badges = badgesIn(body, 0, baseUrl).filter((badge) => badge.slug === slug);
    return badges.map(({ range }) => adoptHtmlBadge(body, range));
  }
  const tree = parseTree(body, format);
  const inText = findBadges(tree, body, baseUrl).filter((badge) => badge.slug === slug);
  const inHtml = findHtmlBadges(tree, body, baseUrl).filter((badge) => badge.slug === slug);
  return [
    ...inText.map((badge) => adoptBadge(body, badge, lineEnding)),
    ...inHtml.map(({ range }) => adoptHtmlBadge(body, range)),
  ];
}

/** Whether all is as before but for one section more, which stands where it was meant to. */
function addsSection(before: Finding, after: Finding, { context }: Adoption): boolean {
  const contexts = ({ sections }: Finding) => sections.map(({ layout }) => layout.context).sort();
  return (
    after.problems.length === 0 &&
    after.warnings.length === before.warnings.length &&
    contexts(after).join() === [...contexts(before), context].sort().join()
  );
}

function insertInHtml(body: string, { start, end }: Markers, lineEnding: string): string {
  const { offset, indentation, side } = placeInHtml(body);
  const [before, after] = [body.slice(0, offset), body.slice(offset)];
  const line = lineEnding + indentation;
  const lines = side === 'behind' ? line + start + line + end : start + line + end + line;
  return before + lines + after;
}

function insertBlock(body: string, format: Format, block: string, lineEnding: string): string {
  const { offset, top } = placeForSection(parseTree(body, format));
  const [before, after] = [body.slice(0, offset), body.slice(offset)];
  const above = top ? '' : lineEnding + lineEnding;
  const gap = /^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(after) ? '' : lineEnding;
  const below = after === '' || top ? lineEnding : gap;
  return before + above + block + below + (top && body !== '' ? lineEnding : '') + after;
}

function apply(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: fill }) => result.slice(0, start) + fill + result.slice(end), text);
}
