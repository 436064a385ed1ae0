import type { Settings } from '../config/settings.ts';
import { type FoundFile, findFiles, findReadmes } from '../files/find-files.ts';
import { readTextFile, readTextFileIfRelevant } from '../files/read-text-file.ts';
import type { SourceFile } from '../refresh/input.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { type Format, fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { isError } from '../text/errors.ts';

export interface UnreadFile extends FoundFile {
  readonly format: Format;
  readonly mustHaveSection: boolean;
}

/** Finds the files that the entries select, else the README; all are inside of `within` unless it is null. */
export async function findSourceFiles(
  entries: readonly string[],
  options: Pick<Settings, 'format' | 'allowNoSection'> & { readonly cwd: string; readonly within: string | null },
): Promise<UnreadFile[]> {
  const { cwd, within, format, allowNoSection } = options;
  const names = entries.length > 0 ? entries : [findReadmes(cwd)[0] ?? 'README.md'];
  const found = await findFiles(names, { cwd, within, extensions: fileExtensions, anyExtension: format !== null });
  return found.map((file) => ({
    ...file,
    mustHaveSection: file.isExplicit && !allowNoSection,
    format: format ?? formatOf(file.path) ?? 'md',
  }));
}

/**
 * Returns a finding for a file that cannot be read, so that the run can report all of them.
 * @param isRelevant for a file that needs no section; if it returns false, the text is empty
 */
export function readSourceFile(
  { path, realPath, isExplicit, format, mustHaveSection }: UnreadFile,
  isRelevant: (latin1: string) => boolean = mentionsMarkers,
): SourceFile {
  const file = { path, format, mustHaveSection, isSearched: !isExplicit };
  try {
    return { ...file, text: readTextFileIfRelevant(path, realPath, mustHaveSection ? () => true : isRelevant) ?? '' };
  } catch (error) {
    if (!isError(error)) throw error;
    const { code, fields, message } = error.about('this file');
    return { ...file, text: { level: 'error', line: fields.line ?? 1, code, message } };
  }
}

/** For a run that names no file: a README that cannot be read does not matter. */
export function withReadmeWarning(result: RefreshResult, cwd: string): RefreshResult {
  return warnAboutReadme(result, findReadmes(cwd), (path) => {
    try {
      return mentionsMarkers(readTextFile(path, cwd));
    } catch (error) {
      if (isError(error)) return false;
      throw error;
    }
  });
}
