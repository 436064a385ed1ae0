/** The outputs of the action. Those about one page describe the page of the first section. */
export const outputs = [
  { name: 'outcome', summary: 'changed, unchanged, out-of-date or failed' },
  { name: 'changed', summary: 'true if a section changed, otherwise false' },
  { name: 'domain-changed', summary: 'true if a section contained another address before, otherwise false' },
  { name: 'status-page-url', summary: 'Address of the status page' },
  { name: 'previous-status-page-url', summary: 'Address that the section contained before' },
  { name: 'source', summary: 'Where the snippets came from: endpoint, cache, stale or offline' },
  { name: 'commit-sha', summary: 'ID (SHA) of the commit' },
  { name: 'commit-url', summary: 'URL of the commit' },
  { name: 'pull-request-number', summary: 'Number of the pull request' },
  { name: 'pull-request-url', summary: 'URL of the pull request' },
  { name: 'badge-markdown', summary: 'Badge in Markdown' },
  { name: 'badge-html', summary: 'Badge in HTML' },
  { name: 'widget-script', summary: 'Script tag of the widget' },
  { name: 'widget-html', summary: 'Widget in HTML' },
  { name: 'minimal-md', summary: 'Text link in Markdown' },
  { name: 'report', summary: 'Full report as JSON' },
] as const;

export type OutputName = (typeof outputs)[number]['name'];
