import type { Settings } from '../../config/settings.ts';
import { defaultBaseUrl, isLoopback, statusPageHostOf } from '../../snippets/inputs.ts';

/** Relative to the root of the repository. */
export const workflowPath = '.github/workflows/status-snippets.yml';

export const headersSecret = 'STATUS_SNIPPETS_HEADERS';

/** All other settings are defaults or attributes of the marker. `files` is empty if a configuration file names them. */
export interface WorkflowSettings
  extends Pick<Settings, 'files' | 'baseUrl' | 'statusPageHost' | 'source' | 'format' | 'headers'> {
  readonly slug: string;
}

export function workflowText(settings: WorkflowSettings): string {
  const { slug, source, format, headers } = settings;
  const files = settings.files.join('\n');
  // GitHub's runners cannot reach a stand-in on this computer.
  const baseUrl = isLoopback(settings.baseUrl) ? defaultBaseUrl : settings.baseUrl;
  const defaultHost = statusPageHostOf(settings.baseUrl);
  const host = settings.statusPageHost === defaultHost ? null : settings.statusPageHost;
  const inputs = [
    ['slug', slug],
    ['files', files === 'README.md' ? null : files],
    ['base-url', baseUrl === defaultBaseUrl ? null : baseUrl],
    ['status-page-host', host],
    // With `source: offline`, runs of the workflow would never learn of a new address.
    ['source', source === 'endpoint' ? source : null],
    ['format', format],
  ].flatMap(([name, value]) => (value ? [`          ${name}: ${JSON.stringify(value)}\n`] : []));
  // The file only refers to the secret that contains the headers.
  const secret = headers.length > 0 ? `          headers: \${{ secrets.${headersSecret} }}\n` : '';
  return `name: Status snippets

on:
  schedule: [{ cron: "17 */6 * * *" }] # every six hours
  workflow_dispatch: # a button on the Actions tab

permissions:
  contents: write # to commit the change

jobs:
  refresh:
    runs-on: ubuntu-latest
    steps:
      - uses: OWNER/status-snippets@v1
        with:
${inputs.join('')}${secret}`;
}
