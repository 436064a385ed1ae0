import { findHiddenCharacter } from '../text/hidden-characters.ts';
import { findHtmlProblem } from './find-html-problem.ts';
import { findBadgeProblem, findMinimalProblem } from './find-markdown-problem.ts';
import { findCommentDelimiter } from './find-value-problem.ts';
import { parseAddress } from './inputs.ts';
import type { Page, SnippetField, UnsafeSnippet } from './snippet-set.ts';

/** In characters. Up to this length, every parser is fast, whatever the text. */
const maxSnippetLength = 2_000;

type ParsedField = Exclude<SnippetField, 'status_page_url'>;

/** Parses a string, and returns it with host names in ASCII, or why it may not be used. */
export function validateByParsing(
  field: ParsedField,
  text: string,
  page: Page,
  address: string,
): string | UnsafeSnippet {
  const value = withAsciiHosts(text);
  const reason = findTextProblem(field, value, page) ?? findMarkupProblem(field, value, page, address);
  return reason === null ? value : { field, reason };
}

function findTextProblem(field: ParsedField, value: string, { baseUrl }: Page): string | null {
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

function findMarkupProblem(field: ParsedField, value: string, page: Page, address: string): string | null {
  if (field === 'badge_markdown') return findBadgeProblem(value, page, address);
  if (field === 'minimal_md') return findMinimalProblem(value, address);
  return findHtmlProblem(field, value, page, address);
}

/** Writes internationalized page addresses in their `xn--` form, which reveals look-alike letters of other alphabets. */
function withAsciiHosts(snippet: string): string {
  return snippet.replace(/https:\/\/[^\s"'()<>[\]\\]+/g, (url) => {
    const parsed = parseAddress(url);
    if (parsed === null) return url;
    return url.endsWith('/') ? `${parsed}/` : parsed;
  });
}
