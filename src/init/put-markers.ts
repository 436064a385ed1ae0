import { findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { lineEndingOf } from '../sections/line-ending.ts';
import { type Adoption, adoptBadge, type Edit } from './adopt.ts';
import { findBadges } from './badge.ts';
import { placeForSection } from './heading.ts';
import { findHtmlBadges } from './html-badge.ts';
import { parseTree, rangeOf } from './markdown-tree.ts';
import { type MarkerAttributes, writeMarkers } from './markers.ts';

/** What `init` did to a text. */
export interface Placement {
  /** `present`: it has a section for the page already; `adopted`: a badge became one; `inserted`: a new one. */
  readonly outcome: 'present' | 'adopted' | 'inserted';
  readonly text: string;
}

/**
 * Puts the markers of a section into a text: around a badge of the page that is there already, else behind the first
 * heading. A text that has a section for the page stays as it is.
 *
 * @param baseUrl whose badges to look for
 */
export function putMarkers(
  text: string,
  format: Format,
  attributes: MarkerAttributes,
  baseUrl: string,
): Placement {
  const { sections } = findSections(text, format);
  const present = sections.some(
    (section) => (section.attributes.slug ?? attributes.slug) === attributes.slug,
  );
  if (present) return { outcome: 'present', text };

  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const body = text.slice(mark.length);
  const lineEnding = lineEndingOf(body, []);
  for (const adoption of adoptions(body, format, attributes.slug, baseUrl, lineEnding)) {
    const markers = writeMarkers(format, { ...attributes, show: attributes.show ?? adoption.show });
    const adopted = mark + apply(body, adoption.edits(markers));
    if (isSound(adopted, format, sections.length + 1)) return { outcome: 'adopted', text: adopted };
  }
  const { start, end } = writeMarkers(format, attributes);
  return {
    outcome: 'inserted',
    text: mark + insertBlock(body, format, `${start}${lineEnding}${end}`, lineEnding),
  };
}

/** The slugs whose badges stand in a text, each once. */
export function badgeSlugs(text: string, format: Format, baseUrl: string): readonly string[] {
  const tree = parseTree(text, format);
  const inHtml = tree.children.flatMap((node) =>
    node.type === 'html' ? findHtmlBadges(node.value, baseUrl) : [],
  );
  return [...new Set([...findBadges(tree, baseUrl), ...inHtml].map(({ slug }) => slug))];
}

function adoptions(
  body: string,
  format: Format,
  slug: string,
  baseUrl: string,
  lineEnding: string,
): Adoption[] {
  const tree = parseTree(body, format);
  const inText = findBadges(tree, baseUrl)
    .filter((badge) => badge.slug === slug)
    .map((badge) => adoptBadge(body, badge, lineEnding));
  const inHtml = tree.children.flatMap((node): Adoption[] => {
    if (node.type !== 'html') return [];
    const { start, end } = rangeOf(node);
    return findHtmlBadges(body.slice(start, end), baseUrl)
      .filter((badge) => badge.slug === slug)
      .map(({ range }) => wrapHtml(body, start + range.start, start + range.end));
  });
  return [...inText, ...inHtml];
}

function wrapHtml(body: string, start: number, end: number): Adoption {
  const badge = body.slice(start, end);
  return {
    show: 'badge',
    edits: (markers) => [{ start, end, text: markers.start + badge + markers.end }],
  };
}

function isSound(text: string, format: Format, sections: number): boolean {
  const finding = findSections(text, format);
  return (
    finding.problems.length === 0 && finding.warnings.length === 0 && finding.sections.length === sections
  );
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
