import { generateFromTemplates } from '../generate/from-templates.ts';
import { type Page, type SnippetSet, snippetFields } from '../snippet-set.ts';
import { validatePageUrl } from './page-url.ts';
import { safe, type ValidatedSnippets, validateEach } from './validation.ts';

/**
 * Validates the six strings of an answer: each must be what the service documents for this page, and nothing more.
 *
 * Nearly every service sends the strings this program would generate, and those are safe by comparison. The parsers are
 * loaded only for other strings.
 */
export async function validateSnippets(snippets: SnippetSet, page: Page): Promise<ValidatedSnippets> {
  const address = validatePageUrl(snippets.status_page_url);
  const expected = address.outcome === 'safe' ? generateFromTemplates(page, address.value) : null;
  if (expected !== null && snippetFields.every((field) => snippets[field].trim() === expected[field])) {
    return validateEach((field) => safe(expected[field]));
  }
  const { validateByParsing } = await import(/* webpackChunkName: "validate" */ './validate-by-parsing.ts');
  return validateByParsing(snippets, page);
}
