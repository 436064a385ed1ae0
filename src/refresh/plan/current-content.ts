import { sameAddress } from '../../snippets/inputs/page-url.ts';
import { judgeAddress } from '../../snippets/validate/page-url.ts';
import type { Task } from '../section-requests.ts';
import { readHeld } from './current-content.ts';

/** What a section held before the run. */
export interface Held {
  readonly filled: boolean;
  /** Whether it is about another page. */
  readonly ofOtherPage: boolean;
  /** Its first address that could be a page's. */
  readonly address: string | null;
  /** Its only address, where it is about the page that is asked for. */
  readonly addressOfPage: string | null;
}

/** What the section of a task holds now. */
export function heldBy({ held, slug, slugOnMarker }: Task): Held {
  return readHeldPage(held, slug, slugOnMarker);
}

/**
 * Reads the content of a section.
 *
 * @param content what stands between the markers
 * @param slug the page the section is to show
 * @param slugOnMarker whether the marker itself names that page, which counts where the content names none
 */
export function readHeldPage(content: string, slug: string, slugOnMarker: boolean): Held {
  const { slugs, addresses } = readHeld(content);
  const [address = null, ...others] = addresses.flatMap(goodAddress);
  const ofOtherPage = slugs.some((named) => named !== slug);
  const ofThisPage = slugs.includes(slug) || slugOnMarker;
  const isOnly =
    address !== null && others.every((other) => sameAddress(address, other)) && addresses.every(isGood);
  return {
    filled: content.trim() !== '',
    ofOtherPage,
    address,
    addressOfPage: isOnly && ofThisPage && !ofOtherPage ? address : null,
  };
}

function goodAddress(value: string): string[] {
  const judgement = judgeAddress(value);
  return judgement.verdict === 'safe' ? [judgement.value] : [];
}

function isGood(value: string): boolean {
  return goodAddress(value).length > 0;
}
