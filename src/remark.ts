import type { Root } from 'mdast';
import { createPrefetchedService, type FetchedPages } from './api/fetch.ts';
import { type Options as LibraryOptions, optionKeys } from './api/options.ts';
import { createService, type LibrarySettings, readOptions } from './api/settings.ts';
import { type Finding, invalidInput } from './core/errors.ts';
import { escapeCommands } from './core/quote.ts';
import type { Position } from './core/range.ts';
import { refresh } from './refresh/refresh.ts';
import { replaceSections, someNode } from './remark-plugin/replace-sections.ts';
import type { Format } from './sections/format.ts';
import { formats } from './sections/formats.ts';
import type { Service } from './service/connection.ts';

/** The options of the plugin. */
export interface Options extends LibraryOptions {
  /**
   * For generators that show no messages, such as Astro, Docusaurus and Next.js (default false): an
   * error fails the build, and a warning is printed to stderr. An unavailable service never fails
   * the build: it is a warning, and the section keeps its current content.
   */
  readonly strict?: boolean | undefined;
  /**
   * Pages that `fetchPages` of the library has fetched. Their sections are filled without asking
   * the service again, and a site generator that caches by the options of its plugins notices when
   * a page has moved. Not used with source `offline`.
   */
  readonly pages?: FetchedPages | undefined;
}

/**
 * A syntax tree of any kind, so that users need no types of another package. The plugin refuses a
 * tree that is not mdast.
 */
export interface SyntaxTree {
  readonly type: string;
}

/** The part of a vfile that the plugin uses. */
export interface VFileLike {
  readonly extname?: string | undefined;
  toString(): string;
  message(
    reason: string,
    options: { place: Position | undefined; source: string; ruleId: string },
  ): Error;
}

/**
 * Fills the `status-snippets` sections of Markdown and MDX while a site is built. The source files
 * stay as they are.
 *
 * The text is refreshed as by `refreshText`, and the result is parsed by the processor that the
 * plugin runs in. The nodes of its sections replace those in the tree. If there is an error, the
 * tree stays as it is. Errors and warnings are messages of the file, with a position, the source
 * `status-snippets` and the code as their rule ID.
 *
 * @throws {StatusSnippetsError} if an option is invalid
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
  const settings = readOptions(rest, [...optionKeys, 'strict', 'pages']);
  if (settings.format === 'html') {
    const fix = 'write md or mdx, or leave it out';
    throw invalidInput('option format', { value: 'html', problem: 'is no Markdown', fix });
  }
  const service = createPrefetchedService(pages ?? {}, settings, sharedService(settings));

  return async (node, file) => {
    const tree = mdastRoot(node);
    // Offsets in the tree do not include a byte-order mark.
    const text = String(file).replace(/^\uFEFF/, '');
    const format = settings.format ?? detectFormat(tree, file.extname);
    const source = { path: '', format, text, need: 'nothing' } as const;
    const { findings, changes } = await refresh([source], { settings, service });
    const [change] = changes;
    addMessagesOrThrow(file, findings, strict);
    if (strict) printOnce(findings);
    if (change === undefined) return;

    const refreshedTree = mdastRoot(this.parse(change.after));
    const missing = replaceSections(
      { text, tree, sections: change.sections.before },
      { text: change.after, tree: refreshedTree, sections: change.sections.after },
    );
    const reason = formats[format].reasonForLoss;
    const message =
      `this marker did not reach the plugin: an earlier plugin changed the text, ` +
      `or comments were dropped${reason}`;
    const problem = { level: 'error', code: 'not-in-tree', message } as const;
    const problems = missing.map(({ position }) => ({ ...position, ...problem }));
    addMessagesOrThrow(file, problems, strict);
  };
}

/**
 * All processors share them. remark-cli, MDX and Astro create a processor for every file, but each
 * page must be requested only once.
 */
const servicesByFetch = new WeakMap<object, Map<string, Service>>();

function sharedService(settings: LibrarySettings): Service {
  const { baseUrl, statusPageHost, headers, timeout, maxAge, cache, cacheDir, fetch } = settings;
  const services = servicesByFetch.get(fetch) ?? new Map<string, Service>();
  servicesByFetch.set(fetch, services);
  const options = [baseUrl, statusPageHost, headers, timeout, maxAge, cache, cacheDir];
  const key = JSON.stringify(options);
  const service = services.get(key) ?? createService(settings);
  services.set(key, service);
  return service;
}

function mdastRoot(tree: SyntaxTree): Root {
  const { children = [] } = tree as Partial<Root>;
  // The root of HTML has the same type.
  const ofHtml = children.find(({ type }: SyntaxTree) => type === 'element' || type === 'raw');
  if (tree.type === 'root' && 'children' in tree && !ofHtml) return tree as Root;
  const problem = `needs a Markdown syntax tree (mdast), not a "${(ofHtml ?? tree).type}" node`;
  throw invalidInput('status-snippets/remark', { problem, fix: 'use it before remark-rehype' });
}

/**
 * Only Markdown has HTML nodes, and only MDX has expressions and elements. Nodes without a position
 * do not count, because a plugin added them: Docusaurus wraps headings of Markdown in MDX elements.
 */
function detectFormat(tree: Root, extension: string | undefined): Format {
  if (extension?.toLowerCase() === '.mdx') return 'mdx';
  const has = (pattern: RegExp) =>
    someNode(tree, ({ type, position }) => Boolean(position) && pattern.test(type));
  return has(/^mdx/) && !has(/^html$/) ? 'mdx' : 'md';
}

/** The documentation of the installed version; the path is relative to the bundle. */
const url = new URL('../../README.md#other-ways-to-run-it', import.meta.url).href;

/**
 * Adds the findings to the file, and with `strict` throws the first error other than `unavailable`.
 */
function addMessagesOrThrow(file: VFileLike, findings: readonly Finding[], strict: boolean): void {
  // A note is no reason to change the file.
  const problems = findings.filter(({ level }) => level !== 'note');
  const messages = problems.map(({ code, message, line, column }) => {
    const place = line === undefined || column === undefined ? undefined : { line, column };
    return Object.assign(
      file.message(message, { place, source: 'status-snippets', ruleId: code }),
      { url },
    );
  });
  const index = problems.findIndex(
    ({ level, code }) => level === 'error' && code !== 'unavailable',
  );
  const fatal = messages[index];
  if (strict && fatal) throw Object.assign(fatal, { fatal: true });
}

/** A message about a page or the service would otherwise be printed for each file. */
const printed = new Set<string>();

function printOnce(findings: readonly Finding[]): void {
  for (const { level, code, message } of findings) {
    if (level === 'note') continue;
    // A site runs scripts, unlike GitHub.
    if (code !== 'no-scripts' && !printed.has(message))
      console.error(escapeCommands(`status-snippets: ${message}`));
    printed.add(message);
  }
}
