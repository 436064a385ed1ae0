import { statusPageHostOf } from '../snippets/inputs/host-name.ts';
import type { WorkflowSettings } from './workflow-file.ts';

/** The path of the configuration file that `init` writes, relative to the root of the repository. */
export const configurationPath = 'status-snippets.json';

/** The text of the configuration file of a repository. */
export function configurationText(
  { slug, baseUrl, statusPageHost, source, format }: Omit<WorkflowSettings, 'file' | 'headers'>,
  files: readonly string[],
): string {
  const values = {
    slug,
    ...(statusPageHost === statusPageHostOf(baseUrl) ? {} : { statusPageHost }),
    // As in the workflow file, `offline` is not written: runs would never learn of a new address.
    ...(source === 'endpoint' ? { source } : {}),
    ...(format === null ? {} : { format }),
    files,
  };
  return `${JSON.stringify(values, null, 2)}\n`;
}
