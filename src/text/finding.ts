import type { ErrorCode } from './errors.ts';

/** What a user should know although the run goes on. */
export type WarningCode =
  | 'plan-required'
  | 'stale'
  | 'custom-domain-differs'
  | 'custom-domain-shared'
  | 'no-scripts'
  | 'raw-markdown'
  | 'not-shown'
  | 'indented-marker'
  | 'look-alike'
  | 'copied-section'
  | 'unmarked'
  | 'adopted'
  | 'left-alone'
  | 'inserted'
  | 'details-lost'
  | 'skipped'
  | 'option-not-used'
  | 'other-readme'
  | 'not-asked'
  | 'pull-request-unfinished';

/** A problem, a warning or a note, with its place in a file if it has one. Lines and columns are counted from 1. */
export type Finding = { readonly path?: string; readonly line?: number; readonly column?: number } & (
  | { readonly level: 'error'; readonly code: ErrorCode; readonly message: string }
  | { readonly level: 'warning' | 'note'; readonly code: WarningCode; readonly message: string }
);
