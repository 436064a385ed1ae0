import { isSameAddress } from '../snippets/inputs/page-url.ts';
import type { PageResponse } from './fetch-pages.ts';

/** Something that a user should know although the run goes on. A warning about a page has no position. */
export interface Warning {
  readonly code: 'plan-required' | 'stale' | 'custom-domain-differs' | 'no-scripts' | 'raw-markdown' | 'other-commit';
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}

/** The warnings about the response to the request for a page. */
export function pageWarnings(slug: string, response: PageResponse): Warning[] {
  if (response.outcome === 'to-generate' && response.planRequired !== null) {
    const message = `${response.planRequired.message} The snippets of page "${slug}" are generated offline.`;
    return [{ code: 'plan-required', message }];
  }
  if (response.outcome === 'available' && response.staleReason !== undefined) {
    const message = `${response.staleReason} Using the last good answer about page "${slug}"; sections that already show the page are left unchanged.`;
    return [{ code: 'stale', message }];
  }
  return [];
}

/** The warning about a custom domain that differs from the address in the response of the service. */
export function domainWarnings(slug: string, customDomain: string | null, address: string): Warning[] {
  if (customDomain === null || isSameAddress(`https://${customDomain}`, address)) return [];
  const message = `custom-domain is "${customDomain}", but according to the service page "${slug}" is at ${address}, which takes precedence: correct or remove custom-domain`;
  return [{ code: 'custom-domain-differs', message }];
}
