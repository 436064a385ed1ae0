import type { PublishResult } from '../../github/publish-result.ts';
import { isMoved } from '../../refresh/change-summary.ts';
import type { Report } from '../../refresh/result.ts';
import type { OutputName } from '../inputs/outputs.ts';

/**
 * The outputs of the action. Those about one page are about the page of the first section; what is unknown or unsafe is empty.
 */
export function outputValues(report: Report, published: PublishResult | null): Readonly<Record<OutputName, string>> {
  const sections = report.files.flatMap((file) => file.sections);
  const [first] = sections;
  const ofPage = sections.filter(({ slug }) => slug === first?.slug);
  const moved = ofPage.find(isMoved);
  const page = report.pages.find(({ slug }) => slug === first?.slug);
  const commit = published !== null && 'commit' in published ? published.commit : null;
  const pullRequest = published !== null && 'pullRequest' in published ? published.pullRequest : null;
  return {
    outcome: report.outcome,
    changed: String(report.outcome === 'changed'),
    'domain-changed': String(moved !== undefined),
    'status-page-url': first?.address || page?.snippets.status_page_url || '',
    'previous-status-page-url': (moved ?? first)?.previousAddress ?? '',
    source: page?.source ?? '',
    'commit-sha': commit?.oid ?? '',
    'commit-url': commit?.url ?? '',
    'pull-request-number': pullRequest === null ? '' : String(pullRequest.number),
    'pull-request-url': pullRequest?.url ?? '',
    'badge-markdown': page?.snippets.badge_markdown ?? '',
    'badge-html': page?.snippets.badge_html ?? '',
    'widget-script': page?.snippets.widget_script ?? '',
    'widget-html': page?.snippets.widget_html ?? '',
    'minimal-md': page?.snippets.minimal_md ?? '',
    report: JSON.stringify(report),
  };
}
