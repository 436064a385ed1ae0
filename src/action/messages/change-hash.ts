import { createHash } from 'node:crypto';
import type { RefreshResult } from '../../refresh/result.ts';
import { findSections } from '../../sections/find.ts';
import type { Format } from '../../sections/format.ts';
import { formatFor } from '../files/source-files.ts';

/**
 * Names the change of a run, in letters and digits: a hash of what its changed sections are to hold. Edits elsewhere in the
 * files leave it the same, so that a pull request which a person closed is not proposed again because of them.
 *
 * @param format that of all files, where it is set
 */
export async function sectionHash({ files, changes }: RefreshResult, format: Format | null): Promise<string> {
  const contents = [];
  for (const { path, after } of changes) {
    const reports = files.find((file) => file.path === path)?.sections ?? [];
    const { sections } = await findSections(after, formatFor(path, format));
    const changed = sections.filter((_, index) => reports[index]?.outcome !== 'unchanged');
    contents.push([
      path,
      changed.map(({ content }) => after.slice(content.start, content.end).replace(/\r\n?/g, '\n')),
    ]);
  }
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex');
}
