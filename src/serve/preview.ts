import type { Element, ElementContent, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import type { Run, SourceFile } from '../refresh/parse-file.ts';
import { refresh } from '../refresh/refresh.ts';
import { type ChangedFile, describeFinding, hasNewAddress, type SectionReport } from '../refresh/result.ts';
import { contentStart, type Format } from '../sections/format.ts';
import { formats } from '../sections/formats.ts';
import { parseHtmlFile } from '../sections/html/parse-html-file.ts';
import { planIncludes } from '../snippets/plans.ts';
import { badgeAt, badgeImageUrl, type SnippetField, type SnippetSet } from '../snippets/snippet-set.ts';
import { attempt, type Finding } from '../text/errors.ts';
import { applyEdits, lineAt } from '../text/range.ts';
import { countMarkup, countMatches, limitMarkup, TimeBudget } from '../text/time-limit.ts';
import { browserFiles } from './browser-files.ts';
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
export function previewPage({ baseUrl, command, version, pages, files, pagesProblem }: Preview): string {
  const main = h('main', { 'data-version': String(version) }, [
    pagesProblem === null ? null : h('p.problem', pagesProblem),
    h('nav', { ariaLabel: 'Contents' }, [
      ...files.map(({ id, path }) => h('a.file', { href: `#${id}` }, path)),
      ...pages.map(({ slug }) => h('a.page', { href: `#${pageId(slug)}` }, `Page ${slug}`)),
    ]),
    // The names of the groups are not headings, because the files themselves can have headings of any level.
    files.length === 0 ? null : h('p.group', 'Files'),
    ...files.map(({ id, path, html }) => h('section', { ariaLabelledBy: [id] }, [h('h2', { id }, path), raw(html)])),
    h('p.group', 'Status pages'),
    h('p.note', `Badges and widgets load from ${baseUrl}, so copies of them work on this computer only.`),
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
    const copy = { type: 'button', id: `copy-${textId}`, value: textId, ariaLabel: `Copy ${field} of page ${slug}` };
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

/** Radio buttons work with the keyboard and without a script. The style sheet shows the card of the one that is checked. */
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
  return raw(isMarkdown ? renderAsGithub(text, { format: 'md', ...options }) : text);
}

/** The HTML of a file before and after a refresh against the stand-in; `id` is that of its section of the page. */
export async function previewFile(file: SourceFile, run: Run, id: string, badges: LocalBadges): Promise<string> {
  const { path, format } = file;
  const text = typeof file.text === 'string' ? file.text.replace(/^\uFEFF/, '') : file.text;
  const mayLackSections = file.need !== 'section';
  const { files, findings, changes } = await refresh([{ ...file, text }], { ...run, mayLackSections });
  const sections = files.flatMap((each) => each.sections);
  const problems = findings.filter(({ level }) => level === 'error');
  const notes = [
    ...problems.map((problem) => h('li.problem', [describeFinding({ ...problem, path }), ...sourceOf(problem, text)])),
    ...sections.map((section) => h('li', [`Line ${section.line}, page ${section.slug}: `, ...describeChange(section)])),
  ];
  if (notes.length === 0) notes.push(h('li', 'This file contains no section, so a run leaves it as it is.'));
  const side = (name: string, source: string, highlighted: readonly (string | null)[] = []) => {
    const key = name.toLowerCase().replace(' ', '-');
    const nameId = `${id}-${key}`;
    const options = { format, idPrefix: `${nameId}-`, badges, highlighted };
    const render = () => h('div.markdown-body', [raw(renderAsGithub(source, options))]);
    const content = attempt(render, ({ message }) => h('p.problem', describeFinding({ path, message })));
    // The title is not a heading, because the file itself can have headings of any level.
    const title = h('p.title', { id: nameId }, name);
    return h(`div.side-${key}`, { role: 'group', ariaLabelledBy: [nameId] }, [title, content]);
  };
  const changed = sections.filter(({ outcome }) => outcome !== 'unchanged');
  const previous = changed.map(({ previousAddress }) => previousAddress);
  const addresses = changed.map(({ address }) => address);
  const sides = changes.flatMap((change) => [
    side('Before', markEmptySections(change), previous),
    side('After', change.after, addresses),
  ]);
  const state = problems.length > 0 ? 'Not updated' : 'Unchanged';
  if (sides.length === 0 && typeof text === 'string') sides.push(side(state, text));
  return toHtmlText(h('ul.notes', notes), h('div.sides', sides));
}

/** The line of a problem around its place, which is marked. */
function sourceOf({ line, column = 1 }: Finding, text: SourceFile['text']) {
  if (typeof text !== 'string' || line === undefined) return [];
  const source = lineAt(text, line);
  const [marked = ' ', ...after] = source.slice(column - 1, column + 119);
  return [h('pre', [source.slice(Math.max(column - 81, 0), column - 1), h('mark', marked), after.join('')])];
}

function markEmptySections({ before: text, after, sections }: ChangedFile): string {
  const edits = sections.before.flatMap(({ content }, index) => {
    const filled = sections.after[index]?.content;
    // Lines of a quote begin with `>`.
    if (filled === undefined || /[^\s>]/.test(text.slice(content.start, content.end))) return [];
    const snippets = /[^\s>].*?(?=\s*(?:\n[\s>]*)?$)/s;
    return [{ ...content, text: after.slice(filled.start, filled.end).replace(snippets, emptySection) }];
  });
  return applyEdits(text, edits).text;
}

function describeChange(section: SectionReport) {
  const { outcome, previousAddress, address } = section;
  if (outcome === 'unchanged') return [`up to date, ${address}`];
  if (previousAddress && !hasNewAddress(section)) return ['other snippets, the same address ', h('ins', address)];
  return [previousAddress === null ? 'no address' : h('del', previousAddress), ' → ', h('ins', address)];
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
}

/** In a text that is rendered, this character is shown as a dashed box. */
const emptySection = '\u{f8ff}';

/**
 * GitHub-flavored Markdown without scripts, styles and event handlers. The page sends no requests to other servers, so
 * their images are shown as their alternative text, except for badges of the stand-in's pages.
 * @throws {StatusSnippetsError} `too-complex`
 */
function renderAsGithub(text: string, options: RenderOptions): string {
  const timeBudget = new TimeBudget();
  const whole = { start: 0, end: text.length };
  const markup = timeBudget.run(whole, () => toMarkup(text.slice(contentStart(text)), options.format));
  timeBudget.run(whole, () => parseHtmlFile(markup)); // it refuses what would become a huge tree
  return timeBudget.run(whole, () => toSafeHtml(markup, options));
}

/** The whole text is parsed at once. A changelog of 250 KB has this many, which take 300 MB of memory. */
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

function toSafeHtml(markup: string, { idPrefix, badges, highlighted = [] }: RenderOptions): string {
  const tree = sanitize(fromHtml(markup, { fragment: true }), { ...defaultSchema, clobberPrefix: idPrefix }) as Root;
  visit(tree, 'element', (element, index, parent) => {
    const { href } = element.properties;
    if (typeof href === 'string' && href.startsWith('#')) element.properties.href = `#${idPrefix}${href.slice(1)}`;
    if (typeof href === 'string' && highlighted.includes(href)) element.properties.className = ['highlighted'];
    if (element.tagName === 'source') element.properties = {};
    if (element.tagName === 'img' && parent && index !== undefined) parent.children[index] = showImage(element, badges);
  });
  markEmptySectionsIn(tree);
  return toHtml(tree);
}

/** Only in text: in an attribute, an element would end the value. */
function markEmptySectionsIn(tree: Root): void {
  visit(tree, 'text', ({ value }, index, parent) => {
    const [first = '', ...others] = value.split(emptySection);
    if (others.length === 0 || parent === undefined || index === undefined) return;
    const nodes: ElementContent[] = [{ type: 'text', value: first }];
    for (const other of others) nodes.push(h('span.empty', 'empty section'), { type: 'text', value: other });
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

function showImage(image: Element, { baseUrl, slugs }: LocalBadges): Element {
  const { src, alt } = image.properties;
  const slug = badgeAt(String(src ?? ''))?.slug ?? '';
  if (slugs.includes(slug)) return h('img', { ...image.properties, src: badgeImageUrl({ slug, baseUrl }) });
  return h('span', { className: 'other-image' }, String(alt || 'image'));
}

function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent; // toHtml prints raw nodes, whose type is in another package
}

function toHtmlText(...nodes: readonly Nodes[]): string {
  return toHtml([...nodes] as Element[], { allowDangerousHtml: true });
}
