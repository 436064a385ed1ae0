import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { type Finding, recover } from '../core/errors.ts';
import { countMarkup, countMatches, limitMarkup, TimeBudget } from '../core/limits.ts';
import { applyEdits, lineAt } from '../core/range.ts';
import { changedPart } from '../refresh/diff.ts';
import type { RefreshContext, SourceFile } from '../refresh/parse-file.ts';
import { refresh } from '../refresh/refresh.ts';
import {
  type ChangedFile,
  describeFinding,
  hasNewAddress,
  type SectionReport,
} from '../refresh/result.ts';
import { contentStart, type Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { parseHtmlFile } from '../sections/html/parse-html-file.ts';
import { planIncludes } from '../snippets/plans.ts';
import {
  badgeAt,
  badgeImageUrl,
  type SnippetField,
  type SnippetSet,
} from '../snippets/snippet-set.ts';
import { browserFiles } from './browser-files.ts';
import { foldUnchanged } from './fold-unchanged.ts';
import { defaultPlan, type ServedPage } from './pages-file.ts';
import { planRequired } from './server.ts';

interface Preview {
  readonly baseUrl: string;
  /** What to run next. */
  readonly command: string;
  readonly version: number;
  readonly pages: readonly (ServedPage & { readonly snippets: SnippetSet })[];
  readonly files: readonly FilePreview[];
  /** In the newest version of the file for `--pages`; null if it is valid or there is none. */
  readonly pagesProblem: string | null;
}

export interface FilePreview {
  readonly id: string;
  readonly path: string;
  readonly html: string;
}

const titles: Readonly<Record<SnippetField, string>> = {
  badge_markdown: 'Markdown badge',
  badge_html: 'HTML badge',
  minimal_md: 'Text link',
  status_page_url: 'Address',
  widget_html: 'Widget',
  widget_script: 'Widget script',
};

const shownFields = Object.keys(titles) as SnippetField[];

/** Files come first, because the user named them. */
export function previewPage({
  baseUrl,
  command,
  version,
  pages,
  files,
  pagesProblem,
}: Preview): string {
  const main = h('main', { 'data-version': String(version) }, [
    pagesProblem === null ? null : h('p.problem', pagesProblem),
    h('nav', { ariaLabel: 'Contents' }, [
      ...files.map(({ id, path }) => h('a.file', { href: `#${id}` }, path)),
      ...pages.map(({ slug }) => h('a.page', { href: `#${pageId(slug)}` }, `Page ${slug}`)),
    ]),
    ...files.map(({ id, path, html }) =>
      h('section', { ariaLabelledBy: [id] }, [h('h2', { id }, path), raw(html)]),
    ),
    h(
      'p.note',
      `Badges and widgets load from ${baseUrl}, so copies of them work on this computer only.`,
    ),
    ...pages.map((page) => pageSection(page, baseUrl, pages.length > 1)),
  ]);
  return browserFiles['page.html']
    .replace('<code id="command"></code>', () => toHtmlText(h('code', { id: 'command' }, command)))
    .replace('<main></main>', () => toHtmlText(main));
}

const pageId = (slug: string) => `page-${slug}`;

const refused = `The API refuses this page (“${planRequired}”): `;
const generated = 'the program generates its snippets, and custom-domain sets their address.';

function pageSection(page: Preview['pages'][number], baseUrl: string, hasTabs: boolean) {
  const { slug, plan = defaultPlan, snippets } = page;
  const id = pageId(slug);
  const address = snippets.status_page_url;
  const badges = { baseUrl, slugs: [slug] };
  const isGenerated = !planIncludes(plan, 'API');
  const cards = shownFields.map((field) => {
    const textId = `${id}-${field}`;
    const titleId = `${textId}-title`;
    const copy = {
      type: 'button',
      id: `copy-${textId}`,
      value: textId,
      ariaLabel: `Copy ${field} of page ${slug}`,
    };
    return h(`div.snippet.${field}`, { role: 'group', ariaLabelledBy: [titleId] }, [
      h('div.title', [
        h('h3', { id: titleId }, titles[field]),
        h('code', field),
        isGenerated ? h('span.label', 'generated') : null,
        h('button', copy, 'Copy'),
      ]),
      h('div.markdown-body', [renderSnippet(field, snippets[field], { idPrefix: textId, badges })]),
      h('pre', { id: textId }, snippets[field]),
    ]);
  });
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, `Page ${slug}`),
    h('p', [h('a', { href: address }, address), ' ', h('span.label', `plan ${plan}`)]),
    isGenerated ? h('p.note', refused + generated) : null,
    h('div.snippets', [hasTabs ? tabs(slug) : null, ...cards]),
  ]);
}

