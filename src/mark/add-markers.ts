import type { ImageReference, LinkReference, Nodes, Root } from 'mdast';
import { toParseProblem } from '../core/limits.ts';
import type { Range } from '../core/range.ts';
import {
  applyEdits,
  blankLineBefore,
  indexOfLastStarting,
  indexOfRangeAround,
  lineEndingOf,
  lineStart,
} from '../core/range.ts';
import { rangeOf, treeNodes } from '../sections/document.ts';
import { loadParser, type Parse } from '../sections/formats.ts';
import {
  type FoundSections,
  findMisplacedSnippets,
  findSections,
  type ParsedSections,
} from '../sections/parse-sections.ts';
import { findSurroundingChanges } from '../sections/rewrite-sections.ts';
import { normalizeUrl, parseAddress } from '../snippets/inputs.ts';
import { formatSnippet, generateSnippetSet } from '../snippets/snippet-set.ts';
import type { EmbedDocument } from './document.ts';
import type { Embed, Markers } from './embed.ts';
import { obstacleAround } from './obstacles.ts';
import type { WrapEdit, WrapGroup, Wrapping } from './wrap/rows.ts';
import { groupWrappings } from './wrap/wrap-embeds.ts';

export interface MarkedText {
  readonly parsed: ParsedSections;
  /** By the offsets of the new start markers. */
  readonly added: ReadonlyMap<number, Embed>;
  /** The edits that changed the text, and what each wrote, in the order of the text. */
  readonly written: ReadonlyMap<Range, Range>;
  /** The embeds that stand behind what followed them. */
  readonly moved: ReadonlySet<Embed>;
  /** Why embeds stay as they are, as the rest of a sentence. */
  readonly leftAlone: ReadonlyMap<Embed, string>;
  /** Links and images that stay, and use the same definitions as embeds that became sections. */
  readonly sharing: readonly SharingReference[];
}

export interface SharingReference extends Range {
  /** The label of the definition. */
  readonly label: string;
}

/** An embed stays as it is if markers around it would change the rest of the document. */
export async function addMarkers(
  document: EmbedDocument,
  embeds: readonly Embed[],
  markersOf: (embed: Embed) => Markers,
  baseUrl: string,
): Promise<MarkedText> {
  const { text, format, timeBudget } = document.parsed;
  const parse = await loadParser(format);
  return timeBudget.run(text.length, () => mark(document, embeds, markersOf, baseUrl, parse));
}

function mark(
  document: EmbedDocument,
  embeds: readonly Embed[],
  markersOf: (embed: Embed) => Markers,
  baseUrl: string,
  parse: Parse,
): MarkedText {
  const { tree, parsed } = document;
  const { text } = parsed;
  const lineEnding = lineEndingOf(text, parsed.sections);
  const leftAlone = new Map<Embed, string>();
  const wrappings: Wrapping[] = [];
  const nodes = [...(tree ? treeNodes(tree) : [])].map(({ node }) => node);
  const blocks = (tree?.children ?? []).map(rangeOf);
  const references = nodes.filter(isReference).map(rangeOf);
  for (const embed of embeds) {
    // `contentOf` replaces an embed that has a reference, and a definition that nothing else uses
    // is removed.
    const lastReference = references[indexOfLastStarting(references, embed.end - 1)];
    const hasReference = lastReference !== undefined && lastReference.start >= embed.start;
    const markers = markersOf(embed);
    const obstacle = embed.obstacle ?? obstacleAround(document, embed);
    if (obstacle !== null) leftAlone.set(embed, `it ${obstacle}`);
    else if (markers.areDefinitions && !isBlock(embed, text, blocks))
      leftAlone.set(embed, notBlock);
    else wrappings.push({ markers, lineEnding, ...contentOf(text, embed, baseUrl, hasReference) });
  }
  const groups = new Set(groupWrappings(document, wrappings));
  for (;;) {
    const edits = [...groups].flatMap((group) => group.edits);
    const attempt = tryEdits(document, edits, parse);
    if (!('refused' in attempt)) {
      const marked = [...groups].flatMap((group) => group.wrappings);
      const sharing = findSharing(nodes.filter(isReference), marked);
      return { ...attempt, moved: movedEmbeds(groups), leftAlone, sharing };
    }
    for (const group of groups) {
      const reason = group.edits.map((edit) => attempt.refused.get(edit)).find(Boolean);
      if (reason === undefined) continue;
      groups.delete(group);
      for (const { embed } of group.wrappings) leftAlone.set(embed, reason);
    }
  }
}

