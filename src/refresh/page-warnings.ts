import type { PageKnowledge } from './pages.ts';
import type { Warning } from './warning.ts';

/** What the person who runs this should know of a page. */
export function pageWarnings(slug: string, page: PageKnowledge): Warning[] {
  if (page.kind === 'plan-required') {
    const message = `${page.error.message} For now the snippets of page "${slug}" are generated without asking.`;
    return [{ code: 'plan-required', message }];
  }
  if (page.kind === 'answered' && page.answer.source === 'stale') {
    const message = `${page.answer.reason} The last good answer about page "${slug}" serves, and changes no section that shows the page already.`;
    return [{ code: 'stale', message }];
  }
  return [];
}
