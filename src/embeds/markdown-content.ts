import type { Definition, Image, Nodes, Root } from 'mdast';
import { remark } from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Processor } from 'unified';
import { type HtmlState, initialHtmlState } from '../sections/html/elements.ts';
import type { Range } from '../text/range.ts';
import { type Content, contentAtEnd, contentAtStart, listHtmlContent, placeholderText } from './content.ts';

/** Parses Markdown as GitHub does, with front matter. The text has no byte-order mark. */
export function parseTree(text: string): Root {
  return markdown().parse(text);
}

/** Loads the parser of MDX, which is rarer than Markdown and larger. */
export async function loadMdxParser(): Promise<(text: string) => Root> {
  const { default: remarkMdx } = await import('remark-mdx');
  const { toMdxSource } = await import('../sections/mdx/parse-mdx.ts');
  return (text) => markdown().use(remarkMdx).parse(toMdxSource(text));
}

function markdown() {
  return remark().use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']).use(withoutTransforms);
}

/** Removes the transforms of the GitHub extension: they turn more addresses into links, but as nodes without a position. */
function withoutTransforms(this: Processor): void {
  const data = this.data();
  const extensions = data.fromMarkdownExtensions ?? [];
  data.fromMarkdownExtensions = extensions.flat().map(({ transforms, ...extension }) => extension);
}

/** The range of a parsed node in the text. */
export function rangeOf({ type, position }: Nodes): Range {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new TypeError(`A ${type} node without a position`);
  return { start, end };
}

/** Every node of a tree, in document order. */
export function* nodesOf(node: Nodes): Generator<Nodes> {
  yield node;
  if (!('children' in node)) return;
  for (const child of node.children) yield* nodesOf(child);
}

/** The definitions of a tree by identifier. If several have the same identifier, the first one counts. */
function definitionsIn(root: Root): ReadonlyMap<string, Definition> {
  const definitions = new Map<string, Definition>();
  for (const node of nodesOf(root)) {
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node);
  }
  return definitions;
}

/** Lists the content of a Markdown or MDX text, without code blocks, front matter and comments. */
export function listMarkdownContent(tree: Root, text: string): Content[] {
  const lister = new MarkdownLister(text, definitionsIn(tree));
  lister.visit(tree);
  return lister.content;
}

const textBlocks: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell']);

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

class MarkdownLister {
  readonly content: Content[] = [];
  readonly #text: string;
  readonly #definitions: ReadonlyMap<string, Definition>;
  #htmlState: HtmlState = initialHtmlState;
  /** The number of block quotes around the current node. */
  #quoteDepth = 0;

  constructor(text: string, definitions: ReadonlyMap<string, Definition>) {
    this.#text = text;
    this.#definitions = definitions;
  }

  visit(node: Nodes): void {
    if (node.type === 'text') this.#addText(node, node.value);
    else if (node.type === 'inlineCode' || node.type === 'footnoteReference') this.#addText(node, placeholderText);
    else if (node.type === 'image') this.#addImage(node, node);
    else if (node.type === 'imageReference') this.#addImage(node, { ...this.#definitionOf(node), alt: node.alt });
    else if (node.type === 'link') this.#visitLink(node, node);
    else if (node.type === 'linkReference') this.#visitLink(node, this.#definitionOf(node));
    else if (node.type === 'html') this.#addHtml(node);
    else if (node.type === 'definition') this.#addDefinition(node);
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') this.#visitJsx(node);
    else this.#visitChildren(node);
  }

  #definitionOf({ identifier }: { readonly identifier: string }): Pick<Definition, 'url' | 'title'> {
    return this.#definitions.get(identifier) ?? { url: '' };
  }

  #visitChildren(node: Nodes): void {
    if (!('children' in node)) return;
    if (node.type === 'blockquote') this.#quoteDepth += 1;
    const htmlState = this.#htmlState;
    for (const child of node.children) this.visit(child);
    // An element that is left open in running text ends with its paragraph, heading or cell.
    if (textBlocks.has(node.type)) this.#htmlState = htmlState;
    if (node.type === 'blockquote') this.#quoteDepth -= 1;
  }

  #addDefinition(node: Definition): void {
    this.content.push({ kind: 'definition', url: node.url, label: node.label ?? node.identifier, ...rangeOf(node) });
  }

  #addText(node: Nodes, text: string): void {
    this.content.push({ kind: 'text', text, ...rangeOf(node) });
  }

  #addImage(node: Nodes, { url, alt, title }: Pick<Image, 'url' | 'alt' | 'title'>): void {
    const attributes = new Map([['src', url] as const, ['alt', alt ?? ''] as const, ...titleOf(title)]);
    this.content.push({ kind: 'image', attributes, ...rangeOf(node) });
  }

  #visitLink(node: Nodes, { url, title }: Pick<Definition, 'url' | 'title'>): void {
    const range = rangeOf(node);
    const attributes = new Map([['href', url] as const, ...titleOf(title)]);
    this.content.push({ kind: 'link-start', syntax: 'markdown', attributes, ...range, end: range.start });
    this.#visitChildren(node);
    this.content.push({ kind: 'link-end', syntax: 'markdown', ...range, start: range.end });
  }

  #addHtml(node: Nodes): void {
    const { start, end } = rangeOf(node);
    const source = this.#text.slice(start, end);
    const html = this.#quoteDepth === 0 ? source : source.replace(quotePrefix, (prefix) => ' '.repeat(prefix.length));
    const { content, state } = listHtmlContent(html, start, this.#htmlState);
    for (const item of content) this.content.push(item);
    this.#htmlState = state;
  }

  #visitJsx(node: JsxElement): void {
    const { start, end } = rangeOf(node);
    const name = node.name ?? '';
    const first = contentAtStart(name, attributesOf(node), { start, end }, 'jsx');
    if (first) this.content.push(first);
    this.#visitChildren(node);
    const last = contentAtEnd(name, { start: end, end }, 'jsx');
    if (last) this.content.push(last);
  }
}

function titleOf(title: string | null | undefined): (readonly ['title', string])[] {
  return title ? [['title', title]] : [];
}

/** The `>` marks of block quotes, which are at the start of each further line of an HTML block. */
const quotePrefix = /(?<=[\r\n])[ \t]*(?:>[ \t]?)+/g;

/** The attributes of a JSX element. The value is empty unless it is a literal, such as `src="…"` or `src={"…"}`. */
function attributesOf({ attributes }: JsxElement): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      values.set(`{${attribute.value}}`, '');
      continue;
    }
    const { name, value } = attribute;
    const literal = typeof value === 'object' ? /^\s*(['"`])(.*)\1\s*$/s.exec(value?.value ?? '')?.[2] : value;
    values.set(name, literal ?? '');
  }
  return values;
}