const notBlock =
  'it is beside other content, and where HTML is shown as text a section needs lines of its ' +
  'own; put it into a paragraph of its own';

/** Whether it is all that its block contains, or both of its blocks. */
function isBlock({ start, end }: Embed, text: string, blocks: readonly Range[]): boolean {
  const first = blocks[indexOfLastStarting(blocks, start)];
  const last = blocks[indexOfLastStarting(blocks, end - 1)];
  return first?.start === start && text.slice(end, last?.end).trim() === '';
}

function movedEmbeds(groups: Iterable<WrapGroup>): ReadonlySet<Embed> {
  const moving = [...groups].filter(({ edits }) => edits.length > 1);
  return new Set(moving.flatMap(({ wrappings }) => wrappings.map(({ embed }) => embed)));
}

function contentOf(text: string, embed: Embed, baseUrl: string, hasReference: boolean) {
  const { slug, address, show, settings, start, end } = embed;
  const snippets =
    address === null ? null : generateSnippetSet({ slug, baseUrl }, normalizeUrl(address));
  const written = (syntax: 'markdown' | 'html') =>
    snippets === null
      ? ''
      : show.map((name) => formatSnippet(name, syntax, snippets, settings)).join(' ');
  // The refresh reads the address of the page in the section, so it must be there: without
  // definitions, at `https`.
  const isKept = !hasReference && (address === null || parseAddress(address) !== null);
  const content = isKept
    ? text.slice(start, end)
    : written(text.startsWith('<', start) ? 'html' : 'markdown');
  return { embed, content, contentInHtml: written('html'), start, end };
}

/** Why edits are refused. At least one is. */
interface Refusal {
  readonly refused: ReadonlyMap<WrapEdit, string>;
}

/** Refuses edits that would change more of the document than the embeds. */
function tryEdits(
  { parsed, whole, tree }: EmbedDocument,
  wrapEdits: readonly WrapEdit[],
  parse: Parse,
) {
  if (wrapEdits.length === 0)
    return { parsed, added: new Map<number, Embed>(), written: new Map<WrapEdit, Range>() };
  const overlapping = findOverlapping(wrapEdits);
  if (overlapping.length > 0) {
    const reason = 'markers around it would overlap those around another embed';
    return { refused: new Map(overlapping.map((edit) => [edit, reason])) };
  }
  const { text } = parsed;
  const wrapped = wrapEdits.flatMap(({ sections }) => sections.map(({ wrapping }) => wrapping));
  try {
    const removals = tree === null ? [] : createDefinitionRemovals(text, tree, wrapped);
    const { text: marked, written } = applyEdits(text, [...wrapEdits, ...removals]);
    const markedDocument = parse(marked);
    const found = findSections(markedDocument);
    const refusal = findSectionProblem(parsed, found, wrapEdits, written);
    if (refusal !== null) return refusal;
    const before = { document: whole, edits: [...written.keys()] };
    const after = { document: markedDocument, edits: [...written.values()] };
    const changes = findSurroundingChanges(before, after);
    const blamed = changes.flatMap((range) => editsAt(range, wrapEdits));
    const reason =
      'markers around it would change how the text around it is rendered; first put it into a ' +
      'paragraph of its own, or behind another badge';
    if (blamed.length > 0) return { refused: new Map(blamed.map((edit) => [edit, reason])) };
    const added = addedBy(written).map(({ offset, wrapping }) => [offset, wrapping.embed] as const);
    return { parsed: { ...parsed, text: marked, ...found }, added: new Map(added), written };
  } catch (error) {
    const { message } = toParseProblem(error);
    return { refused: new Map(wrapEdits.map((edit) => [edit, message])) };
  }
}

/**
 * Those that begin inside an earlier one, as for a row that moves behind a link with a badge in it.
 */
function findOverlapping(edits: readonly WrapEdit[]): readonly WrapEdit[] {
  const ordered = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  let end = 0;
  return ordered.filter((edit) => {
    const isInside = edit.start < end;
    end = Math.max(end, edit.end);
    return isInside;
  });
}

