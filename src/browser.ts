/**
 * What the package exports in a browser: the part of the library that needs no network, no files
 * and no parser.
 */

export { generateSnippets } from './api/generate-snippets.ts';
export { StatusSnippetsError } from './core/errors.ts';
export { snippetFields } from './snippets/snippet-set.ts';
