import { type Page, type SnippetSet, snippetFields } from '../../snippets/snippet-set.ts';
import { judgeUsual } from '../../snippets/validate/validate-snippet.ts';
import type { PageFacts } from '../plan/plan-file.ts';
import type { Run } from '../refresh-files.ts';
import type { PageReport, Report } from './report.ts';

/** The JSON report of a run. A string that is not safe to emit, and that no section needed, is null. */
export async function reportOf({ outcome, pages, files, failure }: Run, baseUrl: string): Promise<Report> {
  // A page has several addresses where its sections name several custom domains.
  const unique = new Map(pages.map((page) => [`${page.slug} ${page.snippets.status_page_url}`, page]));
  return {
    version: 1,
    outcome,
    pages: await Promise.all([...unique.values()].map((page) => pageReport(page, baseUrl))),
    files,
    error: failure && { code: failure.code, message: failure.message },
  };
}

async function pageReport({ slug, source, snippets }: PageFacts, baseUrl: string): Promise<PageReport> {
  const trusted = source === 'offline';
  return { slug, source, snippets: trusted ? snippets : await safeFields(snippets, { slug, baseUrl }) };
}

async function safeFields(snippets: SnippetSet, page: Page): Promise<PageReport['snippets']> {
  const judged = snippetFields.map(async (field) => {
    const judgement = await judgeUsual(field, snippets, page);
    return [field, judgement.verdict === 'safe' ? judgement.value : null] as const;
  });
  const entries = await Promise.all(judged);
  return Object.fromEntries(entries) as PageReport['snippets']; // one entry for each field
}
