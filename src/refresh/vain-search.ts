import type { ReadFile } from './read-file.ts';
import type { Failure } from './run.ts';
import type { SourceFile } from './source-file.ts';

/**
 * Why a run has nothing to do: of the files that a folder or glob found, one has to have a section; null where one has.
 *
 * @param read what each of the files turned out to hold
 */
export function vainSearch(files: readonly SourceFile[], read: readonly ReadFile[]): Failure | null {
  const withSection = new Set(files.filter((_, index) => read[index]?.outcome !== 'without'));
  for (const search of new Set(files.flatMap(({ foundBy }) => foundBy ?? []))) {
    const found = files.filter(({ foundBy }) => foundBy?.includes(search));
    if (!found.some((file) => withSection.has(file))) return failure(found.length, ` that ${search} matched`);
  }
  return withSection.size > 0 ? null : failure(files.length, '');
}

function failure(files: number, where: string): Failure {
  const count = files === 1 ? 'the 1 file' : `any of the ${files} files`;
  const message = `no section in ${count}${where}: put the markers in one of them, or name the file that has them`;
  return { kind: 'input', code: 'no-section', message };
}