/**
 * Radio buttons work with the keyboard and without a script. The style sheet shows the card of the
 * one that is checked.
 */
function tabs(slug: string) {
  const name = `${pageId(slug)}-tab`;
  const labels = shownFields.map((value, index) => {
    const input = { type: 'radio', name, id: `${name}-${value}`, value, checked: index === 0 };
    return h('label', [h('input', input), titles[value]]);
  });
  return h('div.tabs', { role: 'radiogroup', ariaLabel: `Snippets of page ${slug}` }, labels);
}

/** HTML snippets are inserted as they are, because this program generated them. */
function renderSnippet(field: SnippetField, text: string, options: Omit<RenderOptions, 'format'>) {
  if (field === 'status_page_url') return h('a', { href: text }, text);
  const isMarkdown = field === 'badge_markdown' || field === 'minimal_md';
  return raw(isMarkdown ? renderAsGithub(text, { format: 'md', ...options }).join('\n') : text);
}

/**
 * A file before and after a refresh against the stand-in; `id` is that of its section of the page.
 * A run writes nothing because of a file that is refused.
 */
export async function previewFile(
  file: SourceFile,
  context: RefreshContext,
  id: string,
  badges: LocalBadges,
) {
  const { path, format } = file;
  const text = typeof file.text === 'string' ? file.text.replace(/^\uFEFF/, '') : file.text;
  const mayLackSections = file.need !== 'section';
  const { files, findings, changes } = await refresh([{ ...file, text }], {
    ...context,
    mayLackSections,
  });
  const sections = files.flatMap((each) => each.sections);
  const problems = findings.filter(({ level }) => level === 'error');
  const isRefused = problems.length > 0;
  const [change] = changes;
  const changesOfSections = sections.map((section, index) => {
    const place = `Line ${section.line}, page ${section.slug}: `;
    return h('li', [place, ...describeChange(section, change && contentsOf(change, index))]);
  });
  const notes = [
    ...problems.map((problem) =>
      h('li.problem', [describeFinding({ ...problem, path }), ...sourceOf(problem, text)]),
    ),
    ...changesOfSections,
  ];
  if (notes.length === 0)
    notes.push(h('li', 'This file contains no section, so a run leaves it as it is.'));
  const render = (name: string, source: string, highlighted: readonly (string | null)[]): Side => {
    const key = name.toLowerCase().replace(' ', '-');
    const idPrefix = `${id}-${key}-`;
    const options = { format, idPrefix, badges, highlighted, isOld: name === 'Before' };
    const blocks = recover(
      () => renderAsGithub(source, options),
      ({ message }) => [toHtml(h('p.problem', describeFinding({ path, message })))],
    );
    return { key, name, nameId: `${id}-${key}`, idPrefix, blocks };
  };
  const sides: Side[] = [];
  if (change) {
    const moved = sections.filter(
      (section) => section.outcome !== 'unchanged' && !isSameLink(section),
    );
    const previous = moved.map(({ previousAddress }) => previousAddress);
    const addresses = moved.map(({ address }) => address);
    sides.push(
      render('Before', markEmptySections(change), previous),
      render('After', change.after, addresses),
    );
  } else if (typeof text === 'string') {
    const addresses = sections.map(({ address }) => address);
    sides.push(render(isRefused ? 'Not updated' : 'Unchanged', text, addresses));
  }
  const shown = sides.map((side, index) => toPane(side, sides[1 - index]));
  return { isRefused, html: toHtmlText(h('ul.notes', notes), h('div.sides', shown)) };
}

