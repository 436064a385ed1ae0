import { hasNewAddress, type Report } from '../refresh/result.ts';
import type { ModeResult } from './job-context.ts';

export const outputs = [
  { name: 'outcome', summary: 'changed, unchanged, out-of-date or failed' },
  { name: 'changed', summary: 'true if a section changed, otherwise false' },
  {
    name: 'domain-changed',
    summary: 'true if a section contained another address before, otherwise false',
  },
  { name: 'status-page-url', summary: 'Address of the status page' },
  { name: 'previous-status-page-url', summary: 'Address that the section contained before' },
  { name: 'source', summary: 'Where the snippets came from: endpoint, cache, page or offline' },
  { name: 'commit-sha', summary: 'ID (SHA) of the commit' },
  { name: 'commit-url', summary: 'URL of the commit' },
  { name: 'pull-request-number', summary: 'Number of the pull request' },
  { name: 'pull-request-url', summary: 'URL of the pull request' },
  { name: 'pull-request-branch', summary: 'Branch of the pull request' },
  {
    name: 'pull-request-operation',
    summary: 'What the run did with the pull request: created, updated, closed or none',
  },
  { name: 'badge-markdown', summary: 'Badge in Markdown' },
  { name: 'badge-html', summary: 'Badge in HTML' },
  { name: 'widget-script', summary: 'Script tag of the widget' },
  { name: 'widget-html', summary: 'Widget in HTML' },
  { name: 'minimal-md', summary: 'Text link in Markdown' },
  { name: 'report', summary: 'Full report as JSON' },
  { name: 'repositories-changed', summary: 'How many of the repositories changed' },
  { name: 'repositories-failed', summary: 'How many of the repositories failed' },
  {
    name: 'repositories-deferred',
    summary: 'How many of the repositories are left for the next run',
  },
] as const;

/**
 * Outputs about a single page are about the page of the first section. A value that is unknown or
 * unsafe is empty.
 */
export function outputValues(report: Report, published: ModeResult['published']) {
  const sections = report.files.flatMap((file) => file.sections);
  const [first] = sections;
  const ofPage = sections.filter(({ slug }) => slug === first?.slug);
  const moved = ofPage.find(hasNewAddress);
  const page = report.pages.find(({ slug }) => slug === first?.slug);
  const commit = published !== null && 'commit' in published ? published.commit : null;
  const proposed = published !== null && 'pullRequest' in published ? published : null;
  const otherOperation = published?.outcome === 'closed' ? 'closed' : 'none';
  return {
    outcome: report.outcome,
    changed: String(report.outcome === 'changed'),
    'domain-changed': String(moved !== undefined),
    'status-page-url': first?.address || page?.snippets.status_page_url || '',
    'previous-status-page-url': (moved ?? first)?.previousAddress ?? '',
    source: page?.source ?? '',
    'commit-sha': commit?.oid ?? '',
    'commit-url': commit?.url ?? '',
    'pull-request-number': String(proposed?.pullRequest.number ?? ''),
    'pull-request-url': proposed?.pullRequest.url ?? '',
    'pull-request-branch': proposed?.pullRequestBranch ?? '',
    'pull-request-operation':
      published?.outcome === 'proposed' ? published.operation : otherOperation,
    'badge-markdown': page?.snippets.badge_markdown ?? '',
    'badge-html': page?.snippets.badge_html ?? '',
    'widget-script': page?.snippets.widget_script ?? '',
    'widget-html': page?.snippets.widget_html ?? '',
    'minimal-md': page?.snippets.minimal_md ?? '',
    report: JSON.stringify(report),
    'repositories-changed': '',
    'repositories-failed': '',
    'repositories-deferred': '',
  } satisfies Readonly<Record<(typeof outputs)[number]['name'], string>>;
}
