import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { type SnippetField, type SnippetSet, snippetFields } from '../../snippets/snippet-set.ts';
import type { ServedPage } from '../pages-file.ts';
import { serviceErrors } from '../service-routes.ts';
import type { FilePreview } from './file-preview.ts';
import { type RenderOptions, renderAsGithub, toHtmlText } from './render-markdown.ts';

/** What the page shows. */
export interface Preview {
  readonly baseUrl: string;
  /** The number of changes of the files since the start. */
  readonly version: number;
  readonly pages: readonly { readonly page: ServedPage; readonly snippets: SnippetSet }[];
  readonly files: readonly FilePreview[];
  /** What is wrong with the newest version of the file for `--pages`; null if it is valid or there is none. */
  readonly pagesProblem: string | null;
}

type LocalImage = RenderOptions['localImage'];

/** Creates the HTML of the page. Files come first, because the user named them. */
export function previewPage(preview: Preview, localImage: LocalImage): string {
  const { baseUrl, version, pages, files, pagesProblem } = preview;
  const problem =
    pagesProblem === null ? [] : [h('p.problem', `${pagesProblem}. The pages of its last valid version stay.`)];
  return `<!doctype html>\n${toHtmlText(
    h('html', { lang: 'en' }, [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('title', 'Status snippets'),
        h('link', { rel: 'icon', href: '/preview/badge.svg' }),
        ...['github-markdown.css', 'page.css'].map((name) =>
          h('link', { rel: 'stylesheet', href: `/preview/${name}` }),
        ),
        h('script', { type: 'module', src: '/preview/page.js' }),
      ]),
      h('body', [
        h('header', [
          h('h1', 'Status snippets'),
          h('p', 'A local stand-in for the status page service. Its base URL:'),
          h('p.base-url', [h('code', { id: 'base-url' }, baseUrl), copyButton('base-url', 'the base URL')]),
        ]),
        h('main', { 'data-version': String(version) }, [
          ...problem,
          contents(files, pages),
          ...files.map((file, index) => fileSection(file, fileId(index), localImage)),
          ...pages.map(({ page, snippets }) => pageSection(page, snippets, localImage)),
        ]),
        h('footer', [h('p', { role: 'status' })]),
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

function pageSection(page: ServedPage, snippets: SnippetSet, localImage: LocalImage) {
  const { slug, plan } = page;
  const id = pageId(slug);
  const refusal = `The plan does not include the API, which responds with 403: ${serviceErrors.planRequired}.`;
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, `Page ${slug}`),
    h('p', [h('a', { href: snippets.status_page_url }, snippets.status_page_url), ' ', h('span.plan', `plan ${plan}`)]),
    ...(plan === 'pro' ? [h('p.problem', refusal)] : []),
    h(
      'div.snippets',
      snippetFields.map((field) => {
        const textId = `${id}-${field}`;
        return h('div.snippet', [
          h('div.title', [h('h3', field), copyButton(textId, `${field} of page ${slug}`)]),
          h('div.markdown-body', [renderSnippet(field, snippets[field], textId, localImage)]),
          h('pre', { id: textId }, snippets[field]),
        ]);
      }),
    ),
  ]);
}

/** Renders a snippet. HTML snippets are inserted as they are, because this program generated them. */
function renderSnippet(field: SnippetField, text: string, idPrefix: string, localImage: LocalImage): ElementContent {
  if (field === 'status_page_url') return h('a', { href: text }, text);
  const isMarkdown = field === 'badge_markdown' || field === 'minimal_md';
  return raw(isMarkdown ? renderAsGithub(text, { format: 'md', idPrefix, localImage }) : text);
}

function fileSection({ file, before, after, sections, problems }: FilePreview, id: string, localImage: LocalImage) {
  const notes = [
    ...problems.map(({ line, column, message }) => h('li.problem', `${file.path}:${line}:${column}: ${message}`)),
    ...sections.map(({ line, slug, previousAddress, address }) => {
      const isMoved = previousAddress !== null && previousAddress !== address;
      const move = isMoved ? [h('del', previousAddress), ' → ', h('ins', address)] : [address];
      return h('li', [`Line ${line}, page ${slug}: `, ...move]);
    }),
  ];
  const side = (name: string, text: string | null) => {
    if (text === null) return [];
    const nameId = `${id}-${name.toLowerCase()}`;
    const html = renderAsGithub(text, { format: file.format, idPrefix: `${nameId}-`, localImage });
    // The title is not a heading, because the file itself can have headings of any level.
    const title = h('p.title', { id: nameId }, name);
    return [h('div', { role: 'group', ariaLabelledBy: [nameId] }, [title, h('div.markdown-body', [raw(html)])])];
  };
  const sides = before === after ? side('Unchanged', before) : [...side('Before', before), ...side('After', after)];
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, file.path),
    ...(notes.length === 0 ? [] : [h('ul.notes', notes)]),
    h('div.sides', sides),
  ]);
}

/** Creates a node for HTML that is inserted as it is. */
function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent; // toHtml prints raw nodes, whose type is in another package
}
