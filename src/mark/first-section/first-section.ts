import type { Root } from 'mdast';
import { lineEndingOf, lineStart } from '../../core/range.ts';
import { rangeOf } from '../../sections/document.ts';
import { blankFrontMatter, contentStart } from '../../sections/format.ts';
import { headingElements, initialHtmlState } from '../../sections/html/html-fragment.ts';
import { parseHtmlFragment } from '../../sections/html/parse-html-fragment.ts';
import type { EmbedDocument } from '../document.ts';
import {
  type EmbedQuery,
  type MarkerAttributes,
  type Markers,
  type MarkersInMarkdown,
  writeMarkers,
} from '../embed.ts';
import { recognizeEmbeds } from '../recognize-embeds.ts';
import { findInsertion, type Insertion } from './find-insertion-place.ts';

/** Returns each slug of a section or a badge once. */
export function detectSlugs(document: EmbedDocument, query: EmbedQuery): readonly string[] {
  const inSections = document.parsed.sections.flatMap(({ attributes: { slug } }) => slug ?? []);
  const badges = recognizeEmbeds(document, query).filter(({ kind }) => kind === 'badge');
  return [...new Set([...inSections, ...badges.map(({ slug }) => slug)])];
}

/** `place` is the end of a sentence. */
export function insertFirstSection(
  document: EmbedDocument,
  { slug, show: given }: MarkerAttributes,
  inMarkdown?: MarkersInMarkdown,
) {
  const { tree, parsed } = document;
  const { text, format } = parsed;
  const lineEnding = lineEndingOf(text, parsed.sections);
  if (tree === null)
    return insertInHtml(text, writeMarkers(format, { slug, show: given }), lineEnding);
  const found = findInsertion(document, tree);
  const show = given ?? (found.isForBadge ? (['badge'] as const) : null);
  const markers = writeMarkers(format, { slug, show }, inMarkdown);
  const insertion = markers.areDefinitions ? asBlock(found, tree) : found;
  const { offset, place } = insertion;
  return {
    start: offset,
    end: offset,
    text: writtenInMarkdown(text, insertion, markers, lineEnding),
    place,
  };
}

/**
 * Definitions are on lines of their own at the top level: below the block that contains the place.
 */
function asBlock({ offset, form, place, isForBadge }: Insertion, tree: Root): Insertion {
  const blocks = tree.children.map(rangeOf);
  const block = blocks.find(({ start, end }) => start < offset && offset <= end);
  const below = form.kind === 'inline' ? 'below the badges' : place;
  return {
    offset: block?.end ?? offset,
    form: { kind: 'block', isCentered: false },
    place: below,
    isForBadge,
  };
}

/** The refresh of the section replaces it. */
const placeholder = '…';

function writtenInMarkdown(
  text: string,
  { offset, form }: Insertion,
  { start, end }: Markers,
  lineEnding: string,
) {
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  // Below a line break, the end marker of an empty section would begin a line.
  if (form.kind === 'inline') return form.sign + start + form.space + placeholder + end;
  if (form.kind === 'block') {
    const block = form.isCentered
      ? ['<p align="center">', `  ${start}`, `  ${end}`, '</p>']
      : [start, end];
    const markers = block.join(lineEnding);
    if (offset === 0) return markers + lineEnding + (text === '' ? '' : lineEnding);
    const isBlankLineNext = /^[ \t]*(?:\r\n|\n|\r(?!\n))[ \t]*(?:[\r\n]|$)/.test(after);
    return lineEnding + lineEnding + markers + (isBlankLineNext ? '' : lineEnding);
  }
  const { indentation } = form;
  const lines = indentation + start + lineEnding + indentation + end + lineEnding;
  return (/[\r\n][ \t]*$/.test(before) ? '' : lineEnding) + lines;
}

function insertInHtml(text: string, { start, end }: Markers, lineEnding: string) {
  const { offset, place } = findHtmlPlace(text);
  const indentation = text.slice(lineStart(text, offset), offset).replace(/[^ \t].*/s, '');
  const line = lineEnding + indentation;
  const written = offset === 0 ? start + line + end + line : line + start + line + end;
  return { start: offset, end: offset, text: written, place };
}

/** After the first `h1`, unless another heading comes first; else where the body begins. */
function findHtmlPlace(text: string): { readonly offset: number; readonly place: string } {
  let bodyStart = contentStart(text);
  let excluded = 0;
  let isInTitle = false;
  for (const { kind, name, end } of parseHtmlFragment(blankFrontMatter(text), initialHtmlState)
    .tags) {
    if (excludedElements.has(name)) excluded += kind === 'open' ? 1 : -1;
    if (kind === 'open') {
      if (name === 'body') bodyStart = end;
      if (name !== 'h1' && headingElements.has(name)) break;
      if (name === 'h1') isInTitle = excluded <= 0;
    } else if (name === 'h1' && isInTitle) return { offset: end, place: 'after the title' };
  }
  return { offset: bodyStart, place: 'at the top' };
}

const excludedElements: ReadonlySet<string> = new Set(['a', 'button', 'template', 'summary']);
