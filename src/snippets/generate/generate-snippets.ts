import type { Page, SnippetForms, SnippetSet } from '../snippet-set.ts';
import { formatFromTemplates, generateFromTemplates } from './from-templates.ts';

/**
 * Generates the six strings of a page offline: the same bytes for the same page, always. The printers are loaded only if
 * something needs escaping.
 *
 * @param page the slug and base URL as `parseSlug` and `parseBaseUrl` return them
 * @param address the target of its links, as `addressOf` returns it
 */
export async function generateSnippets(page: Page, address: string): Promise<SnippetSet> {
  const snippets = generateFromTemplates(page, address);
  if (snippets !== null) return snippets;
  const { generateWithPrinters } = await import(/* webpackChunkName: "printers" */ './with-printers.ts');
  return generateWithPrinters(page, address);
}

/**
 * Writes each snippet in the forms that sections use, in Markdown and in HTML.
 *
 * @param snippets generated or validated strings
 */
export async function formatSnippets(snippets: SnippetSet, page: Page): Promise<SnippetForms> {
  const forms = formatFromTemplates(snippets, page);
  if (forms !== null) return forms;
  const { formatWithPrinters } = await import(/* webpackChunkName: "printers" */ './with-printers.ts');
  return formatWithPrinters(snippets, page);
}
