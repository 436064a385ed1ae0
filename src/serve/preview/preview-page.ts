import { h } from 'hastscript';
import type { SnippetField, SnippetSet } from '../../snippets/snippet-set.ts';
import type { ServedPage } from '../pages-file.ts';
import { serviceErrors } from '../service-routes.ts';
import { type RenderOptions, raw, renderAsGithub, toHtmlText } from './render-markdown.ts';

export interface Preview {
  readonly baseUrl: string;
  readonly version: number;
  readonly pages: readonly { readonly page: ServedPage; readonly snippets: SnippetSet }[];
  readonly files: readonly FilePreview[];
  /** In the newest version of the file for `--pages`; null if it is valid or there is none. */
  readonly pagesProblem: string | null;
}

export interface FilePreview {
  readonly id: string;
  readonly path: string;
  /** Null if the file is too complex. */
  readonly html: string | null;
}

const guide = 'https://github.com/OWNER/status-snippets/blob/main/docs/guides/tour.md';

const titles: Readonly<Record<SnippetField, string>> = {
  badge_markdown: 'Badge, Markdown',
  badge_html: 'Badge, HTML',
  minimal_md: 'Text link, Markdown',
  status_page_url: 'Page address',
  widget_html: 'Widget with incidents',
  widget_script: 'Widget, script only',
};

const shownFields = Object.keys(titles) as SnippetField[];

/** Files come first, because the user named them. */
export function previewPage({ baseUrl, version, pages, files, pagesProblem }: Preview): string {
  return `<!doctype html>\n${toHtmlText(
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('title', 'status-snippets serve'),
        h('link', { rel: 'icon', href: '/preview/logo.svg' }),
        ...['github-markdown.css', 'page.css'].map((name) =>
          h('link', { rel: 'stylesheet', href: `/preview/${name}` }),
        ),
        h('script', { type: 'module', src: '/preview/page.js' }),
      ]),
      h('body', [
        h('header', [
          h('img.logo', { src: '/preview/logo.svg', alt: '', width: 32, height: 32 }),
          h('div', [
            h('h1', 'status-snippets serve'),
            h('p', ['A local stand-in for the status page service. ', h('a', { href: guide }, 'Guide')]),
          ]),
          h('p.base-url', [
            h('span', 'Base URL'),
            h('code', { id: 'base-url' }, baseUrl),
            copyButton('base-url', 'the base URL'),
          ]),
          h('p', { role: 'status' }),
        ]),
        h('main', { 'data-version': String(version) }, [
          ...(pagesProblem === null
            ? []
            : [h('p.problem', `${pagesProblem}. The pages of its last valid version stay.`)]),
          contents(files, pages),
          // The names of the groups are not headings, because the files themselves can have headings of any level.
          ...(files.length === 0 ? [] : [h('p.group', 'Files')]),
          ...files.map(fileSection),
          h('p.group', 'Status pages'),
          ...(pages.some(({ page }) => page.plan === 'pro') ? [planNote()] : []),
          ...pages.map(({ page, snippets }) => pageSection(page, snippets, baseUrl)),
        ]),
      ]),
    ]),
  )}\n`;
}

const pageId = (slug: string) => `page-${slug}`;

function contents(files: Preview['files'], pages: Preview['pages']) {
  const link = (id: string, text: string) => h('a', { href: `#${id}` }, text);
  return h('nav', { ariaLabel: 'Contents' }, [
    ...files.map(({ id, path }) => link(id, path)),
    ...pages.map(({ page: { slug } }) => link(pageId(slug), `Page ${slug}`)),
  ]);
}

function copyButton(textId: string, what: string) {
  return h('button', { type: 'button', 'data-copy': textId, ariaLabel: `Copy ${what}` }, 'Copy');
}

function planNote() {
  return h('p.note', [
    'For a page on the plan pro the API responds with 403: ',
    h('q', serviceErrors.planRequired),
    '. The program then generates the same strings itself. It cannot know of a new domain: set ',
    h('code', 'custom-domain'),
    '.',
  ]);
}

function pageSection({ slug, plan }: ServedPage, snippets: SnippetSet, baseUrl: string) {
  const id = pageId(slug);
  const badges = { baseUrl, slugs: [slug] };
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, `Page ${slug}`),
    h('p', [h('a', { href: snippets.status_page_url }, snippets.status_page_url), ' ', h('span.plan', `plan ${plan}`)]),
    h(
      'div.snippets',
      shownFields.map((field) => {
        const textId = `${id}-${field}`;
        const titleId = `${textId}-title`;
        return h('div.snippet', { role: 'group', ariaLabelledBy: [titleId] }, [
          h('div.title', [
            h('h3', { id: titleId }, titles[field]),
            h('code', field),
            copyButton(textId, `${field} of page ${slug}`),
          ]),
          h('div.markdown-body', [renderSnippet(field, snippets[field], { idPrefix: textId, badges })]),
          h('pre', { id: textId }, snippets[field]),
        ]);
      }),
    ),
  ]);
}

/** HTML snippets are inserted as they are, because this program generated them. */
function renderSnippet(field: SnippetField, text: string, options: Omit<RenderOptions, 'format'>) {
  if (field === 'status_page_url') return h('a', { href: text }, text);
  const isMarkdown = field === 'badge_markdown' || field === 'minimal_md';
  return raw(isMarkdown ? renderAsGithub(text, { format: 'md', ...options }) : text);
}

function fileSection({ id, path, html }: FilePreview) {
  const content = html === null ? h('p.problem', 'This file is too large or too complex to show.') : raw(html);
  return h('section', { ariaLabelledBy: [id] }, [h('h2', { id }, path), content]);
}
