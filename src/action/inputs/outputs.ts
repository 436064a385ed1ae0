/** The outputs of the action. Those about one page speak of the page of the first section. */
export const outputs = [
  { name: 'outcome', summary: 'changed, unchanged, out-of-date or failed' },
  { name: 'changed', summary: 'true if a section changed, else false' },
  { name: 'domain-changed', summary: 'true if a section held another address before, else false' },
  { name: 'status-page-url', summary: 'The address of the page' },
  { name: 'previous-status-page-url', summary: 'The address the section held before' },
  { name: 'source', summary: 'Where the snippets came from: endpoint, cache, stale or offline' },
  { name: 'commit-sha', summary: 'The commit that was made' },
  { name: 'commit-url', summary: 'The address of that commit' },
  { name: 'pull-request-number', summary: 'The number of the pull request' },
  { name: 'pull-request-url', summary: 'The address of the pull request' },
  { name: 'badge-markdown', summary: 'The badge in Markdown' },
  { name: 'badge-html', summary: 'The badge in HTML' },
  { name: 'widget-script', summary: 'The script of the widget' },
  { name: 'widget-html', summary: 'The widget in HTML' },
  { name: 'minimal-md', summary: 'The link in Markdown' },
  { name: 'report', summary: 'The whole report, as JSON' },
] as const;

export type OutputName = (typeof outputs)[number]['name'];
