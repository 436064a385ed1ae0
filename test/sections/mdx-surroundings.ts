import { evaluate } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/*
 * What is around the sections of an MDX text, independent of the code under test: the text is compiled by
 * MDX itself and run. What reads like a marker becomes a sign first, and what is rendered between two signs is cut out.
 */

const start = /\{\s*\/\*\s*status-snippets\s+start\b[^*]*\*\/\s*\}/g;
const end = /\{\s*\/\*\s*status-snippets\s+end\s*\*\/\s*\}/g;

/** What MDX renders, as HTML. */
async function renderMdx(text: string): Promise<string> {
  const page = await evaluate(text.replace(/^\uFEFF/, ''), {
    ...{ Fragment, jsx, jsxs: jsx, baseUrl: import.meta.url },
    remarkPlugins: [remarkGfm, [remarkFrontmatter, ['yaml', 'toml']]],
  });
  return print(page.default({ components }));
}

/** What MDX renders, without what sections show, and without line endings. */
export async function renderedMdxAround(text: string): Promise<string> {
  const rendered = await renderMdx(text.replace(start, "{'⟦'}").replace(end, "{'⟧'}"));
  return rendered.replace(/⟦[^⟧]*⟧/g, '⟦⟧').replace(/[\r\n]/g, '');
}

interface Element {
  readonly html: string;
}

type Child = Element | string | number | boolean | null | undefined | readonly Child[];
type Props = Readonly<Record<string, unknown>> & { readonly children?: Child };

function Fragment({ children }: Props): Element {
  return { html: print(children) };
}

/** Components that render their name and their children. */
const components = Object.fromEntries(
  ['Card', 'Tabs', 'Note'].map((name) => [name, ({ children }: Props) => jsx(`x-${name}`, { children })]),
);

const empty: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'input']);

function jsx(type: string | ((props: Props) => Element), { children, ...props }: Props): Element {
  if (typeof type === 'function') return type({ ...props, children });
  const attributes = Object.entries(props).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const tag = `<${type}${attributes.join('')}>`;
  return { html: empty.has(type) ? tag : `${tag}${print(children)}</${type}>` };
}

function print(child: Child): string {
  if (child === null || child === undefined || typeof child === 'boolean') return '';
  if (typeof child === 'string' || typeof child === 'number') {
    return String(child).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  }
  return 'html' in child ? child.html : child.map(print).join('');
}
