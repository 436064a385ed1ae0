import { toPageReports } from '../refresh/pages.ts';
import { safeStrings } from '../snippets/snippet-set.ts';
import type { Finding } from '../text/finding.ts';
import type { Detail, Embed } from './embed.ts';
import type { FoundEmbed, Search } from './find-embeds.ts';

export interface EmbedReport extends Pick<Embed, 'kind' | 'slug' | 'address'> {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly currentAddress: string;
  /** `current` and `out-of-date` are about the address; an embed without a link is never out of date. */
  readonly outcome: 'current' | 'out-of-date' | 'adopted';
}

/** With the reason why it cannot become a section. */
export type ListedEmbed = EmbedReport & Pick<Embed, 'obstacle'>;

export function reportsOf<Report>({ searched }: Search, toReport: (embed: FoundEmbed, path: string) => Report) {
  return {
    pages: toPageReports(searched.flatMap(({ embeds }) => embeds.map(({ page }) => page))),
    embeds: searched.flatMap(({ file, embeds }) => embeds.map((embed) => toReport(embed, file.path))),
  };
}

export function toListedEmbed(embed: FoundEmbed, path: string): ListedEmbed {
  return { ...toEmbedReport(embed, path), obstacle: embed.obstacle };
}

export function toEmbedReport({ position, kind, slug, address, currentAddress, isOutdated }: FoundEmbed, path: string) {
  const outcome = isOutdated ? 'out-of-date' : 'current';
  return { path, ...position, kind, slug, address, currentAddress, outcome } as const satisfies EmbedReport;
}

export function describeEmbed(embed: EmbedReport, obstacle: Embed['obstacle'] = null): string {
  const { kind, address, currentAddress, outcome } = embed;
  const name = nameOf(embed);
  if (address === null) return kind === 'widget' ? name : `${name} has no link, the page is at ${currentAddress}`;
  if (outcome !== 'out-of-date') return `${name} links to ${address}`;
  const advice = obstacle === null ? '' : `; ${byHand}, because it ${obstacle}`;
  return `${name} links to ${address}, the page is at ${currentAddress}${advice}`;
}

function nameOf({ kind, slug }: Pick<Embed, 'kind' | 'slug'>): string {
  return `${kind} of page "${slug}"`;
}

export function warnAboutOldAddress(embed: FoundEmbed, path: string): Finding[] {
  if (!embed.isOutdated) return [];
  const isAdoptable = embed.obstacle === null;
  const advice = isAdoptable ? 'put it in a section with "status-snippets adopt", or set unmarked: adopt' : byHand;
  const message = `${describeEmbed(toEmbedReport(embed, path))}: ${advice}`;
  return [{ path, ...embed.position, level: 'warning', code: 'unmarked', message }];
}

const byHand = 'change it by hand';

/** Nothing for a text link that is up to date, because people write such links as they like. */
export function reportLeftAlone(embed: FoundEmbed, path: string, reason: string): Finding[] {
  const { kind, position, currentAddress, isOutdated } = embed;
  if (kind === 'link' && !isOutdated) return [];
  const advice = isOutdated ? `; ${byHand}, the page is at ${currentAddress}` : '';
  const message = `${nameOf(embed)} stays as it is: ${reason}${advice}`;
  return [{ path, ...position, level: isOutdated ? 'warning' : 'note', code: 'left-alone', message }];
}

/** Also what of the embed is lost. */
export function reportAdopted({ page, ...embed }: FoundEmbed, path: string): Finding[] {
  const { position, address, currentAddress } = embed;
  const move = address === null || address === currentAddress ? '' : `, from ${address} to ${currentAddress}`;
  const message = `${nameOf(embed)} becomes a section${move}`;
  const note: Finding = { path, ...position, level: 'note', code: 'adopted', message };
  const snippets = Object.values(safeStrings(page.snippets)).join('\n');
  const isKept = ({ forms }: Detail) => forms.some((form) => snippets.includes(form));
  // While the service is unavailable, a section keeps its content.
  const lost = page.source === 'stale' ? [] : embed.details.filter((detail) => !isKept(detail));
  if (lost.length === 0) return [note];
  const words = lost.map((detail) => detail.words);
  const list = words.length === 1 ? `${words[0]} is` : `${words.slice(0, -1).join(', ')} and ${words.at(-1)} are`;
  const warning = `${nameOf(embed)}: ${list} not kept, because the page's own badge differs`;
  return [note, { path, ...position, level: 'warning', code: 'details-lost', message: warning }];
}
