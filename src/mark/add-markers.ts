import type { ImageReference, LinkReference, Nodes, Root } from 'mdast';
import { rangeOf, treeNodes } from '../sections/markdown/tree.ts';
import { findMisplacedSnippets, type ParsedSections, parseSections } from '../sections/parse-sections.ts';
import { findSurroundingChanges } from '../sections/rewrite-sections.ts';
import { normalizeUrl, parseAddress } from '../snippets/inputs.ts';
import { formatSnippet, generateSnippetSet } from '../snippets/snippet-set.ts';
import type { Range } from '../text/range.ts';
import { applyEdits, indexOfLastStarting, indexOfRangeAround, lineEndingOf, lineStart } from '../text/range.ts';
import { toParseProblem } from '../text/time-limit.ts';
import { type Document, parseDocument } from './document.ts';
import type { Embed, Markers } from './embed.ts';
import { groupWrappings, type WrapEdit, type WrapGroup, type Wrapping } from './wrap-embeds.ts';

export interface MarkedText {
  readonly parsed: ParsedSections;
  /** By the offsets of the new start markers. */
  readonly added: ReadonlyMap<number, Embed>;
  /** The edits that changed the text, and what each wrote, in the order of the text. */
  readonly written: ReadonlyMap<Range, Range>;
  /** Why embeds stay as they are, as the rest of a sentence. */
  readonly leftAlone: ReadonlyMap<Embed, string>;
}

/** An embed stays as it is if markers around it would change the rest of the document. */
export async function addMarkers(
  document: Document,
  embeds: readonly Embed[],
  markersOf: (embed: Embed) => Markers,
  baseUrl: string,
): Promise<MarkedText> {
  const { tree, parsed } = document;
  const { text, timeBudget } = parsed;
  const lineEnding = lineEndingOf(text, parsed.sections);
  const leftAlone = new Map<Embed, string>();
  const wrappings: Wrapping[] = [];
  const nodes = [...(tree ? treeNodes(tree) : [])].map(({ node }) => node);
  const references = nodes.filter(isReference).map(rangeOf);
  for (const embed of embeds) {
    // `contentOf` replaces an embed that has a reference, and a definition that nothing else uses is removed.
    const lastReference = references[indexOfLastStarting(references, embed.end - 1)];
    const hasReference = lastReference !== undefined && lastReference.start >= embed.start;
    if (embed.obstacle !== null) leftAlone.set(embed, `it ${embed.obstacle}`);
    else wrappings.push({ markers: markersOf(embed), lineEnding, ...contentOf(text, embed, baseUrl, hasReference) });
  }
  const groups = timeBudget.run({ start: 0, end: text.length }, () => groupWrappings(text, tree, wrappings));
  const chosen = new Map(groups.map((group) => [group, group.choices[0] ?? []]));
  /** For all attempts: each group could need one with the whole document. Padding does not count. */
  let charactersLeft = 3_000_000 + 8 * text.length;
  const attemptEdits: typeof tryEdits = (part, edits) => {
    charactersLeft -= part.parsed.text.trimStart().length;
    return tryEdits(part, edits);
  };
  const tryChosen = () => attemptEdits(document, [...chosen.values()].flat());
  const leaveAlone = (group: WrapGroup, reason: string) => {
    chosen.delete(group);
    for (const { embed } of group.wrappings) leftAlone.set(embed, reason);
  };

  // The best choices of all groups at once. Only if they are refused, the blamed groups are tried one by one.
  let attempt = await tryChosen();
  if ('reason' in attempt) {
    for (const group of findBlamed(chosen, attempt)) {
      if (charactersLeft < 0) break;
      const choice = await chooseAlone(document, group, attemptEdits);
      if (typeof choice === 'string') leaveAlone(group, choice);
      else chosen.set(group, choice);
    }
    attempt = await tryChosen();
  }
  // Some groups are refused only together. Half of them, or once the limit is reached all, are left alone at a time.
  while ('reason' in attempt) {
    const blamed = findBlamed(chosen, attempt);
    const refused = charactersLeft < 0 ? blamed : blamed.slice(-Math.ceil(blamed.length / 2));
    for (const group of refused) leaveAlone(group, attempt.reason);
    if (charactersLeft < -1_000_000)
      for (const group of chosen.keys()) leaveAlone(group, 'too many others in this file cannot become sections');
    attempt = await tryChosen();
  }
  // A badge and its text link that cannot be one section may be two. If the time is used up, they stay; other errors are thrown.
  const undivided = { ...attempt, leftAlone };
  if (!embeds.some((embed) => embed.parts && leftAlone.has(embed))) return undivided;
  const divided = embeds.flatMap((embed) => (leftAlone.has(embed) ? (embed.parts ?? embed) : embed));
  return addMarkers(document, divided, markersOf, baseUrl).catch((error) => toParseProblem(error) && undivided);
}

