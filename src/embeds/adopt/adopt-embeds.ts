import { findMisplacedSnippets, snippetsShownIn } from '../../sections/checks/allowed-snippets.ts';
import { findSurroundingChange } from '../../sections/checks/surroundings.ts';
import { type ParsedSections, parseSections } from '../../sections/parse-sections.ts';
import { generateSnippetSet } from '../../snippets/generate-snippets.ts';
import { isError } from '../../text/errors.ts';
import { lineEndingOf } from '../../text/lines.ts';
import type { Range } from '../../text/range.ts';
import type { Document } from '../recognize/document.ts';
import type { Embed } from '../recognize/embed.ts';
import { applyEdits } from './apply-edits.ts';
import { createDefinitionRemovals, createReferenceCheck } from './orphan-definitions.ts';
import { groupWrappings, type WrapEdit, type WrapGroup, type Wrapping } from './wrap-embeds.ts';
import type { Markers } from './write-markers.ts';

/** The result of putting markers around embeds. The new sections are not filled yet. */
export interface Adoption {
  /** The text of the file with the markers. */
  readonly text: string;
  readonly adopted: readonly AdoptedEmbed[];
  readonly leftAlone: readonly { readonly embed: Embed; readonly reason: string }[];
}

/** An embed that became a section. */
export interface AdoptedEmbed {
  readonly embed: Embed;
  /** The offset of the start marker in the new text. */
  readonly offset: number;
}

/**
 * Puts markers around embeds. An embed stays as it is if it cannot become a section without a change to the rest of the
 * document.
 *
 * @param markersOf returns the markers of the section that an embed becomes
 */
export async function adoptEmbeds(
  document: Document,
  embeds: readonly Embed[],
  markersOf: (embed: Embed) => Markers,
  baseUrl: string,
): Promise<Adoption> {
  const { text, tree, byteOrderMark } = document;
  const wrappings = new Map<Wrapping, Embed>();
  const containsReference = tree === null ? () => false : createReferenceCheck(tree);
  for (const embed of embeds) {
    if (embed.obstacle !== null) continue;
    const usesGeneratedBadge = embed.show === 'badge' && containsReference(embed);
    wrappings.set(await toWrapping(text, embed, markersOf(embed), baseUrl, usesGeneratedBadge), embed);
  }
  const lineEnding = lineEndingOf(text, []);
  const groups = groupWrappings(text, tree, [...wrappings.keys()], lineEnding);
  const reasons = new Map<Embed, string>();
  let accepted: MarkedText = { outcome: 'marked', edits: [], text: byteOrderMark + text, offsets: new Map() };

  /** Tries to make sections of all groups at once, which nearly always succeeds. If it fails, tries each half of the groups. */
  const accept = async (tried: readonly WrapGroup[]): Promise<void> => {
    const attempt = await tryEdits(document, [...accepted.edits, ...tried.flatMap(({ choices }) => choices[0] ?? [])]);
    if (attempt.outcome === 'marked') accepted = attempt;
    else if (tried.length > 1) {
      const half = Math.ceil(tried.length / 2);
      await accept(tried.slice(0, half));
      await accept(tried.slice(half));
    } else for (const group of tried) await acceptOtherChoice(group, attempt.reason);
  };
  const acceptOtherChoice = async ({ wrappings: members, choices }: WrapGroup, reason: string): Promise<void> => {
    for (const choice of choices.slice(1)) {
      const attempt = await tryEdits(document, [...accepted.edits, ...choice]);
      if (attempt.outcome === 'refused') continue;
      accepted = attempt;
      return;
    }
    for (const member of members) {
      const embed = wrappings.get(member);
      if (embed) reasons.set(embed, reason);
    }
  };
  await accept(groups);

  const adopted: AdoptedEmbed[] = [];
  for (const [wrapping, offset] of accepted.offsets) {
    const embed = wrappings.get(wrapping);
    if (embed) adopted.push({ embed, offset });
  }
  const leftAlone = embeds.flatMap((embed) => {
    const reason = embed.obstacle === null ? reasons.get(embed) : `it ${embed.obstacle}`;
    return reason === undefined ? [] : [{ embed, reason }];
  });
  return { text: accepted.text, adopted, leftAlone };
}