/** A version of a file, in blocks of HTML. */
interface Side {
  readonly key: string;
  readonly name: string;
  readonly nameId: string;
  readonly idPrefix: string;
  readonly blocks: readonly string[];
}

function toPane({ key, name, nameId, idPrefix, blocks }: Side, other: Side | undefined) {
  const inOther = new Set(other?.blocks.map((block) => toComparable(block, other.idPrefix)));
  const isNeeded = (block: string) => {
    const isChanged = other !== undefined && !inOther.has(toComparable(block, idPrefix));
    return isChanged || block.includes(' class="highlighted"');
  };
  const content = raw(foldUnchanged(blocks, isNeeded, `${nameId}-fold`));
  // The title is not a heading, because the file itself can have headings of any level. As a
  // document of its own, the file keeps its headings apart from those of the page.
  return h(`div.side-${key}`, { role: 'group', ariaLabelledBy: [nameId] }, [
    h('p.title', { id: nameId }, name),
    h('div.markdown-body', { role: 'document', ariaLabelledBy: [nameId] }, [content]),
  ]);
}

/** Without what differs between the two sides of any file. */
const toComparable = (block: string, idPrefix: string) =>
  block.replaceAll(idPrefix, '').replaceAll(' tabindex="-1"', '');

function contentsOf({ before, after, sections }: ChangedFile, index: number) {
  const [old, current] = [sections.before[index], sections.after[index]];
  if (!old || !current) return undefined;
  return {
    old: before.slice(old.content.start, old.content.end).trim(),
    current: after.slice(current.content.start, current.content.end).trim(),
  };
}

/** The line of a problem around its place, which is marked. */
function sourceOf({ line, column = 1 }: Finding, text: SourceFile['text']) {
  if (typeof text !== 'string' || line === undefined) return [];
  const source = lineAt(text, line);
  const [marked = ' ', ...after] = source.slice(column - 1, column + 119);
  return [
    h('pre', [
      source.slice(Math.max(column - 81, 0), column - 1),
      h('mark', marked),
      after.join(''),
    ]),
  ];
}

function markEmptySections({ before: text, after, sections }: ChangedFile): string {
  const snippets = /[^\s>].*(?:\n[\s>]*[^\s>].*)*/;
  const edits = sections.before.flatMap(({ content }, index) => {
    const filled = sections.after[index]?.content;
    // Lines of a quote begin with `>`.
    if (filled === undefined || /[^\s>]/.test(text.slice(content.start, content.end))) return [];
    return [
      { ...content, text: after.slice(filled.start, filled.end).replace(snippets, emptySection) },
    ];
  });
  return applyEdits(text, edits).text;
}

const isSameLink = (section: SectionReport) =>
  section.previousAddress !== null && !hasNewAddress(section);

function describeChange(
  section: SectionReport,
  contents: { readonly old: string; readonly current: string } | undefined,
) {
  const { outcome, previousAddress, address } = section;
  if (outcome === 'unchanged') return [`up to date, ${address}`];
  if (!isSameLink(section)) {
    return [
      previousAddress === null ? 'no address' : h('del', previousAddress),
      ' → ',
      h('ins', address),
    ];
  }
  const part = contents && changedPart(contents.old, contents.current);
  if (!part) return ['other snippets, the same address ', h('ins', address)];
  const { old, current } = contents;
  return [
    'the same address, other snippets: ',
    h('del', old.slice(part.old.start, part.old.end)),
    ' → ',
    h('ins', current.slice(part.current.start, part.current.end)),
  ];
}

/** The badges of the stand-in. */
interface LocalBadges {
  readonly baseUrl: string;
  readonly slugs: readonly string[];
}

interface RenderOptions {
  readonly format: Format;
  /** One page shows several texts. */
  readonly idPrefix: string;
  readonly badges: LocalBadges;
  readonly highlighted?: readonly (string | null)[];
  /** The keyboard passes over the links of an old version. */
  readonly isOld?: boolean;
}

/** In a text that is rendered, this character is shown as a dashed box. */
const emptySection = '\u{f8ff}';

