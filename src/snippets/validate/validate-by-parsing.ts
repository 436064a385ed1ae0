import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { parseAddress } from '../inputs/page-address.ts';
import { mapFields, type Page, type SnippetField, type SnippetSet } from '../snippet-set.ts';
import { findHtmlProblem } from './find-html-problem.ts';
import { findBadgeProblem, findMinimalProblem } from './find-markdown-problem.ts';
import { findCommentDelimiter } from './find-value-problem.ts';
import { unsafe, type ValidatedSnippets, validateAddress } from './validated-snippets.ts';

/** In characters. Up to this length, every parser is fast, whatever the text. */
const maxSnippetLength = 2_000;

/**
 * Validates each string by parsing it: it must contain what the service documents for this page, and nothing more. All
 * links must lead to the page's address, so every string is unsafe if that address is.
 */
export function validateByParsing(snippets: SnippetSet, page: Page): ValidatedSnippets {
  const address = validateAddress(snippets.status_page_url);
  if (address.outcome === 'unsafe') return mapFields(() => address);
  return mapFields((field) => {
    if (field === 'status_page_url') return address;
    const value = withAsciiHosts(snippets[field].trim());
    const reason = findTextProblem(field, value, page) ?? findMarkupProblem(field, value, page, address.value);
    return reason === null ? { outcome: 'safe', value } : unsafe(field, reason);
  });
}

function findTextProblem(field: SnippetField, value: string, { baseUrl }: Page): string | null {
  if (value === '') return 'it is empty';
  const limit = maxSnippetLength + 2 * baseUrl.length;
  if (value.length > limit) return `it is longer than ${limit} characters`;

  const hidden = findHiddenCharacter(value, field === 'widget_html' ? 'breaks-allowed' : 'breaks-refused');
  if (hidden !== null) return `it has ${hidden}`;
  // In Markdown, an HTML block ends at a blank line, and the text after it is parsed as Markdown.
  if (value.split(/\r\n|\r|\n/).some((line) => line.trim() === '')) return 'it has a blank line';
  const delimiter = findCommentDelimiter(value);
  return delimiter === null ? null : `it has ${delimiter}`;
}

function findMarkupProblem(
  field: Exclude<SnippetField, 'status_page_url'>,
  value: string,
  page: Page,
  address: string,
): string | null {
  if (field === 'badge_markdown') return findBadgeProblem(value, page, address);
  if (field === 'minimal_md') return findMinimalProblem(value, address);
  return findHtmlProblem(field, value, page, address);
}

/** Writes internationalized page addresses in their `xn--` form, which reveals look-alike letters of other alphabets. */
function withAsciiHosts(snippet: string): string {
  return snippet.replace(/https:\/\/[^\s"'()<>[\]\\]+/g, (url) => {
    const parsed = parseAddress(url);
    if (parsed.outcome === 'refused') return url;
    return url.endsWith('/') ? `${parsed.address}/` : parsed.address;
  });
}