type Written = ReadonlyMap<WrapEdit, Range>;

function addedBy(written: Written) {
  return [...written].flatMap(([edit, { start }]) =>
    edit.sections.map(({ wrapping, offset }) => ({ edit, wrapping, offset: start + offset })),
  );
}

/** Those that touch the range, else the last one before it, else the first. */
function editsAt<Edit extends Range>(
  { start, end }: Range,
  edits: readonly Edit[],
): readonly Edit[] {
  const touching = edits.filter((edit) => edit.start <= end && start <= edit.end);
  const nearest = edits.findLast((edit) => edit.end <= start) ?? edits[0];
  return touching.length > 0 || nearest === undefined ? touching : [nearest];
}

/**
 * The sections must be the old ones and a new one at each of the offsets, in places that allow what
 * they show.
 */
function findSectionProblem(
  before: FoundSections,
  after: FoundSections,
  wrapEdits: readonly WrapEdit[],
  written: Written,
): Refusal | null {
  const added = addedBy(written);
  const problems = [
    ...after.problems.filter(({ isOnlySimilar }) => !isOnlySimilar),
    ...findMisplacedSnippets(after, null),
    ...after.warnings.filter(({ offset }) => added.some((each) => each.offset === offset)),
  ];
  const places = wrapEdits.flatMap((edit) => {
    const range = written.get(edit);
    return range ? { edit, ...range } : [];
  });
  const refused = new Map<WrapEdit, string>();
  for (const { offset, message } of problems) {
    for (const { edit } of editsAt({ start: offset, end: offset }, places)) {
      refused.set(edit, refused.get(edit) ?? `with markers around it, ${message}`);
    }
  }
  if (refused.size > 0) return { refused };
  const starts = new Set(after.sections.map(({ start }) => start.start));
  const missing = added.filter(({ offset }) => !starts.has(offset));
  if (missing.length === 0 && after.sections.length === before.sections.length + added.length)
    return null;
  const blamed = missing.length > 0 ? missing.map(({ edit }) => edit) : wrapEdits;
  const reason = 'markers around it would not be recognized';
  return { refused: new Map(blamed.map((edit) => [edit, reason])) };
}

function isReference(node: Nodes): node is Reference {
  return node.type === 'imageReference' || node.type === 'linkReference';
}

type Reference = ImageReference | LinkReference;

/** @param ranges those of the embeds that became sections */
function findSharing(
  references: readonly Reference[],
  ranges: readonly Range[],
): readonly SharingReference[] {
  const ordered = [...ranges].sort((one, other) => one.start - other.start);
  const isReplaced = (node: Reference) => indexOfRangeAround(ordered, rangeOf(node).start) >= 0;
  const replaced = new Set(references.filter(isReplaced).map(({ identifier }) => identifier));
  const sharing = references.filter((node) => replaced.has(node.identifier) && !isReplaced(node));
  return sharing.map((node) => ({ ...rangeOf(node), label: node.label ?? node.identifier }));
}

/** Removes the definitions to which only the given ranges refer, with their lines. */
function createDefinitionRemovals(text: string, tree: Root, ranges: readonly Range[]): WrapEdit[] {
  const ordered = [...ranges].sort((one, other) => one.start - other.start);
  const [replaced, kept] = [new Set<string>(), new Set<string>()];
  for (const { node } of treeNodes(tree)) {
    if (!isReference(node)) continue;
    const isReplaced = indexOfRangeAround(ordered, rangeOf(node).start) >= 0;
    (isReplaced ? replaced : kept).add(node.identifier);
  }
  const removed: Range[] = [];
  for (const { node } of treeNodes(tree)) {
    if (node.type !== 'definition' || !replaced.has(node.identifier) || kept.has(node.identifier))
      continue;
    const { start, end } = rangeOf(node);
    const first = lineStart(text, start);
    const rest = /^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0] ?? '';
    // Consecutive lines are removed together, so that the blank line before them is found.
    const before = removed.at(-1)?.end === first ? removed.pop() : undefined;
    removed.push({ start: before?.start ?? first, end: end + rest.length });
  }
  return removed.map(({ start, end }) => {
    const blankBefore = blankLineBefore(text, start).length;
    const isBlankAfter = /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end));
    return { start: isBlankAfter ? start - blankBefore : start, end, text: '', sections: [] };
  });
}
