import { judgeSnippet } from '../snippets/judge.ts';
import { type SnippetField, type SnippetSet, snippetFields } from '../snippets/snippet-set.ts';
import type { PageFacts } from './file-plan.ts';
import type { PageReport, Report } from './report.ts';
import type { Run } from './run.ts';

/** The JSON report of a run. A string that is not safe to emit, and that no section needed, is null. */
export function reportOf(run: Run, baseUrl: string): Report {
  const seen = new Set<string>();
  const pages = run.pages.filter(({ slug, snippets }) => {
    const key = `${slug} ${snippets.status_page_url}`;
    return !seen.has(key) && seen.add(key);
  });
  return {
    version: 1,
    outcome: run.outcome,
    pages: pages.map((page) => pageReport(page, baseUrl)),
    files: run.files,
    error: run.error,
  };
}

function pageReport({ slug, source, snippets }: PageFacts, baseUrl: string): PageReport {
  return {
    slug,
    source,
    snippets: source === 'offline' ? snippets : safeFields(snippets, { slug, baseUrl }),
  };
}

function safeFields(snippets: SnippetSet, page: { slug: string; baseUrl: string }): PageReport['snippets'] {
  const safe: { [Field in SnippetField]?: string | null } = {};
  for (const field of snippetFields) {
    const judgement = judgeSnippet(field, snippets, page);
    safe[field] = judgement.verdict === 'safe' ? judgement.value : null;
  }
  return safe as PageReport['snippets'];
}
