import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { SnippetField, SnippetSet } from '../../snippets/snippet-set.ts';
import type { ServedPage } from '../pages-file.ts';
import { serviceErrors } from '../service-routes.ts';
import type { FilePreview } from './file-preview.ts';
import { type RenderOptions, renderAsGithub, toHtmlText } from './render-markdown.ts';

export interface Preview {
  readonly baseUrl: string;
  readonly version: number;
  readonly pages: readonly { readonly page: ServedPage; readonly snippets: SnippetSet }[];
  readonly files: readonly FilePreview[];
  /** In the newest version of the file for `--pages`; null if it is valid or there is none. */
  readonly pagesProblem: string | null;
}

type LocalImage = RenderOptions['localImage'];

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
export function previewPage(preview: Preview, localImage: LocalImage): string {
  const { baseUrl, version, pages, files, pagesProblem } = preview;
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
          ...files.map((preview, index) => fileSection(preview, fileId(index), localImage)),
          h('p.group', 'Status pages'),
          ...(pages.some(({ page }) => page.plan === 'pro') ? [planNote()] : []),
          ...pages.map(({ page, snippets }) => pageSection(page, snippets, localImage)),
        ]),
      ]),
    ]),
  )}\n`;
}

const fileId = (index: number) => `file-${index + 1}`;
const pageId = (slug: string) => `page-${slug}`;

function contents(files: Preview['files'], pages: Preview['pages']) {
  const link = (id: string, text: string) => h('a', { href: `#${id}` }, text);
  return h('nav', { ariaLabel: 'Contents' }, [
    ...files.map(({ file }, index) => link(fileId(index), file.path)),
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

function pageSection({ slug, plan }: ServedPage, snippets: SnippetSet, localImage: LocalImage) {
  const id = pageId(slug);
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
          h('div.markdown-body', [renderSnippet(field, snippets[field], textId, localImage)]),
          h('pre', { id: textId }, snippets[field]),
        ]);
      }),
    ),
  ]);
}

/** HTML snippets are inserted as they are, because this program generated them. */
function renderSnippet(field: SnippetField, text: string, idPrefix: string, localImage: LocalImage): ElementContent {
  if (field === 'status_page_url') return h('a', { href: text }, text);
  const isMarkdown = field === 'badge_markdown' || field === 'minimal_md';
  return raw(isMarkdown ? renderAsGithub(text, { format: 'md', idPrefix, localImage }) : text);
}

function fileSection({ file, before, after, sections, problems }: FilePreview, id: string, localImage: LocalImage) {
  const notes = [
    ...problems.map(({ line, column, message }) =>
      h('li.problem', `${file.path}:${line ?? 1}:${column ?? 1}: ${message}`),
    ),
    ...sections.map((section) => h('li', [`Line ${section.line}, page ${section.slug}: `, ...describeChange(section)])),
  ];
  const changed = sections.filter(({ outcome }) => outcome !== 'unchanged');
  const side = (name: string, text: string | null, highlighted: readonly (string | null)[] = []) => {
    if (text === null) return [];
    const nameId = `${id}-${name.toLowerCase()}`;
    const html = renderAsGithub(text, { format: file.format, idPrefix: `${nameId}-`, localImage, highlighted });
    // The title is not a heading, because the file itself can have headings of any level.
    const title = h('p.title', { id: nameId }, name);
    const className = `side-${name.toLowerCase()}`;
    return [
      h('div', { role: 'group', ariaLabelledBy: [nameId], className }, [title, h('div.markdown-body', [raw(html)])]),
    ];
  };
  const previous = changed.map(({ previousAddress }) => previousAddress);
  const addresses = changed.map(({ address }) => address);
  const sides =
    before === after
      ? side('Unchanged', before)
      : [...side('Before', before, previous), ...side('After', after, addresses)];
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, file.path),
    ...(notes.length === 0 ? [] : [h('ul.notes', notes)]),
    h('div.sides', sides),
  ]);
}

function describeChange({ outcome, previousAddress, address }: FilePreview['sections'][number]) {
  if (outcome === 'unchanged') return [`up to date, ${address}`];
  if (previousAddress === address) return ['other snippets, the same address ', h('ins', address)];
  return [h('del', previousAddress ?? 'empty'), ' → ', h('ins', address)];
}

function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent; // toHtml prints raw nodes, whose type is in another package
}
