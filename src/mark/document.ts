import type { Definition, Nodes, Parents, Root } from 'mdast';
import { toParseProblem } from '../core/limits.ts';
import { containsRange, type Range } from '../core/range.ts';
import type { SectionProblem } from '../sections/comment.ts';
import { blankQuoteMarks, rangeOf, type TagsAndTexts, treeNodes } from '../sections/document.ts';
import { loadParser } from '../sections/formats.ts';
import { initialHtmlState, stateAfterText } from '../sections/html/html-fragment.ts';
import { parseHtmlFragment } from '../sections/html/parse-html-fragment.ts';
import { linkElements } from '../sections/mdx/jsx.ts';
import type { ParsedSections } from '../sections/parse-sections.ts';

export type EmbedDocument = Readonly<
  Exclude<Awaited<ReturnType<typeof parseDocument>>, SectionProblem>
>;

/** What matters to embeds. It is the same in Markdown, HTML and JSX. */
export type Content = Range &
  /** The range is that of the start tag. In Markdown, `[` is one. */
  (
    | {
        readonly kind: `${PairedElement}-start`;
        readonly syntax: Syntax;
        readonly attributes: Attributes;
      }
    /** The range is that of the end tag. In Markdown, `](https://…)` is one. */
    | { readonly kind: `${PairedElement}-end`; readonly syntax: Syntax }
    | { readonly kind: 'image'; readonly attributes: Attributes }
    | { readonly kind: 'text'; readonly text: string }
  );

type PairedElement = 'link' | 'script' | 'picture';

/** The attributes of an HTML or JSX element, or of the element that Markdown stands for. */
export type Attributes = ReadonlyMap<string, string>;

/** The end of a link belongs to the last start with the same syntax. */
export type Syntax = 'markdown' | 'html' | 'jsx';

/**
 * Returns a problem if the syntax is invalid, or parsing takes too long. `tree` lacks front matter,
 * and is null for HTML.
 */
export async function parseDocument(parsed: ParsedSections) {
  const { text, format, timeBudget } = parsed;
  try {
    const parse = await loadParser(format);
    return timeBudget.run(text.length, () => {
      const whole = parse(text);
      const { tree } = whole;
      const tags = whole.listTags() ?? { tags: [], texts: [] };
      const content = tree === null ? toContent(tags, text, 0) : listMarkdown(tree, text);
      return { parsed, whole, tree, content };
    });
  } catch (error) {
    return toParseProblem(error);
  }
}

/**
 * Whether a part of the text contains only white space. The marks of the quotes around it count as
 * such.
 */
export function isBlank({ tree, parsed }: EmbedDocument, range: Range): boolean {
  const source = parsed.text.slice(range.start, range.end);
  const quotes = tree && source.includes('>') ? countQuotes(nodesAround(tree, range)) : 0;
  return /^[ \t\r\n\f]*$/.test(blankQuoteMarks(source, quotes));
}

/** The nodes that contain the range, from the root on. */
export function nodesAround(root: Root, range: Range): readonly Nodes[] {
  const nodes: Nodes[] = [];
  for (let node: Nodes | undefined = root; node; ) {
    nodes.push(node);
    const children: readonly Nodes[] = 'children' in node ? node.children : [];
    node = children.find((child) => containsRange(rangeOf(child), range));
  }
  return nodes;
}

function countQuotes(nodes: readonly Nodes[]): number {
  return nodes.filter(({ type }) => type === 'blockquote').length;
}

/** The names of HTML elements are in lower case, so the components are found only in JSX. */
const pairedElements: ReadonlyMap<string, PairedElement> = new Map([
  ...linkElements.map((name) => [name, 'link'] as const),
  ['script', 'script'],
  ['picture', 'picture'],
]);

function contentAtStart(
  name: string,
  attributes: Attributes,
  range: Range,
  syntax: Syntax,
): Content[] {
  const element = pairedElements.get(name);
  if (element) return [{ kind: `${element}-start`, syntax, attributes, ...range }];
  return name === 'img' ? [{ kind: 'image', attributes, ...range }] : [];
}

function contentAtEnd(name: string, range: Range, syntax: Syntax): Content[] {
  const element = pairedElements.get(name);
  return element ? [{ kind: `${element}-end`, syntax, ...range }] : [];
}

