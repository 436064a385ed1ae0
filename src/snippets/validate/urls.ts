import { quote } from '../../text/quote.ts';
import { badgeImage } from '../generate/asset-urls.ts';
import { readAddress, sameAddress } from '../inputs/page-url.ts';
import type { Page } from '../snippet-set.ts';

const query = /^\?[A-Za-z0-9\-._~!$&'()*+,;=:@/?%]*$/;
const scriptPath = /^\/static\/embed\/v\d+\/status\.js$/;

/** Why a link does not lead to the page's address, as the rest of a sentence; null where it does. */
export function findTargetProblem(target: string, address: string): string | null {
  const reading = readAddress(target);
  return reading.outcome === 'address' && sameAddress(reading.address, address)
    ? null
    : `is ${quote(target)}, not the page's address ${quote(address)}`;
}

/** Why an image is not the page's badge, as the rest of a sentence; null where it is. A query may follow. */
export function findImageProblem(source: string, page: Page): string | null {
  const badge = badgeImage(page);
  const rest = source.startsWith(badge) ? source.slice(badge.length) : null;
  if (rest === '' || (rest !== null && query.test(rest))) return null;
  return `is ${quote(source)}, not the badge ${quote(badge)}`;
}

/** Why a script is not the service's widget, as the rest of a sentence; null where it is. Any version will do. */
export function findScriptProblem(source: string, { baseUrl }: Page): string | null {
  if (source.startsWith(baseUrl) && scriptPath.test(source.slice(baseUrl.length))) return null;
  return `is ${quote(source)}, not ${quote(`${baseUrl}/static/embed/v1/status.js`)} (of whatever version)`;
}
