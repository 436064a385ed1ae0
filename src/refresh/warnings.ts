import { sameAddress } from '../snippets/inputs/page-url.ts';
import type { PageKnowledge } from './fetch-pages.ts';

/** What the person who runs this should know of a page. */
export function pageWarnings(slug: string, page: PageKnowledge): Warning[] {
  if (page.kind === 'plan-required') {
    const message = `${page.error.message} For now the snippets of page "${slug}" are generated without asking.`;
    return [{ code: 'plan-required', message }];
  }
  if (page.kind === 'answered' && page.answer.source === 'stale') {
    const message = `${page.answer.reason} The last good answer about page "${slug}" serves, and changes no section that shows the page already.`;
    return [{ code: 'stale', message }];
  }
  return [];
}

/** The service knows best where its page is; a custom domain that was given and says otherwise deserves a word. */
export function differingDomain(slug: string, customDomain: string | null, address: string): Warning[] {
  if (customDomain === null || sameAddress(`https://${customDomain}`, address)) return [];
  const message = `custom-domain is "${customDomain}", but the service says that page "${slug}" is at ${address}; the service is followed, so correct or remove custom-domain`;
  return [{ code: 'custom-domain-differs', message }];
}

/** Something a person should know although the run goes on. The place is missing where it is about a page. */
export interface Warning {
  readonly code: 'plan-required' | 'stale' | 'custom-domain-differs' | 'no-scripts' | 'raw-markdown';
  readonly message: string;
  readonly path?: string;
  readonly line?: number;
  readonly column?: number;
}
