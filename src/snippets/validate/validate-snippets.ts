import { generateSnippets } from '../generate/generate-snippets.ts';
import { mapFields, type Page, type SnippetSet, snippetFields } from '../snippet-set.ts';
import { trustGenerated, type ValidatedSnippets, validatePageUrl } from './validation.ts';

/**
 * Validates the six strings of an answer: each must be what the service documents for this page, and nothing more.
 *
 * Nearly every service sends the strings this program would generate, and those are safe by comparison. The parsers are
 * loaded only for other strings.
 */
export async function validateSnippets(snippets: SnippetSet, page: Page): Promise<ValidatedSnippets> {
  const address = validatePageUrl(snippets.status_page_url);
  if (address.outcome === 'unsafe') return mapFields(() => address);
  const expected = await generateSnippets(page, address.value);
  if (snippetFields.every((field) => snippets[field].trim() === expected[field])) return trustGenerated(expected);
  const { validateByParsing } = await import(/* webpackChunkName: "validate" */ './validate-by-parsing.ts');
  return validateByParsing(snippets, page);
}
