import { InputError } from '../../snippets/inputs/input-error.ts';
import { parseSlug } from '../../snippets/inputs/slug.ts';

/** The slug in the address of a badge image, with or without a query; null if it is not a badge of this service. */
export function parseBadgeAddress(address: string, baseUrl: string): string | null {
  if (!address.startsWith(`${baseUrl}/badge/`)) return null;
  const name = /^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(address.slice(baseUrl.length))?.[1];
  try {
    return name === undefined ? null : parseSlug(name);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
