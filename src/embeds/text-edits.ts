import type { Format } from '../sections/format.ts';
import type { SnippetName } from '../sections/markers/marker.ts';

export function lineStart(text: string, offset: number): number {
  if (offset === 0) return 0;
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** White space, line breaks, bars, dots, dashes and the like. */
export function isSeparator(text: string): boolean {
  return /^(?:[\s|/\\•·∙–—\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(text);
}

/** In the order in which they are written. Those that are null are not written. */
export interface MarkerAttributes {
  readonly slug: string;
  readonly customDomain: string | null;
  readonly show: readonly SnippetName[] | null;
}

export interface Markers {
  readonly start: string;
  readonly end: string;
}

export function writeMarkers(format: Format, { slug, customDomain, show }: MarkerAttributes): Markers {
  let words = `status-snippets start slug="${slug}"`;
  if (customDomain !== null) words += ` custom-domain="${customDomain}"`;
  if (show !== null) words += ` show="${show.join(' ')}"`;
  const comment = format === 'mdx' ? (text: string) => `{/* ${text} */}` : (text: string) => `<!-- ${text} -->`;
  return { start: comment(words), end: comment('status-snippets end') };
}
