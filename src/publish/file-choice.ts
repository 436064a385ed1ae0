import type { Listing } from './listing.ts';

/** Which files of a repository are meant, by their paths from its top without `./`. */
export interface FileChoice {
  /** Files named one by one; each must exist. */
  readonly paths: readonly string[];
  /** Tells which files of the listing are meant besides; null where no folder or glob was given, which saves a call. */
  readonly matches: ((path: string) => boolean) | null;
}

/** The paths meant, those named first, each once. */
export function choosePaths({ paths, matches }: FileChoice, listing: Listing | null): string[] {
  const matched = matches === null || listing === null ? [] : listing.paths.filter(matches);
  return [...new Set([...paths, ...matched])];
}