function findBlamed(chosen: ReadonlyMap<WrapGroup, readonly WrapEdit[]>, { blamed }: Refusal): readonly WrapGroup[] {
  const some = [...chosen].flatMap(([group, edits]) => (edits.some((edit) => blamed.has(edit)) ? group : []));
  return some.length > 0 ? some : [...chosen.keys()];
}

/**
 * Returns the first choice that is possible without the other groups, else why the best one is not. Each is tried in the blocks
 * around the group, because parsing the whole document takes long; the groups are tried together later.
 */
async function chooseAlone(document: Document, { choices }: WrapGroup, attemptEdits: typeof tryEdits) {
  const part = await partAround(document, choices.flat());
  let reason = '';
  for (const choice of choices) {
    let attempt = await attemptEdits(part, choice);
    // The best choice was refused together with those of other groups. If these blocks allow it, the whole document decides.
    if ('added' in attempt && choice === choices[0]) attempt = await attemptEdits(document, choice);
    if ('added' in attempt) return choice;
    reason ||= attempt.reason;
  }
  return reason;
}

/** The blocks that the edits touch, with one more before and after them; the whole document if these cannot be read alone. */
async function partAround(document: Document, edits: readonly WrapEdit[]): Promise<Document> {
  const { text, format, timeBudget } = document.parsed;
  const blocks = document.tree?.children.map(rangeOf) ?? [];
  const touched = edits.flatMap(({ start, end }) => [start, end].map((offset) => indexOfLastStarting(blocks, offset)));
  const start = lineStart(text, blocks[Math.min(...touched) - 1]?.start ?? 0);
  const next = blocks[Math.max(...touched) + 2];
  // A blank line before them, so that offsets stay the same.
  const blank = '\n'.padStart(start).slice(0, start);
  const blocksAlone = blank + text.slice(start, next && lineStart(text, next.start));
  const part = await parseDocument(await parseSections(blocksAlone, format, timeBudget));
  return 'message' in part || part.parsed.problems.length > 0 ? document : part;
}

function contentOf(text: string, embed: Embed, baseUrl: string, hasReference: boolean) {
  const { slug, address, show, start, end } = embed;
  const snippets = address === null ? null : generateSnippetSet({ slug, baseUrl }, normalizeUrl(address));
  const written = (syntax: 'markdown' | 'html') =>
    snippets === null ? '' : show.map((name) => formatSnippet(name, syntax, snippets)).join(' ');
  // During an outage, only empty sections are filled. So what is not empty must be valid as it is: without definitions, at `https`.
  const isKept = !hasReference && (address === null || parseAddress(address) !== null);
  const content = isKept ? text.slice(start, end) : written(text.startsWith('<', start) ? 'html' : 'markdown');
  return { embed, content, contentInHtml: written('html'), start, end };
}

interface Refusal {
  readonly reason: string;
  /** Empty if the refusal is about all edits. */
  readonly blamed: ReadonlySet<WrapEdit>;
}

