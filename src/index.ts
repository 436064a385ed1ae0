/**
 * The library: fetch, generate and validate snippet sets; find and update the sections of a text. Durations are in seconds.
 *
 * @module
 */

export { type FoundSection, type FoundSections, findSections, refreshText } from './api/documents.ts';
export { type FetchedPage, type FetchedPages, type FetchPagesOptions, fetchPages } from './api/fetch-pages.ts';
export type { Options } from './api/options.ts';
export {
  fetchSnippets,
  generateSnippets,
  type PageOptions,
  type UnsafeSnippet,
  verifySnippets,
} from './api/snippets.ts';
export { OptionError } from './config/errors.ts';
export type { PageSnippets } from './refresh/fetch-or-generate-pages.ts';
export type { PageSource, Problem, SectionReport } from './refresh/json-report.ts';
export type { RefreshTextResult } from './refresh/refresh-files.ts';
export type { Warning } from './refresh/refresh-result.ts';
export type { Effects } from './runtime/effects.ts';
export type { Context } from './sections/context-layout.ts';
export type { Format } from './sections/format.ts';
export type { Attributes, SnippetName } from './sections/markers/attributes.ts';
export type { Range } from './sections/parse-sections.ts';
export { type SnippetField, type SnippetSet, snippetFields } from './snippets/snippet-set.ts';
export { type ErrorCode, StatusSnippetsError } from './text/errors.ts';
