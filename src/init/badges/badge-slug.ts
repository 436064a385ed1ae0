import { InputError } from '../../snippets/inputs/input-error.ts';
import { parseSlug } from '../../snippets/inputs/slug.ts';

/** The slug of a badge's image address, with or without a query, or null where it is none of this service's. */
export function badgeSlug(address: string, baseUrl: string): string | null {
  if (!address.startsWith(`${baseUrl}/badge/`)) return null;
  const name = /^\/badge\/([^/?#]+)\.svg(?:\?|$)/.exec(address.slice(baseUrl.length))?.[1];
  try {
    return name === undefined ? null : parseSlug(name);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}
