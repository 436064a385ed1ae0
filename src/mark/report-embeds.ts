import type { Finding } from '../core/errors.ts';
import { shorten } from '../core/quote.ts';
import { indexOfRangeAround, type Position } from '../core/range.ts';
import type { RefreshResult } from '../refresh/result.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import type { SharingReference } from './add-markers.ts';
import type { Embed } from './embed.ts';
import type { FoundEmbed } from './find-embeds.ts';
import type { MarkedFile } from './mark-file.ts';

/** As the JSON report lists it. */
export interface EmbedReport
  extends Pick<FoundEmbed, 'kind' | 'slug' | 'address' | 'currentAddress'>,
    Position {
  readonly path: string;
  /**
   * `current` and `out-of-date` are about the address; an embed without a link is never out of
   * date.
   */
  readonly outcome: 'current' | 'out-of-date' | 'adopted';
}

export function toEmbedReport({
  place,
  kind,
  slug,
  address,
  currentAddress,
  isOutdated,
}: FoundEmbed): EmbedReport {
  return {
    ...place,
    kind,
    slug,
    address,
    currentAddress,
    outcome: isOutdated ? 'out-of-date' : 'current',
  };
}

export function describeEmbed(embed: FoundEmbed): string {
  const { isOutdated, obstacle } = embed;
  return (
    describeLink(embed) +
    (isOutdated && obstacle !== null ? `; ${byHand}, because it ${obstacle}` : '')
  );
}

function describeLink({ kind, slug, address, currentAddress, isOutdated }: FoundEmbed): string {
  const name = nameOf({ kind, slug });
  if (address === null)
    return kind === 'widget' ? name : `${name} has no link, the page is at ${currentAddress}`;
  return `${name} links to ${address}${isOutdated ? `, the page is at ${currentAddress}` : ''}`;
}

function nameOf({ kind, slug }: Pick<Embed, 'kind' | 'slug'>): string {
  return `${kind} of page "${slug}"`;
}

export function warnAboutOldAddress(embed: FoundEmbed): Finding[] {
  if (!embed.isOutdated) return [];
  const advice = !embed.obstacle
    ? 'put it in a section with "status-snippets adopt", or set unmarked: adopt'
    : byHand;
  const message = `${describeLink(embed)}: ${advice}`;
  return [{ ...embed.place, level: 'warning', code: 'unmarked', message }];
}

const byHand = 'change it by hand';

function noteLeftAlone(embed: FoundEmbed, reason: string): Finding[] {
  const { place, currentAddress, isOutdated } = embed;
  const advice = isOutdated ? `; ${byHand}, the page is at ${currentAddress}` : '';
  const message = `${nameOf(embed)} stays as it is: ${reason}${advice}`;
  return [{ ...place, level: isOutdated ? 'warning' : 'note', code: 'left-alone', message }];
}

function describeShared({ label }: SharingReference): string {
  return (
    `its definition [${shorten(label)}] is no longer that of the badge, so ${byHand} when ` +
    'the page moves'
  );
}

/** Also what of the embed is lost. */
function noteAdopted(embed: FoundEmbed, hasMoved: boolean): Finding[] {
  const { place, page, address, currentAddress, isOutdated } = embed;
  const update = isOutdated ? `, from ${address} to ${currentAddress}` : '';
  const move = hasMoved
    ? '; it now follows what was after it, because a marker must not begin that line'
    : '';
  const name = nameOf(embed);
  const becomes = `${name} becomes a section${update}${move}`;
  const note: Finding = { ...place, level: 'note', code: 'adopted', message: becomes };
  const snippets = Object.values(safeStrings(page.snippets)).join('\n');
  const lost = embed.details.filter(({ forms }) => !forms.some((form) => snippets.includes(form)));
  if (lost.length === 0) return [note];
  const words = lost.map((detail) => detail.words);
  const list =
    words.length === 1
      ? `${words[0]} is`
      : `${words.slice(0, -1).join(', ')} and ${words.at(-1)} are`;
  const message = `${name}: ${list} not kept, because the page's own ${embed.kind} differs`;
  return [note, { ...place, level: 'warning', code: 'details-lost', message }];
}

/** The result of a run that also handled embeds outside sections. */
export type MarkResult<Listed = EmbedReport> = RefreshResult & {
  readonly embeds: readonly Listed[];
};

/** Adds to the result of refreshing marked files what became of each embed. */
export function reportEmbeds(
  found: readonly Finding[],
  marked: readonly MarkedFile[],
  refreshed: RefreshResult,
): MarkResult {
  const isWritten = refreshed.failure === null;
  const reported = marked.flatMap(({ candidate, added, moved, leftAlone, sharing }) => {
    const adopted = isWritten
      ? [...added.values()].sort((one, other) => one.start - other.start)
      : [];
    const reasons = new Map(
      [...leftAlone].flatMap(([each, why]) => (each.parts ?? [each]).map((part) => [part, why])),
    );
    return candidate.embeds.map((embed) => {
      const report = toEmbedReport(embed);
      const section = adopted[indexOfRangeAround(adopted, embed.start)];
      if (section)
        return {
          report: { ...report, outcome: 'adopted' as const },
          notes: noteAdopted(embed, moved.has(section)),
        };
      const reason = reasons.get(embed);
      if (reason === undefined) return { report, notes: [] };
      const shared = sharing.find(({ start }) => start === embed.start);
      const why = shared ? `${reason}; ${describeShared(shared)}` : reason;
      return { report, notes: noteLeftAlone(embed, why) };
    });
  });
  const left = isWritten ? marked.flatMap(noteSharing) : [];
  const inserted = marked.flatMap(({ note }) => (isWritten && note) || []);
  const findings = [
    ...found,
    ...refreshed.findings,
    ...inserted,
    ...reported.flatMap(({ notes }) => notes),
    ...left,
  ];
  // The warnings about a page are those of the search, and again those of the refresh.
  const unique = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return {
    ...refreshed,
    findings: [...unique.values()],
    embeds: reported.map(({ report }) => report),
  };
}

/**
 * Names what uses the definition of an embed that became a section, and is no embed with a note.
 */
function noteSharing({ candidate, sharing, leftAlone }: MarkedFile): Finding[] {
  const { path, positionOf } = candidate.file;
  const noted = new Set([...leftAlone.keys()].map(({ start }) => start));
  return sharing
    .filter(({ start }) => !noted.has(start))
    .map((shared) => {
      const message = `this link stays as it is: ${describeShared(shared)}`;
      return { path, ...positionOf(shared.start), level: 'note', code: 'left-alone', message };
    });
}
