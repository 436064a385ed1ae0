import type { ImageReference, LinkReference, Nodes, Root } from 'mdast';
import { findMisplacedSnippets, snippetsShownIn } from '../sections/checks/allowed-snippets.ts';
import { findSurroundingChange } from '../sections/checks/surroundings.ts';
import { rangeOf, treeNodes } from '../sections/markdown/tree.ts';
import { type ParsedSections, parseSections } from '../sections/parse-sections.ts';
import type { SectionProblem } from '../sections/parsed-document.ts';
import { applyEdits } from '../sections/rewrite-sections.ts';
import { formatSnippet, generateSnippetSet } from '../snippets/generate-snippets.ts';
import { indexOfLastStarting, indexOfRangeAround, lineEndingOf, lineStart, type Range } from '../text/range.ts';
import { toTooComplex } from '../text/time-limit.ts';
import type { Document } from './document.ts';
import type { Embed, Markers } from './embed.ts';
import { groupWrappings, type WrapEdit, type WrapGroup, type Wrapping } from './wrap-embeds.ts';

/** By the offsets of the new start markers. */
type Adopted = ReadonlyMap<number, Embed>;

interface MarkedText {
  readonly parsed: ParsedSections;
  readonly wrapEdits: readonly WrapEdit[];
  readonly adopted: Adopted;
}

/**
 * An embed stays as it is if it cannot become a section without a change to the rest of the document.
 * @param markersOf returns the markers of the section that an embed becomes
 * @param tryToFill fills the sections at the offsets; returns where that is not possible, and why, or null
 * @returns the new text, and why embeds were left alone, as the rest of a sentence
 */
export async function adoptEmbeds(
  document: Document,
  embeds: readonly Embed[],
  markersOf: (embed: Embed) => Markers,
  baseUrl: string,
  tryToFill: (parsed: ParsedSections, adopted: Adopted) => Promise<Omit<SectionProblem, 'code'> | null>,
): Promise<MarkedText & { readonly leftAlone: ReadonlyMap<Embed, string> }> {
  const { tree, parsed } = document;
  const { text, timeBudget } = parsed;
  const leftAlone = new Map<Embed, string>();
  const wrappings: Wrapping[] = [];
  const nodes = [...(tree ? treeNodes(tree) : [])].map(({ node }) => node);
  const references = nodes.filter(isReference).map(rangeOf);
  for (const embed of embeds) {
    const last = references[indexOfLastStarting(references, embed.end - 1)];
    const hasReferences = last !== undefined && last.start >= embed.start;
    if (embed.obstacle === null) wrappings.push(toWrapping(text, embed, markersOf(embed), baseUrl, hasReferences));
    else leftAlone.set(embed, `it ${embed.obstacle}`);
  }
  const none: MarkedText = { parsed, wrapEdits: [], adopted: new Map() };
  let accepted = none;
  /** All groups at once nearly always succeed. If they fail, each half of them is tried. */
  const accept = async (groups: readonly WrapGroup[]): Promise<void> => {
    const edits = groups.flatMap(({ choices }) => choices[0] ?? []);
    const first = await tryEdits(document, [...accepted.wrapEdits, ...edits]);
    const half = Math.ceil(groups.length / 2);
    if (typeof first !== 'string') accepted = first;
    else if (groups.length > 1) for (const part of [groups.slice(0, half), groups.slice(half)]) await accept(part);
    else for (const group of groups) await acceptOtherChoice(group, first);
  };
  const acceptOtherChoice = async ({ wrappings: members, choices }: WrapGroup, reason: string): Promise<void> => {
    for (const choice of choices.slice(1)) {
      const attempt = await tryEdits(document, [...accepted.wrapEdits, ...choice]);
      if (typeof attempt === 'string') continue;
      accepted = attempt;
      return;
    }
    for (const { embed } of members) leftAlone.set(embed, reason);
  };
  const groups = timeBudget.run({ start: 0, end: text.length }, () =>
    groupWrappings(text, tree, wrappings, lineEndingOf(text, [])),
  );
  for (let rest = groups; rest.length > 0; accepted = none) {
    await accept(rest);
    const refusal = await tryToFill(accepted.parsed, accepted.adopted);
    const refused = refusal && accepted.adopted.get(refusal.offset);
    if (!refused) break;
    const isRefused = ({ wrappings: members }: WrapGroup) => members.some(({ embed }) => embed === refused);
    for (const { embed } of rest.find(isRefused)?.wrappings ?? []) leftAlone.set(embed, withMarkers(refusal.message));
    rest = rest.filter((group) => !isRefused(group));
  }
  return { ...accepted, leftAlone };
}