/** @param usesGeneratedBadge whether the new section contains a generated badge until it is filled, instead of the embed */
async function toWrapping(
  text: string,
  { slug, address, start, end }: Embed,
  markers: Markers,
  baseUrl: string,
  usesGeneratedBadge: boolean,
): Promise<Wrapping> {
  // The content has to include the address: while the service is unavailable, a section keeps the address that it contains.
  const snippets = address === null ? null : generateSnippetSet({ slug, baseUrl }, address);
  const source = text.slice(start, end);
  const content = usesGeneratedBadge ? (snippets?.badge_markdown ?? '') : source;
  return { markers, content, contentInHtml: snippets?.badge_html ?? '', start, end };
}

/** A text with markers around embeds. */
interface MarkedText {
  readonly outcome: 'marked';
  readonly edits: readonly WrapEdit[];
  readonly text: string;
  /** The offset of each start marker in the text. */
  readonly offsets: ReadonlyMap<Wrapping, number>;
}

/** The text with the markers, or why the edits would change more of the document than the embeds. */
type Attempt = MarkedText | { readonly outcome: 'refused'; readonly reason: string };

async function tryEdits(document: Document, edits: readonly WrapEdit[]): Promise<Attempt> {
  const { text, tree, format, byteOrderMark, parsedSections: before, timeBudget } = document;
  const wrapped = edits.flatMap(({ sections }) => sections.map(({ wrapping }) => wrapping));
  const removed = tree === null ? [] : createDefinitionRemovals(text, tree, wrapped);
  const all = [...edits, ...removed];
  const { text: body, written } = applyEdits(text, all);
  try {
    const marked = byteOrderMark + body;
    const after = await parseSections(marked, format, timeBudget);
    const offsets = new Map<Wrapping, number>();
    for (const [index, { sections }] of edits.entries()) {
      for (const { wrapping, offset } of sections) {
        offsets.set(wrapping, byteOrderMark.length + (written[index]?.start ?? 0) + offset);
      }
    }
    const reason = findSectionProblem(before, after, new Set(offsets.values()));
    if (reason !== null) return { outcome: 'refused', reason };
    const around = { before: { text, edits: byStart(all) }, after: { text: body, edits: byStart(written) } };
    if ((await findSurroundingChange(around.before, around.after, format, timeBudget)) !== null)
      return { outcome: 'refused', reason: 'markers around it would change how the text around it is rendered' };
    return { outcome: 'marked', edits, text: marked, offsets };
  } catch (error) {
    if (isError(error, 'too-complex')) return { outcome: 'refused', reason: error.message };
    throw error;
  }
}

/**
 * Why the new text is refused; null if it is accepted. The new text must have the sections of the old text and a new section at
 * each of the offsets, and every section must be in a place that allows the snippets that it shows.
 */
function findSectionProblem(
  before: ParsedSections,
  after: ParsedSections,
  offsets: ReadonlySet<number>,
): string | null {
  const [problem] = [
    ...after.problems,
    ...findMisplacedSnippets(
      after,
      after.sections.map((section) => snippetsShownIn(section, null)),
    ),
  ];
  if (problem) return problem.message;
  const added = after.sections.filter(({ start }) => offsets.has(start.start));
  const isExpected = added.length === offsets.size && after.sections.length === before.sections.length + offsets.size;
  if (!isExpected) return 'markers around it would not be recognized';
  return after.warnings.length > before.warnings.length ? (after.warnings[0]?.message ?? null) : null;
}

function byStart(ranges: readonly Range[]): Range[] {
  return [...ranges].sort((one, other) => one.start - other.start);
}