/** @param offset where the HTML begins in the document */
function toContent({ tags, texts }: TagsAndTexts, html: string, offset: number): Content[] {
  const content: Content[] = texts.map(({ start, end }) => {
    return { kind: 'text', text: html.slice(start, end), start: offset + start, end: offset + end };
  });
  for (const { kind, name, attributes, start, end } of tags) {
    const range = { start: offset + start, end: offset + end };
    const values = new Map(attributes.map(({ name: key, value }) => [key, value]));
    const items =
      kind === 'open'
        ? contentAtStart(name, values, range, 'html')
        : contentAtEnd(name, range, 'html');
    content.push(...items);
  }
  return content.sort((one, other) => one.start - other.start);
}

function listMarkdown(tree: Root, text: string): Content[] {
  const content: Content[] = [];
  const definitions = new Map<string, Definition>();
  for (const { node } of treeNodes(tree)) {
    // Of several definitions with the same label, the first one counts.
    if (node.type === 'definition' && !definitions.has(node.identifier))
      definitions.set(node.identifier, node);
  }
  let htmlState = initialHtmlState;
  const visitChildren = (node: Nodes, quotes: number) => {
    if ('children' in node) for (const child of node.children) visit(child, quotes);
  };
  const visit = (node: Nodes, quotes: number): void => {
    const range = rangeOf(node);
    const { start, end } = range;
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        content.push({ kind: 'text', text: node.value, ...range });
        break;
      case 'image':
      case 'imageReference': {
        const { url = '', title } = 'url' in node ? node : (definitions.get(node.identifier) ?? {});
        content.push({
          kind: 'image',
          attributes: toAttributes({ src: url, alt: node.alt ?? '', title }),
          ...range,
        });
        break;
      }
      case 'link':
      case 'linkReference': {
        const { url = '', title } = 'url' in node ? node : (definitions.get(node.identifier) ?? {});
        const attributes = toAttributes({ href: url, title });
        const { startTag, endTag } = tagsOf(node);
        content.push({ kind: 'link-start', syntax: 'markdown', attributes, ...startTag });
        visitChildren(node, quotes);
        content.push({ kind: 'link-end', syntax: 'markdown', ...endTag });
        break;
      }
      case 'html': {
        // In a tag over several lines, the mark of a quote does not end the tag.
        const html = blankQuoteMarks(text.slice(start, end), quotes);
        const fragment = parseHtmlFragment(html, htmlState);
        for (const item of toContent(fragment, html, start)) content.push(item);
        htmlState = fragment.state;
        break;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        const name = node.name ?? '';
        const { startTag, endTag } = tagsOf(node);
        content.push(...contentAtStart(name, jsxAttributes(node), startTag, 'jsx'));
        visitChildren(node, quotes);
        content.push(...contentAtEnd(name, endTag, 'jsx'));
        break;
      }
      case 'paragraph':
      case 'heading':
      case 'tableCell': {
        const before = htmlState;
        visitChildren(node, quotes);
        htmlState = stateAfterText(before, htmlState);
        break;
      }
      default:
        visitChildren(node, node.type === 'blockquote' ? quotes + 1 : quotes);
    }
  };
  visit(tree, 0);
  return content;
}

/**
 * The start tag of a link or JSX element ends where its first child begins. Without a child, it is
 * the whole.
 */
function tagsOf(node: Parents): { readonly startTag: Range; readonly endTag: Range } {
  const { start, end } = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  return {
    startTag: { start, end: first ? rangeOf(first).start : end },
    endTag: { start: last ? rangeOf(last).end : end, end },
  };
}

function toAttributes(values: Readonly<Record<string, string | null | undefined>>): Attributes {
  return new Map(
    Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, value]])),
  );
}

/** The text of a string or number in JavaScript. */
function literalIn(code: string): string | undefined {
  const [, , text, number] = /^\s*(?:(['"`])(.*)\1|(\d+))\s*$/s.exec(code) ?? [];
  return text ?? number;
}

/**
 * Empty unless the value is a literal, such as `src="…"` or `src={"…"}`. Components for links take
 * `to` for `href`. A target that is computed is left out, because it may be the page.
 */
function jsxAttributes({ attributes }: Extract<Nodes, { attributes: unknown }>): Attributes {
  return new Map(
    attributes.flatMap((attribute): [string, string][] => {
      const { value } = attribute;
      const literal = typeof value === 'object' ? literalIn(value?.value ?? '') : value;
      if (attribute.type !== 'mdxJsxAttribute') return [[`{${value}}`, '']];
      const name = attribute.name === 'to' ? 'href' : attribute.name;
      return name === 'href' && literal === undefined ? [] : [[name, literal ?? '']];
    }),
  );
}
