import { readHeld } from '../snippets/held.ts';
import { judgeAddress } from '../snippets/judge.ts';

/** What a section held before the run. */
export interface Held {
  readonly filled: boolean;
  /** Its address, where it holds one that could be a page's. */
  readonly address: string | null;
  /** Its only address, where it is about the page that is asked for. */
  readonly addressOfPage: string | null;
  /** Whether it is about another page. */
  readonly ofOtherPage: boolean;
}

/**
 * Reads the content of a section.
 *
 * @param content what stands between the markers
 * @param slug the page the section is to show
 * @param slugOnMarker whether the marker itself names that page, which counts where the content names none
 */
export function readHeldPage(content: string, slug: string, slugOnMarker: boolean): Held {
  if (content.trim() === '') return { filled: false, address: null, addressOfPage: null, ofOtherPage: false };
  const { slugs, addresses } = readHeld(content);
  const good = [...new Set(addresses.flatMap(goodAddress))];
  const ofOtherPage = slugs.some((named) => named !== slug);
  const ofThisPage = !ofOtherPage && (slugs.includes(slug) || slugOnMarker);
  const only =
    addresses.length > 0 && addresses.every((one) => goodAddress(one)[0] === good[0]) ? good[0] : undefined;
  return {
    filled: true,
    address: good[0] ?? null,
    addressOfPage: ofThisPage ? (only ?? null) : null,
    ofOtherPage,
  };
}

function goodAddress(value: string): string[] {
  const judgement = judgeAddress(value);
  return judgement.verdict === 'safe' ? [judgement.value] : [];
}
