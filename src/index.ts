/**
 * The library: fetch and generate snippet sets; find and update the sections of a text. Durations
 * are in seconds. What it does depends on its arguments only: it reads neither environment
 * variables nor configuration files.
 *
 * @module
 */

export { type FetchedPages, fetchPages, fetchSnippets } from './api/fetch.ts';
export { generateSnippets } from './api/generate-snippets.ts';
export type { ConnectionOptions, Options } from './api/options.ts';
export {
  createRefresher,
  type FoundSection,
  findSections,
  type RefreshedText,
  refreshText,
} from './api/texts.ts';
export {
  type ErrorCode,
  type Finding,
  StatusSnippetsError,
  type WarningCode,
} from './core/errors.ts';
export type { Range } from './core/range.ts';
export type { FetchedSnippets } from './refresh/pages.ts';
export type { PageSource, SectionReport } from './refresh/result.ts';
export type { Format } from './sections/format.ts';
export type { SectionAttributes, SnippetName } from './sections/marker.ts';
export { type SnippetField, type SnippetSet, snippetFields } from './snippets/snippet-set.ts';
