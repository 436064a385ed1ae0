import type { Settings } from '../config/settings.ts';
import { type FoundFile, findFiles, findReadmes } from '../files/find-files.ts';
import { type IsRelevant, readTextFile, readTextFileIfRelevant } from '../files/read-text-file.ts';
import type { Need, SourceFile } from '../refresh/parse-file.ts';
import { type RefreshResult, warnAboutReadme } from '../refresh/result.ts';
import { fileExtensions, formatOf } from '../sections/format.ts';
import { mentionsMarkers } from '../sections/marker.ts';
import { attempt } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';

/** Finds the files that the entries select, else the README; all are inside of `within` unless it is null. */
export async function findSourceFiles(
  entries: readonly string[],
  { cwd, within, format }: Pick<Settings, 'format'> & { readonly cwd: string; readonly within: string | null },
): Promise<FoundFile[]> {
  const names = entries.length > 0 ? entries : [findReadmes(cwd)[0] ?? 'README.md'];
  return findFiles(names, { cwd, within, extensions: fileExtensions, anyExtension: format !== null });
}

/** A file that the user named must have a section, unless `ignore-unmarked` is set. */
export function needOf(isExplicit: boolean, { ignoreUnmarked }: Pick<Settings, 'ignoreUnmarked'>): Need {
  if (!isExplicit) return 'one-of-group';
  return ignoreUnmarked ? 'nothing' : 'section';
}

/** Null if it is not relevant. */
export type ReadText = (path: string, realPath: string, isRelevant: IsRelevant) => string | null;

/**
 * Returns a finding for a file that cannot be read, so that the run can report all of them.
 * @param isRelevant for a file that needs no section; if it returns false, the text is empty
 */
export function readSourceFile(
  { path, realPath, isExplicit }: FoundFile,
  settings: Pick<Settings, 'format' | 'ignoreUnmarked'>,
  isRelevant: IsRelevant = mentionsMarkers,
  read: ReadText = readTextFileIfRelevant,
): SourceFile {
  const need = needOf(isExplicit, settings);
  const file = { path, need, format: settings.format ?? formatOf(path) ?? 'md' };
  const readText = () => read(path, realPath, need === 'section' ? () => true : isRelevant) ?? '';
  const text = attempt(readText, (error): Finding => {
    const { code, fields, message } = error.about('this file');
    return { level: 'error', line: fields.line ?? 1, code, message };
  });
  return { ...file, text };
}

/** For a run that names no file: a README that cannot be read does not matter. */
export function withReadmeWarning(result: RefreshResult, cwd: string): RefreshResult {
  const hasMarker = (path: string) =>
    attempt(
      () => mentionsMarkers(readTextFile(path, cwd)),
      () => false,
    );
  return warnAboutReadme(result, findReadmes(cwd), hasMarker);
}