/**
 * GitHub-flavored Markdown without scripts, styles and event handlers. The page sends no requests
 * to other servers, so their images are shown as their alternative text, except for badges of the
 * stand-in's pages.
 * @returns the HTML of each block
 * @throws {StatusSnippetsError} `too-complex`
 */
function renderAsGithub(text: string, options: RenderOptions): readonly string[] {
  const timeBudget = new TimeBudget();
  const markup = timeBudget.run(text.length, () =>
    toMarkup(text.slice(contentStart(text)), options.format),
  );
  timeBudget.run(text.length, () => parseHtmlFile(markup)); // it refuses what would become a huge tree
  return timeBudget.run(text.length, () => toSafeHtml(markup, options));
}

/**
 * The whole text is parsed at once. A changelog of 250 KB has this many, which take 300 MB of
 * memory.
 */
const maxUnits = 150_000;

const maxCells = 1_000_000; // 150 MB

function toMarkup(text: string, format: Format): string {
  const source = formats[format].toMarkdown(text);
  if (source === null) return text;
  limitMarkup(countMarkup(source), maxUnits);
  // The HTML of a table has as many cells in each row as in the first one.
  const columns = (source.match(/^[\t >|:-]+$/gm) ?? []).map((row) => countMatches(row, /\|/g));
  limitMarkup(Math.max(0, ...columns) * countMatches(source, /\n/g), maxCells);
  return micromark(source, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml({ clobberPrefix: '' })],
  });
}

function toSafeHtml(
  markup: string,
  { idPrefix, badges, highlighted = [], isOld }: RenderOptions,
): readonly string[] {
  const tree = sanitize(fromHtml(markup, { fragment: true }), {
    ...defaultSchema,
    clobberPrefix: idPrefix,
  }) as Root;
  visit(tree, 'element', (element, index, parent) => {
    const { href } = element.properties;
    if (typeof href === 'string' && href.startsWith('#'))
      element.properties.href = `#${idPrefix}${href.slice(1)}`;
    if (typeof href === 'string' && isOld) element.properties.tabIndex = -1;
    if (typeof href === 'string' && highlighted.includes(href))
      element.properties.className = ['highlighted'];
    if (element.tagName === 'source') element.properties = {};
    if (element.tagName === 'img' && parent && index !== undefined)
      parent.children[index] = showImage(element, badges);
  });
  markEmptySectionsIn(tree);
  return blocksOf(tree).map((block) => toHtml(block));
}

/** Only in text: in an attribute, an element would end the value. */
function markEmptySectionsIn(tree: Root): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const [first = '', ...others] = value.split(emptySection);
    if (others.length === 0 || parent === undefined || index === undefined) return;
    const nodes: ElementContent[] = [{ type: 'text', value: first }];
    for (const other of others)
      nodes.push(h('span.empty', 'empty section'), { type: 'text', value: other });
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** Line breaks are between them. */
function blocksOf(tree: Root): readonly Root[] {
  const blocks: Root[] = [{ type: 'root', children: [] }];
  for (const node of tree.children) {
    const isBreak = node.type === 'text' && node.value.trim() === '' && node.value.includes('\n');
    if (isBreak) blocks.push({ type: 'root', children: [] });
    else blocks.at(-1)?.children.push(node);
  }
  return blocks.filter(({ children }) => children.length > 0);
}

function showImage(image: Element, { baseUrl, slugs }: LocalBadges): Element {
  const { src, alt } = image.properties;
  const slug = badgeAt(String(src ?? ''))?.slug ?? '';
  if (slugs.includes(slug))
    return h('img', { ...image.properties, src: badgeImageUrl({ slug, baseUrl }) });
  return h('span', { className: 'other-image' }, String(alt || 'image'));
}

function raw(value: string): ElementContent {
  // `toHtml` prints raw nodes, whose type is in another package.
  return { type: 'raw', value } as unknown as ElementContent;
}

function toHtmlText(...nodes: readonly Nodes[]): string {
  return toHtml([...nodes] as Element[], { allowDangerousHtml: true });
}
