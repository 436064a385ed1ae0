import type { Finding } from '../text/finding.ts';

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
 * Adds findings to a file as messages.
 *
 * @param strict whether an error stops the build, unless the service is unavailable
 * @throws the message of the first error, if it stops the build
 */
export function addMessages(file: VFileLike, findings: readonly Finding[], strict: boolean): void {
  const messages = findings.map((finding) => ({ finding, message: addMessage(file, finding) }));
  if (!strict) return;
  const fatal = messages.find(({ finding }) => finding.level === 'error' && finding.code !== 'unavailable');
  if (!fatal) return;
  fatal.message.fatal = true;
  throw fatal.message;
}

/** The address of the documentation of the installed version. */
const url = new URL('../../README.md#remark-plugin-and-library', import.meta.url).href;

function addMessage(file: VFileLike, { code, message, line, column }: Finding): VFileMessageLike {
  const place = line === undefined || column === undefined ? undefined : { line, column };
  return Object.assign(file.message(message, { place, source: 'status-snippets', ruleId: code }), { url });
}
