import type { Page, SnippetSet } from '../snippet-set.ts';
import { plainSnippets } from './generate.ts';

/** Makes the six strings of a page, as `generateSnippets` does. Printers are loaded only where something needs escaping. */
export async function generateUsual(page: Page, address: string): Promise<SnippetSet> {
  return (
    plainSnippets(page, address) ?? (await import('./generate-escaped.ts')).generateSnippets(page, address)
  );
}
