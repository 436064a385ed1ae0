import type { Format } from '../sections/format.ts';
import { formatMarker, type SnippetName } from '../sections/markers/marker.ts';

/** White space, line breaks, bars, dots, dashes and the like. */
export function isSeparator(text: string): boolean {
  return /^(?:[\s|/\\•·∙–—\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(text);
}

/** Attributes are written in this order, except those that are null. */
export interface MarkerAttributes {
  readonly slug: string;
  readonly customDomain: string | null;
  readonly show: readonly SnippetName[] | null;
}

export interface Markers {
  readonly start: string;
  readonly end: string;
}

export function writeMarkers(format: Format, attributes: MarkerAttributes): Markers {
  return { start: formatMarker('start', format, attributes), end: formatMarker('end', format) };
}