function toWrapping(text: string, embed: Embed, markers: Markers, baseUrl: string, hasReferences: boolean): Wrapping {
  const { slug, address, show, start, end } = embed;
  const snippets = address === null ? null : generateSnippetSet({ slug, baseUrl }, address);
  const written = (syntax: 'markdown' | 'html') =>
    snippets === null ? '' : show.map((name) => formatSnippet(name, syntax, snippets, { slug, baseUrl })).join(' ');
  // While the service is unavailable, a section keeps what it contains, but its definitions are removed. It fills an empty one.
  const content = hasReferences ? written('markdown') : text.slice(start, end);
  return { embed, markers, content, contentInHtml: written('html'), start, end };
}

/** Returns why the edits are refused if they would change more of the document than the embeds. */
async function tryEdits({ parsed, tree }: Document, wrapEdits: readonly WrapEdit[]): Promise<MarkedText | string> {
  const { text, format, timeBudget } = parsed;
  const wrapped = wrapEdits.flatMap(({ sections }) => sections.map(({ wrapping }) => wrapping));
  try {
    const whole = { start: 0, end: text.length };
    const removals = timeBudget.run(whole, () => (tree === null ? [] : createDefinitionRemovals(text, tree, wrapped)));
    const { text: marked, written } = applyEdits(text, [...wrapEdits, ...removals]);
    const after = await parseSections(marked, format, timeBudget);
    const adopted = new Map<number, Embed>();
    for (const [{ sections }, { start }] of written)
      for (const { wrapping, offset } of sections) adopted.set(start + offset, wrapping.embed);
    const reason = findSectionProblem(parsed, after, adopted);
    if (reason !== null) return reason;
    const before = { text, edits: [...written.keys()] };
    const now = { text: marked, edits: [...written.values()] };
    const change = await findSurroundingChange(before, now, format, timeBudget);
    if (change !== null) return 'markers around it would change how the text around it is rendered';
    return { parsed: after, wrapEdits, adopted };
  } catch (error) {
    return toTooComplex(error).message;
  }
}

/** The sections must be the old ones and a new one at each of the offsets, in places that allow what they show. */
function findSectionProblem(before: ParsedSections, after: ParsedSections, added: Adopted): string | null {
  const [problem] = [
    ...after.problems,
    ...findMisplacedSnippets(
      after,
      after.sections.map((section) => snippetsShownIn(section, null)),
    ),
  ];
  if (problem) return withMarkers(problem.message);
  const found = after.sections.filter(({ start }) => added.has(start.start));
  const isExpected = found.length === added.size && after.sections.length === before.sections.length + added.size;
  if (!isExpected) return 'markers around it would not be recognized';
  const warning = after.warnings.find(({ offset }) => added.has(offset));
  return warning ? withMarkers(warning.message) : null;
}

const withMarkers = (problem: string) => `with markers around it, ${problem}`;

function isReference(node: Nodes): node is ImageReference | LinkReference {
  return node.type === 'imageReference' || node.type === 'linkReference';
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
    if (node.type !== 'definition' || !replaced.has(node.identifier) || kept.has(node.identifier)) continue;
    const { start, end } = rangeOf(node);
    const line = {
      start: lineStart(text, start),
      end: end + (/^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0].length ?? 0),
    };
    // Consecutive lines are removed together, so that the blank line before them is found.
    const before = removed.at(-1)?.end === line.start ? removed.pop() : undefined;
    removed.push({ start: before?.start ?? line.start, end: line.end });
  }
  return removed.map(({ start, end }) => {
    blankLineBefore.lastIndex = start;
    const blankBefore = blankLineBefore.exec(text)?.[1]?.length ?? 0;
    const isBlankAfter = /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end));
    return { start: isBlankAfter ? start - blankBefore : start, end, text: '', sections: [] };
  });
}

const blankLineBefore = /(?<=(?:^|[\r\n])([ \t]*(?:\r\n|(?<!\r)\n|\r)))/y;
