import type { Problem } from '../refresh/json-report.ts';
import type { RefreshTextResult } from '../refresh/refresh-files.ts';
import type { Warning } from '../refresh/refresh-result.ts';

/** The part of a vfile that the plugin uses. */
export interface VFileLike {
  readonly path: string;
  readonly extname?: string | undefined;
  toString(): string;
  message(reason: string, options: { place: Place | undefined; source: string; ruleId: string }): VFileMessageLike;
}

type Place = { readonly line: number; readonly column: number };

interface VFileMessageLike extends Error {
  fatal?: boolean | null | undefined;
  url?: string | undefined;
}

/**
 * Adds warnings and problems to a file as messages.
 *
 * @param strict whether a problem stops the build, unless the service is unavailable
 * @throws the message of the first problem, if it stops the build
 */
export function addMessages(
  file: VFileLike,
  { problems, warnings, failure }: Pick<RefreshTextResult, 'problems' | 'warnings' | 'failure'>,
  strict: boolean,
): void {
  for (const warning of warnings) addMessage(file, warning);
  const [first] = problems.map((problem) => addMessage(file, problem));
  if (!strict || !first || failure === 'unavailable') return;
  first.fatal = true;
  throw first;
}

/** The address of the documentation of the installed version. */
const url = new URL('../../README.md#remark-plugin-and-library', import.meta.url).href;

function addMessage(file: VFileLike, { code, message, line, column }: Warning | Problem): VFileMessageLike {
  const place = line === undefined || column === undefined ? undefined : { line, column };
  return Object.assign(file.message(message, { place, source: 'status-snippets', ruleId: code }), { url });
}
