import { quote } from '../../text/quote.ts';
import { badgeImage } from '../generate/asset-urls.ts';
import { isSameAddress, parseAddress } from '../inputs/page-url.ts';
import type { Page } from '../snippet-set.ts';

/** No character that a shell or a template engine gives a meaning to, except `&`, which separates parameters. */
const badgeQuery = /^\?[\w.~=&%+-]*$/;
const scriptPath = /^\/static\/embed\/v\d+\/status\.js$/;

/** Finds why a link does not lead to the page's address, spelled in ASCII, as the rest of a sentence. */
export function findTargetProblem(target: string, address: string): string | null {
  const parsed = parseAddress(target);
  if (parsed.outcome === 'refused' || !isSameAddress(parsed.address, address)) {
    return `is ${quote(target)}, not the page's address ${quote(address)}`;
  }
  return /^[\x20-\x7e]*$/.test(target) ? null : `is ${quote(target)}, which is not written in ASCII`;
}

/** Finds why an image is not the page's badge, as the rest of a sentence. A query may follow the path. */
export function findImageProblem(source: string, page: Page): string | null {
  const badge = badgeImage(page);
  if (!source.startsWith(badge)) return `is ${quote(source)}, not the badge ${quote(badge)}`;
  const query = source.slice(badge.length);
  if (query === '' || badgeQuery.test(query)) return null;
  return `is ${quote(source)}, not the badge ${quote(badge)} with a query of letters, digits and .~_-=&%+`;
}

/** Finds why a script is not the service's widget, as the rest of a sentence. Any version is accepted. */
export function findScriptProblem(source: string, { baseUrl }: Page): string | null {
  if (source.startsWith(baseUrl) && scriptPath.test(source.slice(baseUrl.length))) return null;
  return `is ${quote(source)}, not ${quote(`${baseUrl}/static/embed/v1/status.js`)} (in any version)`;
}
