import type { Format } from '../sections/format.ts';
import { defaultBaseUrl } from '../snippets/inputs/base-url.ts';
import { statusPageHostOf } from '../snippets/inputs/host-name.ts';

/** Where GitHub looks for the workflow that `init` writes, from the root of the repository. */
export const workflowPath = '.github/workflows/status-snippets.yml';

/** The secret that the workflow takes header lines from. */
export const headersSecret = 'STATUS_SNIPPETS_HEADERS';

/** What the workflow has to be told; everything else is the default, or stands on the marker. */
export interface WorkflowSettings {
  readonly slug: string;
  /** The file with the section, as a path from the root of the repository. */
  readonly file: string;
  readonly baseUrl: string;
  readonly statusPageHost: string | null;
  readonly source: string;
  readonly format: Format | null;
  /** Their values never go into a file. */
  readonly headers: readonly unknown[];
}

/** The workflow that refreshes a file on a schedule. */
export function workflowText(settings: WorkflowSettings): string {
  const { slug, file, baseUrl, source, format, headers } = settings;
  const usualHost = statusPageHostOf(baseUrl);
  const host = settings.statusPageHost === usualHost ? null : settings.statusPageHost;
  const inputs = [
    ['slug', slug],
    ['files', file === 'README.md' ? null : file],
    ['base-url', baseUrl === defaultBaseUrl ? null : baseUrl],
    ['status-page-host', host],
    ['source', source === 'auto' ? null : source],
    ['format', format],
  ].flatMap(([name, value]) => (value ? [`          ${name}: ${JSON.stringify(value)}\n`] : []));
  const secret = headers.length > 0 ? `          headers: \${{ secrets.${headersSecret} }}\n` : '';
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
${inputs.join('')}${secret}`;
}
