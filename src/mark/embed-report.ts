import { safeStrings } from '../snippets/snippet-set.ts';
import type { Finding } from '../text/finding.ts';
import type { Position } from '../text/range.ts';
import type { Detail, Embed } from './embed.ts';
import type { FoundEmbed } from './find-embeds.ts';

/** As the JSON report lists it. */
export interface EmbedReport extends Pick<FoundEmbed, 'kind' | 'slug' | 'address' | 'currentAddress'>, Position {
  readonly path: string;
  /** `current` and `out-of-date` are about the address; an embed without a link is never out of date. */
  readonly outcome: 'current' | 'out-of-date' | 'adopted';
}

export function toEmbedReport({ place, kind, slug, address, currentAddress, isOutdated }: FoundEmbed): EmbedReport {
  return { ...place, kind, slug, address, currentAddress, outcome: isOutdated ? 'out-of-date' : 'current' };
}

export function describeEmbed({ kind, slug, address, currentAddress, isOutdated, obstacle }: FoundEmbed): string {
  const name = nameOf({ kind, slug });
  if (address === null) return kind === 'widget' ? name : `${name} has no link, the page is at ${currentAddress}`;
  if (!isOutdated) return `${name} links to ${address}`;
  const advice = obstacle === null ? '' : `; ${byHand}, because it ${obstacle}`;
  return `${name} links to ${address}, the page is at ${currentAddress}${advice}`;
}

function nameOf({ kind, slug }: Pick<Embed, 'kind' | 'slug'>): string {
  return `${kind} of page "${slug}"`;
}

export function warnAboutOldAddress(embed: FoundEmbed): Finding[] {
  if (!embed.isOutdated) return [];
  const isAdoptable = embed.obstacle === null;
  const advice = isAdoptable ? 'put it in a section with "status-snippets adopt", or set unmarked: adopt' : byHand;
  const message = `${describeEmbed({ ...embed, obstacle: null })}: ${advice}`;
  return [{ ...embed.place, level: 'warning', code: 'unmarked', message }];
}

const byHand = 'change it by hand';

/** Nothing for a text link that is up to date, because people write such links as they like. */
export function reportLeftAlone(embed: FoundEmbed, reason: string): Finding[] {
  const { kind, place, currentAddress, isOutdated } = embed;
  if (kind === 'link' && !isOutdated) return [];
  const advice = isOutdated ? `; ${byHand}, the page is at ${currentAddress}` : '';
  const message = `${nameOf(embed)} stays as it is: ${reason}${advice}`;
  return [{ ...place, level: isOutdated ? 'warning' : 'note', code: 'left-alone', message }];
}

/** Also what of the embed is lost. */
export function reportAdopted(embed: FoundEmbed): Finding[] {
  const { place, page, address, currentAddress, isOutdated } = embed;
  const move = isOutdated ? `, from ${address} to ${currentAddress}` : '';
  const note: Finding = {
    ...place,
    level: 'note',
    code: 'adopted',
    message: `${nameOf(embed)} becomes a section${move}`,
  };
  const snippets = Object.values(safeStrings(page.snippets)).join('\n');
  const isKept = ({ forms }: Detail) => forms.some((form) => snippets.includes(form));
  // While the service is unavailable, a section keeps its content.
  const lost = page.source === 'stale' ? [] : embed.details.filter((detail) => !isKept(detail));
  if (lost.length === 0) return [note];
  const words = lost.map((detail) => detail.words);
  const list = words.length === 1 ? `${words[0]} is` : `${words.slice(0, -1).join(', ')} and ${words.at(-1)} are`;
  const message = `${nameOf(embed)}: ${list} not kept, because the page's own badge differs`;
  return [note, { ...place, level: 'warning', code: 'details-lost', message }];
}
