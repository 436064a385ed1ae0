import { fetchPageSnippets, type PageSnippets } from '../refresh/page-snippets.ts';
import { type Effects, realEffects } from '../runtime/effects.ts';
import { askingWith } from '../runtime/service-client.ts';
import { generateSnippets as generate } from '../snippets/generate/generate-escaped.ts';
import { addressOf } from '../snippets/inputs/page-url.ts';
import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import { judgeSnippet } from '../snippets/validate/validate-by-parsing.ts';
import { type Options, readOptions } from './options.ts';

/** Options that name a page. */
export interface PageOptions extends Omit<Options, 'show'> {
  readonly slug: string;
}

/**
 * Gets the snippet set of a page from the service, or from the cache while an answer is fresh. Every string was judged safe.
 *
 * @param options the page and how to ask; `source` may say to generate the strings instead
 * @param effects the world, where it is not to be the real one
 * @throws {OptionError} for an option that cannot be
 * @throws {EndpointError} one class per cause; its `kind` says whether the service `refused` or is `unavailable`
 * @throws {InputError} where an address has to be generated and cannot be
 * @example
 *   const { source, snippets } = await fetchSnippets({ slug: 'acme' });
 *   source; // → 'endpoint'
 *   snippets.status_page_url; // → 'https://acme.statuspage.me'
 */
export async function fetchSnippets(
  options: PageOptions,
  effects: Partial<Effects> = {},
): Promise<PageSnippets> {
  const settings = readOptions(options);
  const ask = askingWith(settings, { ...realEffects, ...effects });
  const page = { slug: settings.slug ?? options.slug, customDomain: settings.customDomain };
  return fetchPageSnippets(page, snippetFields, settings, ask);
}

/**
 * Makes the snippet set of a page without asking anyone: the same strings for the same page, always.
 *
 * @throws {OptionError} for an option that cannot be
 * @throws {InputError} where the address cannot be built: give `statusPageHost` or `customDomain`
 * @example
 *   const { badge_markdown } = generateSnippets({ slug: 'acme', customDomain: 'status.acme.com' });
 *   badge_markdown; // → '[![Status](https://statuspage.me/badge/acme.svg)](https://status.acme.com)'
 */
export function generateSnippets(
  options: Pick<PageOptions, 'slug' | 'baseUrl' | 'statusPageHost' | 'customDomain'>,
): SnippetSet {
  const { slug, baseUrl, statusPageHost, customDomain } = readOptions(options);
  const page = { slug: slug ?? options.slug, baseUrl };
  return generate(page, addressOf({ slug: page.slug, statusPageHost, customDomain }));
}

/** A string of a snippet set that must not go where people read it, and why. */
export interface UnsafeSnippet {
  readonly field: SnippetField;
  /** A sentence about the string, without its name. */
  readonly reason: string;
}

/**
 * Verifies a snippet set that came from somewhere: each string is parsed, and has to be what the service documents for this
 * page and nothing more.
 *
 * @returns what is unsafe, in the order of the fields; nothing where all six may be used
 * @throws {OptionError} for an option that cannot be
 * @example
 *   const snippets = generateSnippets({ slug: 'acme' });
 *   verifySnippets(snippets, { slug: 'acme' }); // → []
 *   verifySnippets(snippets, { slug: 'other' }).map(({ field }) => field);
 *   // → ['badge_markdown', 'badge_html', 'widget_script', 'widget_html']
 */
export function verifySnippets(
  snippets: SnippetSet,
  options: Pick<PageOptions, 'slug' | 'baseUrl'>,
): readonly UnsafeSnippet[] {
  const { slug, baseUrl } = readOptions(options);
  const page = { slug: slug ?? options.slug, baseUrl };
  return snippetFields.flatMap((field) => {
    const judgement = judgeSnippet(field, snippets, page);
    return judgement.verdict === 'unsafe' ? [{ field, reason: judgement.reason }] : [];
  });
}
