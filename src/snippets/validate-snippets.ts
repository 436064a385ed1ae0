import { quote } from '../text/quote.ts';
import { generateSnippetSet } from './generate-snippets.ts';
import { parseAddress } from './inputs.ts';
import { mapFields, type PageId, type SnippetSet, snippetFields, type ValidatedSnippets } from './snippet-set.ts';

/**
 * Each string must contain what the service documents for this page, and nothing more. All links must lead to the
 * page's address, so every string is unsafe if that address is.
 */
export async function validateSnippets(snippets: SnippetSet, page: PageId): Promise<ValidatedSnippets> {
  const written = snippets.status_page_url.trim();
  const address = parseAddress(written);
  if (address === null) {
    const reason = `${quote(written)} is not https:// and a public host name`;
    return mapFields(() => ({ field: 'status_page_url', reason }));
  }
  // Nearly all strings are those that this program generates, so the parsers are loaded only for others.
  const expected = generateSnippetSet(page, address);
  if (snippetFields.every((field) => snippets[field].trim() === expected[field])) return expected;
  const { validateByParsing } = await import('./validate-by-parsing.ts');
  return mapFields((field) =>
    field === 'status_page_url' ? address : validateByParsing(field, snippets[field].trim(), page, address),
  );
}
