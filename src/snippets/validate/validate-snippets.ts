import { generateSnippetSet } from '../generate/generate-snippets.ts';
import { mapFields, type Page, type SnippetSet, snippetFields } from '../snippet-set.ts';
import { trustGenerated, type ValidatedSnippets, validateAddress } from './validated-snippets.ts';

/**
 * Validates strings that the service sent. Those that this program would generate, as nearly all are, are safe by
 * comparison; the parsers are loaded only for others.
 */
export async function validateSnippets(snippets: SnippetSet, page: Page): Promise<ValidatedSnippets> {
  const address = validateAddress(snippets.status_page_url);
  if (address.outcome === 'unsafe') return mapFields(() => address);
  const expected = await generateSnippetSet(page, address.value);
  if (snippetFields.every((field) => snippets[field].trim() === expected[field])) return trustGenerated(expected);
  const { validateByParsing } = await import(/* webpackChunkName: "validate" */ './validate-by-parsing.ts');
  return validateByParsing(snippets, page);
}
