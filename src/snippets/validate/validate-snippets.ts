import { generateSnippetSet } from '../generate/generate-snippets.ts';
import { mapFields, type Page, type SnippetSet, snippetFields } from '../snippet-set.ts';
import { trustGenerated, type ValidatedSnippets, validateAddress } from './validated-snippets.ts';

/**
 * Validates strings that the service sent. Nearly all are equal to those that this program generates, and so are safe
 * without parsing. The parsers are loaded only for other strings.
 */
export async function validateSnippets(snippets: SnippetSet, page: Page): Promise<ValidatedSnippets> {
  const address = validateAddress(snippets.status_page_url);
  if (address.outcome === 'unsafe') return mapFields(() => address);
  const expected = await generateSnippetSet(page, address.value);
  if (snippetFields.every((field) => snippets[field].trim() === expected[field])) return trustGenerated(expected);
  const { validateByParsing } = await import('./validate-by-parsing.ts');
  return validateByParsing(snippets, page);
}
