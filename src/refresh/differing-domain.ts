import { sameAddress } from '../snippets/inputs/page-url.ts';
import type { Warning } from './warning.ts';

/** The service knows best where its page is; a custom domain that was given and says otherwise deserves a word. */
export function differingDomain(slug: string, customDomain: string | null, address: string): Warning[] {
  if (customDomain === null || sameAddress(`https://${customDomain}`, address)) return [];
  const message = `custom-domain is "${customDomain}", but the service says that page "${slug}" is at ${address}; the service is followed, so correct or remove custom-domain`;
  return [{ code: 'custom-domain-differs', message }];
}
