import type { Root, RootContent } from 'mdast';
import { type FindResult, findSections } from '../sections/find.ts';
import type { Format } from '../sections/format.ts';
import { tokenizeHtml } from '../snippets/parse/html-tokens.ts';
import { lineEndingOf } from '../text/line-ending.ts';
import { type Adoption, adoptBadge, adoptHtmlBadge, type Edit } from './badges/adopt.ts';
import { findBadgesInHtml, findHtmlBadges } from './badges/html.ts';
import { findBadges } from './badges/markdown.ts';
import { findHtmlInsertionPoint } from './html-insertion-point.ts';
import { parseTree, rangeOf } from './markdown-tree.ts';
import { type MarkerAttributes, type Markers, writeMarkers } from './markers.ts';

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
  const { start, end } = writeMarkers(format, attributes);
  if (format === 'html') return byteOrderMark + insertInHtml(body, { start, end }, lineEnding);
  return byteOrderMark + insertBlock(body, format, start + lineEnding + end, lineEnding);
}

function findAdoptions(body: string, format: Format, slug: string, baseUrl: string, lineEnding: string): Adoption[] {
  if (format === 'html') {
    const badges = findBadgesInHtml(body, 0, baseUrl).filter((badge) => badge.slug === slug);
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

/** Whether there is one more section, in the intended context, and no other change. */
function addsSection(before: FindResult, after: FindResult, { context }: Adoption): boolean {
  const contexts = ({ sections }: FindResult) => sections.map(({ layout }) => layout.context).sort();
  return (
    after.problems.length === 0 &&
    after.warnings.length === before.warnings.length &&
    contexts(after).join() === [...contexts(before), context].sort().join()
  );
}

function insertInHtml(body: string, { start, end }: Markers, lineEnding: string): string {
  const { offset, indentation, side } = findHtmlInsertionPoint(body);
  const [before, after] = [body.slice(0, offset), body.slice(offset)];
  const line = lineEnding + indentation;
  const lines = side === 'after' ? line + start + line + end : start + line + end + line;
  return before + lines + after;
}

function insertBlock(body: string, format: Format, block: string, lineEnding: string): string {
  const { offset, isTop } = findInsertionPoint(parseTree(body, format));
  const [before, after] = [body.slice(0, offset), body.slice(offset)];
  const above = isTop ? '' : lineEnding + lineEnding;
  const gap = /^[ \t]*(?:\r\n|\n|\r)[ \t]*(?:\r\n|\n|\r|$)/.test(after) ? '' : lineEnding;
  const below = after === '' || isTop ? lineEnding : gap;
  return before + above + block + below + (isTop && body !== '' ? lineEnding : '') + after;
}

/** Where to insert a new section: after the first heading, Markdown or HTML, else at the top, after front matter. */
function findInsertionPoint(root: Root): { readonly offset: number; readonly isTop: boolean } {
  const above = root.children.find(isHeading) ?? root.children.find(isFrontMatter);
  return above ? { offset: rangeOf(above).end, isTop: false } : { offset: 0, isTop: true };
}

function isHeading(node: RootContent): boolean {
  if (node.type !== 'html') return node.type === 'heading';
  return tokenizeHtml(node.value).tokens.some((token) => token.kind === 'start' && /^h[1-6]$/.test(token.name));
}

function isFrontMatter({ type }: RootContent): boolean {
  return ['yaml', 'toml'].includes(type);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((result, { start, end, text: fill }) => result.slice(0, start) + fill + result.slice(end), text);
}
