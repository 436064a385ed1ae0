import { parseAs } from '../core/errors.ts';
import {
  addressOf,
  defaultBaseUrl,
  parseBaseUrl,
  parseCustomDomain,
  parseSlug,
  parseStatusPageHost,
  statusPageHostOf,
} from '../snippets/inputs.ts';
import { generateSnippetSet, type SnippetSet } from '../snippets/snippet-set.ts';
import { checkOptions, checkText, type OptionKey, type Options } from './options.ts';

/**
 * Generates the snippet set of a page without a request. The same page always gives the same
 * strings. It works in a browser, too.
 *
 * @throws {StatusSnippetsError} if the slug or an option is invalid, or if no address can be made
 * from them
 * @example
 *   const { badge_markdown } = generateSnippets('acme', { customDomain: 'status.acme.com' });
 *   badge_markdown;
 *   // → '[![Status](https://statuspage.me/badge/acme.svg)](https://status.acme.com)'
 */
export function generateSnippets(
  slug: string,
  options: Pick<Options, 'baseUrl' | 'statusPageHost' | 'customDomain'> = {},
): SnippetSet {
  const text = checkText('slug', slug, 'write generateSnippets("acme")').trim();
  const values = checkOptions(options, ['baseUrl', 'statusPageHost', 'customDomain']);
  const baseUrl = parseOption('baseUrl', values.baseUrl, parseBaseUrl) ?? defaultBaseUrl;
  const host = parseOption('statusPageHost', values.statusPageHost, parseStatusPageHost);
  const statusPageHost = host ?? statusPageHostOf(baseUrl);
  const checkedSlug = parseSlug(text, statusPageHost);
  const parseDomain = (domain: string) =>
    parseCustomDomain(domain, { slug: checkedSlug, statusPageHost });
  const customDomain = parseOption('customDomain', values.customDomain, parseDomain);
  const address = addressOf({ slug: checkedSlug, statusPageHost, customDomain });
  return generateSnippetSet({ slug: checkedSlug, baseUrl }, address);
}

function parseOption<Value>(
  name: OptionKey,
  value: string | undefined,
  parse: (text: string) => Value,
): Value | null {
  return value === undefined ? null : parseAs(`option ${name}`, () => parse(value.trim()));
}
