import { h } from 'hastscript';
import { planIncludes } from '../snippets/plans.ts';
import type { SnippetField, SnippetSet } from '../snippets/snippet-set.ts';
import { browserFiles } from './browser-files.ts';
import { raw, toHtmlText } from './html-text.ts';
import { defaultPlan, type ServedPage } from './pages-file.ts';
import { type RenderOptions, renderAsGithub } from './render-markdown.ts';
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