/** Refuses edits that would change more of the document than the embeds. */
async function tryEdits({ parsed, tree }: Document, wrapEdits: readonly WrapEdit[]) {
  if (wrapEdits.length === 0) return { parsed, added: new Map<number, Embed>(), written: new Map<WrapEdit, Range>() };
  const { text, format, timeBudget } = parsed;
  const wrapped = wrapEdits.flatMap(({ sections }) => sections.map(({ wrapping }) => wrapping));
  try {
    const whole = { start: 0, end: text.length };
    const removals = timeBudget.run(whole, () => (tree === null ? [] : createDefinitionRemovals(text, tree, wrapped)));
    const { text: marked, written } = applyEdits(text, [...wrapEdits, ...removals]);
    const after = await parseSections(marked, format, timeBudget);
    const refusal = findSectionProblem(parsed, after, written);
    if (refusal !== null) return refusal;
    const before = { text, edits: [...written.keys()] };
    const now = { text: marked, edits: [...written.values()] };
    const changes = await findSurroundingChanges(before, now, format, timeBudget);
    if (changes.length > 0) {
      const reason = 'markers around it would change how the text around it is rendered';
      return { reason, blamed: new Set(changes.flatMap((range) => editsAt(range, wrapEdits))) };
    }
    const added = addedBy(written).map(({ offset, wrapping }) => [offset, wrapping.embed] as const);
    return { parsed: after, added: new Map(added), written };
  } catch (error) {
    return { reason: toParseProblem(error).message, blamed: new Set<WrapEdit>() };
  }
}

type Written = ReadonlyMap<WrapEdit, Range>;

function addedBy(written: Written) {
  return [...written].flatMap(([edit, { start }]) =>
    edit.sections.map(({ wrapping, offset }) => ({ edit, wrapping, offset: start + offset })),
  );
}

/** Those that touch the range, else the last one before it, else the first. */
function editsAt<Edit extends Range>({ start, end }: Range, edits: readonly Edit[]): readonly Edit[] {
  const touching = edits.filter((edit) => edit.start <= end && start <= edit.end);
  const nearest = edits.findLast((edit) => edit.end <= start) ?? edits[0];
  return touching.length > 0 || nearest === undefined ? touching : [nearest];
}

/** The sections must be the old ones and a new one at each of the offsets, in places that allow what they show. */
function findSectionProblem(before: ParsedSections, after: ParsedSections, written: Written): Refusal | null {
  const added = addedBy(written);
  const places = [...written].map(([edit, range]) => ({ edit, ...range }));
  const problems = [
    ...after.problems.filter(({ isOnlySimilar }) => !isOnlySimilar),
    ...findMisplacedSnippets(after, null),
    ...after.warnings.filter(({ offset }) => added.some((each) => each.offset === offset)),
  ];
  const [problem] = problems;
  if (problem) {
    const blamed = problems.flatMap(({ offset }) => editsAt({ start: offset, end: offset }, places));
    const reason = `with markers around it, ${problem.message}`;
    return { reason, blamed: new Set(blamed.map(({ edit }) => edit)) };
  }
  const starts = new Set(after.sections.map(({ start }) => start.start));
  const missing = added.filter(({ offset }) => !starts.has(offset));
  if (missing.length === 0 && after.sections.length === before.sections.length + added.length) return null;
  const reason = 'markers around it would not be recognized';
  return { reason, blamed: new Set(missing.map(({ edit }) => edit)) };
}

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
    const first = lineStart(text, start);
    const rest = /^[ \t]*(?:\r\n|\n|\r|$)/.exec(text.slice(end))?.[0] ?? '';
    // Consecutive lines are removed together, so that the blank line before them is found.
    const before = removed.at(-1)?.end === first ? removed.pop() : undefined;
    removed.push({ start: before?.start ?? first, end: end + rest.length });
  }
  return removed.map(({ start, end }) => {
    blankLineBefore.lastIndex = start;
    const blankBefore = blankLineBefore.exec(text)?.[1]?.length ?? 0;
    const isBlankAfter = /^[ \t]*(?:[\r\n]|$)/.test(text.slice(end));
    return { start: isBlankAfter ? start - blankBefore : start, end, text: '', sections: [] };
  });
}

/** Matches at the start of a line. The group is the blank line before it. */
const blankLineBefore = /(?<=(?:^|[\r\n])([ \t]*(?:\r\n|(?<!\r)\n|\r)))/y;
