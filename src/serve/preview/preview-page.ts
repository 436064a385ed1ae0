import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { type SnippetField, type SnippetSet, snippetFields } from '../../snippets/snippet-set.ts';
import type { ServedPage } from '../pages.ts';
import { serviceErrors } from '../service-routes.ts';
import type { FilePreview } from './file-preview.ts';
import { type RenderOptions, renderAsGithub, toDocument } from './render-markdown.ts';

/** What the page shows. */
export interface Preview {
  readonly baseUrl: string;
  /** Counts the changes since the start. */
  readonly version: number;
  readonly pages: readonly { readonly page: ServedPage; readonly snippets: SnippetSet }[];
  readonly files: readonly FilePreview[];
  /** What is wrong with the file of pages, or null. */
  readonly pagesProblem: string | null;
}

type OwnImage = RenderOptions['ownImage'];

/** Creates the HTML of the page. */
export function previewPage(preview: Preview, ownImage: OwnImage): string {
  const { baseUrl, version, pages, files, pagesProblem } = preview;
  const problem =
    pagesProblem === null ? [] : [h('p.problem', `${pagesProblem}. The pages of its last valid version stay.`)];
  return `<!doctype html>\n${toDocument(
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
          h('p', ['A local stand-in for the status page service. Its base URL is ', h('code', baseUrl), '.']),
        ]),
        h('main', { 'data-version': String(version) }, [
          ...problem,
          ...pages.map(({ page, snippets }) => pageSection(page, snippets, ownImage)),
          ...files.map((file, index) => fileSection(file, `file-${index + 1}`, ownImage)),
        ]),
        h('footer', [h('p', { role: 'status' })]),
      ]),
    ]),
  )}\n`;
}

function pageSection(page: ServedPage, snippets: SnippetSet, ownImage: OwnImage) {
  const { slug, plan } = page;
  const id = `page-${slug}`;
  const refusal = `The plan does not include the operation, which responds with 403: ${serviceErrors.planRequired}.`;
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, `Page ${slug}`),
    h('p', [h('a', { href: snippets.status_page_url }, snippets.status_page_url), `, plan ${plan}`]),
    ...(plan === 'pro' ? [h('p.problem', refusal)] : []),
    h(
      'div.snippets',
      snippetFields.map((field) => {
        const textId = `${id}-${field}`;
        const label = `Copy ${field} of page ${slug}`;
        return h('div.snippet', [
          h('h3', field),
          h('div.markdown-body', [appearance(field, snippets[field], textId, ownImage)]),
          h('pre', { id: textId }, snippets[field]),
          h('button', { type: 'button', 'data-copy': textId, ariaLabel: label }, 'Copy'),
        ]);
      }),
    ),
  ]);
}

/** A snippet as it looks. Those of HTML come from this program, so they are shown as they are. */
function appearance(field: SnippetField, text: string, idPrefix: string, ownImage: OwnImage): ElementContent {
  if (field === 'status_page_url') return h('a', { href: text }, text);
  const isMarkdown = field === 'badge_markdown' || field === 'minimal_md';
  return raw(isMarkdown ? renderAsGithub(text, { format: 'md', idPrefix, ownImage }) : text);
}

function fileSection(preview: FilePreview, id: string, ownImage: OwnImage) {
  const { file, sections, problems } = preview;
  const notes = [
    ...problems.map(({ line, column, message }) => h('li.problem', `${file.path}:${line}:${column}: ${message}`)),
    ...sections.map(({ line, slug, previousAddress, address }) => {
      const move =
        previousAddress === null || previousAddress === address ? address : `${previousAddress} → ${address}`;
      return h('li', `Line ${line}, page ${slug}: ${move}`);
    }),
  ];
  const side = (name: 'Before' | 'After', text: string | null) => {
    if (text === null) return [];
    const idPrefix = `${id}-${name.toLowerCase()}-`;
    const html = renderAsGithub(text, { format: file.format, idPrefix, ownImage });
    const nameId = `${id}-${name.toLowerCase()}`;
    // No heading: the file has headings of its own, of any level.
    const title = h('p.side-name', { id: nameId }, name);
    return [h('div', { role: 'group', ariaLabelledBy: [nameId] }, [title, h('div.markdown-body', [raw(html)])])];
  };
  return h('section', { ariaLabelledBy: [id] }, [
    h('h2', { id }, file.path),
    ...(notes.length === 0 ? [] : [h('ul', notes)]),
    h('div.sides', [...side('Before', preview.before), ...side('After', preview.after)]),
  ]);
}

/** HTML that is inserted as it is. */
function raw(value: string): ElementContent {
  return { type: 'raw', value } as unknown as ElementContent; // toHtml prints raw nodes, whose type is in another package
}
