import type { VFile } from 'vfile';
import type { Refreshed } from '../library/refreshed.ts';

/** Tells a file what is wrong with it. */
export function report(
  file: VFile,
  { problems, warnings, failure }: Pick<Refreshed, 'problems' | 'warnings' | 'failure'>,
  strict: boolean,
): void {
  for (const { code, message, line, column } of [...warnings, ...problems]) {
    const place = line === undefined || column === undefined ? undefined : { line, column };
    file.message(message, { place, source: 'status-snippets', ruleId: code });
  }
  const [first] = problems;
  if (!strict || !first || failure === 'unavailable') return;
  const { code, message, line, column } = first;
  file.fail(message, { place: { line, column }, source: 'status-snippets', ruleId: code });
}
