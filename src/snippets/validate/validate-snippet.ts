import { plainSnippets } from '../generate/generate.ts';
import type { Page, SnippetField, SnippetSet } from '../snippet-set.ts';
import { type Judgement, judgeAddress } from './page-url.ts';

/**
 * Judges one string of an answer, as `judgeSnippet` does. The strings we would generate are safe, and nearly every service
 * sends just these, so what parses and judges all others is loaded for those alone.
 */
export async function judgeUsual(field: SnippetField, snippets: SnippetSet, page: Page): Promise<Judgement> {
  const address = judgeAddress(snippets.status_page_url);
  const value = snippets[field].trim();
  if (address.verdict === 'safe' && plainSnippets(page, address.value)?.[field] === value) {
    return { verdict: 'safe', value };
  }
  return (await import('./validate-by-parsing.ts')).judgeSnippet(field, snippets, page);
}
