import type { RefreshTextResult } from '../refresh/refresh-text.ts';

/** What the plugin uses of a vfile. */
export interface SourceFile {
  readonly path: string;
  readonly extname?: string | undefined;
  toString(): string;
  message(reason: string, options: MessageOptions): FileMessage;
}

interface MessageOptions {
  readonly place: { readonly line: number; readonly column: number } | undefined;
  readonly source: string;
  readonly ruleId: string;
}

interface FileMessage extends Error {
  fatal?: boolean | null | undefined;
  url?: string | undefined;
}

/** Tells a file what is wrong with it. */
export function report(
  file: SourceFile,
  { problems, warnings, failure }: Pick<RefreshTextResult, 'problems' | 'warnings' | 'failure'>,
  strict: boolean,
): void {
  for (const warning of warnings) tell(file, warning);
  const [first] = problems.map((problem) => tell(file, problem));
  if (!strict || !first || failure === 'unavailable') return;
  first.fatal = true;
  throw first;
}

type Said = RefreshTextResult['warnings'][number] | RefreshTextResult['problems'][number];

/** What is installed is what says these things; so is its README. */
const url = new URL('../../README.md#remark-plugin-and-library', import.meta.url).href;

function tell(file: SourceFile, { code, message, line, column }: Said) {
  const place = line === undefined || column === undefined ? undefined : { line, column };
  const said = file.message(message, { place, source: 'status-snippets', ruleId: code });
  return Object.assign(said, { url });
}
