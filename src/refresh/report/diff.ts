import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { FileChange } from '../result.ts';

/** A unified diff of some changes, as `git apply` reads it. */
export function diffOf(changes: readonly FileChange[]): string {
  return changes
    .map(({ path, before, after }) =>
      createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, undefined, undefined, {
        headerOptions: FILE_HEADERS_ONLY,
      }),
    )
    .join('');
}
