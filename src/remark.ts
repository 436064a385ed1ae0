import type { Nodes, Root } from 'mdast';
import type { FetchedPages } from './api/fetch-pages.ts';
import {
  fetcherOptions,
  type Options as LibraryOptions,
  readOptions,
  readOptionsAndConfiguration,
} from './api/options.ts';
import { createPrefetchedSnippetFetcher, parseFetchedPages } from './api/prefetched-pages.ts';
import type { Settings } from './config/settings.ts';
import { refreshOneText } from './refresh/refresh-files.ts';
import { replaceSections } from './remark-plugin/replace-sections.ts';
import { addMessages, type VFileLike } from './remark-plugin/vfile-messages.ts';
import { createExpiringSnippetFetcher } from './runtime/create-snippet-fetcher.ts';
import type { Format } from './sections/format.ts';

/** The options of the plugin. */
export interface Options extends LibraryOptions {
  /**
   * Fail the build on problems instead of emitting messages (default false), for generators that show no messages, such as
   * Astro and Docusaurus. An unavailable service never fails the build; the section keeps its current content.
   */
  readonly strict?: boolean | undefined;
  /**
   * Pages that `fetchPages` of the library has fetched. Their sections are filled without asking the service again, and a
   * site generator that caches by the options of its plugins notices when a page has moved.
   */
  readonly pages?: FetchedPages | undefined;
}

/** A syntax tree of any kind, so that users need no types of another package. The plugin refuses a tree that is not mdast. */
export interface SyntaxTree {
  readonly type: string;
}

/**
 * Fills the `status-snippets` sections of Markdown and MDX while a site is built. The source files stay as they are.
 *
 * The text is refreshed as on the command line, and the result is parsed by the processor that the plugin runs in. The nodes
 * of its sections replace those in the tree. If there is a problem, the tree stays as it is, and the file gets messages with
 * a position, the source `status-snippets` and a rule ID.
 *
 * @throws {OptionError} if an option is invalid
 * @example
 *   const file = await remark()
 *     .use(remarkStatusSnippets, { slug: 'acme', source: 'offline' })
 *     .process('# Acme <!-- status-snippets start --><!-- status-snippets end -->');
 */
export default function remarkStatusSnippets(
  this: { parse(text: string): SyntaxTree },
  options?: Readonly<Options> | null,
): (tree: SyntaxTree, file: VFileLike) => Promise<void> {
  const { strict = false, pages, ...rest } = options ?? {};
  readOptions(rest); // an invalid option stops the build before the first file
  const fetchedPages = parseFetchedPages(pages ?? {});

  return async (node, file) => {
    const tree = mdastRoot(node);
    const settings = await readOptionsAndConfiguration(rest);
    const fetchSnippets = createPrefetchedSnippetFetcher(fetchedPages, settings, getSharedSnippetFetcher(settings));
    const text = String(file).replace(/^\uFEFF/, ''); // offsets in the tree do not include a byte-order mark
    const format = settings.format ?? detectFormat(tree, file.extname);
    const result = await refreshOneText(text, { path: file.path ?? 'text', format }, settings, fetchSnippets);
    addMessages(file, result, strict);
    if (result.outcome !== 'changed') return;

    const refreshedTree = mdastRoot(this.parse(result.text));
    const missing = replaceSections(
      { text, tree, sections: result.oldSections },
      { text: result.text, tree: refreshedTree, sections: result.newSections },
    );
    const problems = missing.map(({ position }) => ({ ...position, ...notInTree(format) }));
    addMessages(file, { problems, warnings: [], failure: 'input' }, strict);
  };
}

/**
 * The fetchers that all processors share. remark-cli, MDX and Astro create a processor for every file, but each page must be
 * requested only once.
 */
const fetchersBySettings = new Map<string, ReturnType<typeof createExpiringSnippetFetcher>>();

function getSharedSnippetFetcher(settings: Settings) {
  const { baseUrl, headers, timeout, maxAge, cache, cacheDir } = settings;
  const key = JSON.stringify([baseUrl, headers, timeout, maxAge, cache, cacheDir]);
  const fetchSnippets = fetchersBySettings.get(key) ?? createExpiringSnippetFetcher(fetcherOptions(settings));
  fetchersBySettings.set(key, fetchSnippets);
  return fetchSnippets;
}

/**
 * Detects the format that a tree was parsed from: only Markdown has HTML nodes, and only MDX has expressions and elements.
 * Nodes without a position do not count, because a plugin added them: Docusaurus wraps headings of Markdown in MDX elements.
 */
function detectFormat(tree: Root, extension: string | undefined): Format {
  if (extension === '.mdx') return 'mdx';
  const isMdx = hasNode(tree, (type) => type.startsWith('mdx')) && !hasNode(tree, (type) => type === 'html');
  return isMdx ? 'mdx' : 'md';
}

function hasNode(node: Nodes, isWanted: (type: string) => boolean): boolean {
  if (isWanted(node.type) && node.position) return true;
  return 'children' in node && node.children.some((child) => hasNode(child, isWanted));
}

function notInTree(format: Format) {
  const hint =
    format === 'md' ? '; if Markdown is read as MDX, as in Docusaurus, write {/* status-snippets start */}' : '';
  const message = `this marker did not reach the plugin: an earlier plugin changed the text, or comments were dropped${hint}`;
  return { code: 'not-in-tree', message };
}

function mdastRoot(tree: SyntaxTree): Root {
  if (tree.type === 'root' && 'children' in tree) return tree as Root;
  throw new TypeError(`status-snippets/remark needs a Markdown syntax tree (mdast), not a "${tree.type}" node`);
}
