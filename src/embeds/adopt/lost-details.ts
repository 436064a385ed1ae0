import type { Format } from '../../sections/format.ts';
import { parseSections } from '../../sections/parse-sections.ts';
import { quote } from '../../text/quote.ts';
import { findEmbeds, parseDocument } from '../recognize/document.ts';
import type { Embed, EmbedService } from '../recognize/embed.ts';
import type { Image } from '../recognize/visible-content.ts';
import type { Adoption } from './adopt-embeds.ts';

/**
 * Finds details of adopted badges that the generated badges do not have. Returns a sentence for each badge with such details.
 *
 * @param after the text with filled sections
 */
export async function lostDetails(
  adoption: Adoption,
  after: string,
  format: Format,
  service: EmbedService,
): Promise<{ readonly embed: Embed; readonly details: string }[]> {
  const [marked, filled] = [
    await parseSections(adoption.text, format),
    await parseDocument(after, format, { service, slugByAddress: new Map() }),
  ];
  if (filled.outcome === 'refused') return [];
  const { document } = filled;
  const badges = findEmbeds(document);
  return adoption.adopted.flatMap(({ embed, offset: markerOffset }) => {
    // Filling keeps the order of the sections.
    const index = marked.sections.findIndex(({ start }) => start.start === markerOffset);
    const section = document.parsedSections.sections[index];
    const isInside = ({ start }: Embed) => {
      const offset = start + document.byteOrderMark.length;
      return section !== undefined && section.content.start <= offset && offset < section.content.end;
    };
    const generated = badges.find((badge) => badge.kind === 'badge' && isInside(badge))?.image;
    const lost = embed.image && generated ? differencesOf(embed.image, generated) : [];
    if (lost.length === 0) return [];
    const verb = lost.length === 1 ? 'is' : 'are';
    return [{ embed, details: `${list(lost)} ${verb} not kept, because the page's own badge differs` }];
  });
}

/** The details of an image that another image does not have, as parts of a sentence. */
function differencesOf(before: Image, after: Image): string[] {
  const queryOf = (source: string) => /\?.*$/s.exec(source)?.[0] ?? '';
  const [oldQuery, newQuery] = [queryOf(before.source), queryOf(after.source)];
  const attributes = before.attributes.filter((name) => !after.attributes.includes(name));
  return [
    ...(before.alt === after.alt ? [] : [`the alternative text ${quote(before.alt)}`]),
    ...(before.title === null || before.title === after.title ? [] : [`the title ${quote(before.title)}`]),
    ...(oldQuery === '' || oldQuery === newQuery ? [] : [`the query ${quote(oldQuery)}`]),
    ...attributes.map((name) => `the attribute ${quote(name)}`),
  ];
}

function list(items: readonly string[]): string {
  return items.length <= 1 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
