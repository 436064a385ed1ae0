import type { Finding } from '../core/errors.ts';
import { addressOf, isSameAddress } from '../snippets/inputs.ts';
import { addressesShown, isUndecided, type PageFacts, type RequestedPage } from './addresses.ts';

/** What to say about the address of a section, without its place. */
export function addressFindings(
  address: string,
  request: RequestedPage,
  facts: PageFacts,
): readonly Finding[] {
  const { slug, customDomain } = request;
  const { answer, shown, statusPageHost } = facts;
  if (customDomain !== null) return [];
  const findings: Finding[] = [];
  if (answer?.says === 'renamed') {
    const message =
      `page "${slug}" may be "${answer.slug}" now, because its address redirects there; ` +
      `if it was renamed, write slug="${answer.slug}"`;
    findings.push({ level: 'warning', code: 'page-renamed', message });
  }
  const own = addressesShown([request], statusPageHost);
  if (isUndecided(request, facts) && own.length > 0) {
    const itself = answer?.says === 'itself' ? '; the page answers at its free address' : '';
    const message =
      `page "${slug}" has several addresses in these files (${shown.join(', ')}), and nothing ` +
      `says which one is right, so each section keeps its own${itself}: run once, with all these ` +
      'files, and --custom-domain with the right one';
    findings.push({ level: 'warning', code: 'two-addresses', message });
  }
  if (answer?.says !== 'itself' || own.length > 1) return findings;
  const free = addressOf({ slug, customDomain, statusPageHost });
  if (isSameAddress(address, free)) return findings;
  const message =
    `page "${slug}" answers at ${free}, and does not redirect to ${address}, which this section ` +
    'keeps. Is that domain still in use? It is switched off when a plan without it begins. If it ' +
    `is not in use, run once with --custom-domain ${new URL(free).host}`;
  return [...findings, { level: 'note', code: 'custom-domain-unused', message }];
}
