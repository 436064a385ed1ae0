import { snippetFields } from '../../snippets/snippet-set.ts';
import type { AvailablePage } from '../fetch-pages.ts';
import type { RefreshResult } from '../result.ts';
import type { PageReport, Report } from './report.ts';

/** The JSON report of a run. */
export function createReport({ outcome, pages, files, failure }: RefreshResult): Report {
  const error = failure && { code: failure.code, message: failure.message };
  return { version: 1, outcome, pages, files, error };
}

/** Each page once, and once more for each other address. A string that is not safe is null. */
export function toPageReports(pages: readonly AvailablePage[]): PageReport[] {
  return [...new Set(pages)].map(({ slug, source, snippets }) => {
    const entries = snippetFields.map((field) => {
      const validation = snippets[field];
      return [field, validation.outcome === 'safe' ? validation.value : null];
    });
    return { slug, source, snippets: Object.fromEntries(entries) as PageReport['snippets'] }; // one entry for each field
  });
}
