import { defaultBaseUrl } from '../snippets/base-url.ts';
import { statusPageHostOf } from '../snippets/host.ts';

/** Where GitHub looks for the workflow that `init` writes. */
export const workflowPath = '.github/workflows/status-snippets.yml';

/** What the workflow has to be told; everything else is the default. */
export interface WorkflowSettings {
  readonly slug: string;
  /** The file with the section, as a path from the root of the repository. */
  readonly file: string;
  readonly baseUrl: string;
  readonly statusPageHost: string | null;
  readonly source: string;
}

/** The workflow that refreshes a file on a schedule. */
export function workflowText({ slug, file, baseUrl, statusPageHost, source }: WorkflowSettings): string {
  const inputs = [
    ['slug', slug],
    ...(file === 'README.md' ? [] : [['files', file]]),
    ...(baseUrl === defaultBaseUrl ? [] : [['base-url', baseUrl]]),
    ...(statusPageHost === null || statusPageHost === statusPageHostOf(baseUrl)
      ? []
      : [['status-page-host', statusPageHost]]),
    ...(source === 'auto' ? [] : [['source', source]]),
  ];
  return `name: Status snippets

on:
  schedule: [{ cron: "17 */6 * * *" }]
  workflow_dispatch:

permissions:
  contents: write

jobs:
  refresh:
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/status-snippets@v1
        with:
${inputs.map(([name, value]) => `          ${name}: ${JSON.stringify(value)}`).join('\n')}
`;
}
