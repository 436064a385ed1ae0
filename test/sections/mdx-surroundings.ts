import { evaluate } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';

/*
 * Describes the text around the sections of an MDX text, independently of the code under test: MDX compiles and renders
 * the text. Text that looks like a marker is replaced with a sign first, and the HTML between two signs is cut out.
 */

const start = /\{\s*\/\*\s*status-snippets\s+start\b[^*]*\*\/\s*\}/g;
const end = /\{\s*\/\*\s*status-snippets\s+end\s*\*\/\s*\}/g;

/** The HTML that MDX renders for a text. */
async function renderMdx(text: string): Promise<string> {
  const page = await evaluate(text.replace(/^\uFEFF/, ''), {
    ...{ Fragment, jsx, jsxs: jsx, baseUrl: import.meta.url },
    remarkPlugins: [remarkGfm, [remarkFrontmatter, ['yaml', 'toml']]],
  });
  return print(page.default({ components }));
}

/** The HTML that MDX renders for a text, without the content of sections and without line endings. */
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
  ['Card', 'Tabs', 'Note'].map((name) => [
    name,
    ({ children }: Props) => jsx(`x-${name}`, { children }),
  ]),
);

const empty: ReadonlySet<string> = new Set(['img', 'br', 'hr', 'input']);

function jsx(type: string | ((props: Props) => Element), { children, ...props }: Props): Element {
  if (typeof type === 'function') return type({ ...props, children });
  const attributes = Object.entries(props).map(
    ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
  );
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
