import type { Nodes } from 'mdast';
import { lineEnding } from '../core/range.ts';
import { type Layout, withoutLinePrefix } from './context-layout.ts';
import { type Document, rangeOf, treeNodes } from './document.ts';
import { formats, loadParser, type Parse } from './formats.ts';
import { type HtmlState, initialHtmlState } from './html/html-fragment.ts';
import { parseHtmlFragment } from './html/parse-html-fragment.ts';
import type { ParsedSections, Section } from './parse-sections.ts';

/**
 * A tag, a text or anything else in the content of a section, whether it is Markdown, HTML or JSX.
 */
export type ContentPart = Tag | EndTag | Text | Other;

interface Place {
  /** In the content, counted from 0. */
  readonly line: number;
}

/** Links, images and strong text of Markdown are the tags `a`, `img` and `strong`. */
interface Tag extends Place {
  readonly kind: 'tag';
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

interface EndTag extends Place {
  readonly kind: 'end-tag';
  readonly name: string;
}

interface Text extends Place {
  readonly kind: 'text';
  readonly text: string;
}

interface Other extends Place {
  /** `end-of-block` is the end of a paragraph. */
  readonly kind: 'end-of-block' | 'other';
}

/**
 * Reads the content of a section as Markdown and as HTML, because formatters move one into the
 * other.
 * @returns the parts of each reading, in document order
 * @throws {StatusSnippetsError} `too-complex`
 */
export async function readContent(
  parsed: ParsedSections,
  section: Section,
): Promise<readonly ContentPart[][]> {
  const parseMarkdown = await loadParser('md');
  const parseFile = await loadParser(parsed.format);
  return parsed.timeBudget.run(parsed.text.length, () => {
    const { markdown, content } = toMarkdown(parsed, section, parseFile);
    const { tree } = parseMarkdown(markdown);
    const { length } = content.split('\n');
    const inMarkdown =
      tree === null ? [] : partsOfMarkdown(tree).filter(({ line }) => line < length);
    return [inMarkdown, partsOfHtml(content, 0).parts];
  });
}

function toMarkdown(
  { text, format }: ParsedSections,
  { layout, content: range }: Section,
  parseFile: Parse,
) {
  const source = text.slice(range.start, range.end);
  const lines = withoutMarks(withoutLinePrefix(source, layout), layout);
  const content = formats[format].tagsToHtml(lines);
  const needsDefinitions = reference.test(content) && text.includes(']:');
  const definitions = needsDefinitions ? definitionsIn(parseFile(text)) : '';
  // Only below an empty line can the content not be taken for front matter.
  return { content, markdown: `\n${content}\n\n${definitions}` };
}

/**
 * Only on lines of their own in Markdown do the marks and blanks at the start of a line mean
 * something.
 */
function withoutMarks(content: string, { context, lines, isInTable }: Layout): string {
  if (context === 'flow') return content;
  const marks = lines === null ? /\n[ \t>]*/g : /\n[ \t]*/g;
  const trimmed = content.replace(marks, '\n').replace(/^[ \t]+/, '');
  return isInTable ? trimmed.replaceAll('\\|', '|') : trimmed;
}

const reference = /\](?!\()/;

function definitionsIn({ text, tree }: Document): string {
  if (tree === null) return '';
  const definitions = [...treeNodes(tree)].filter(({ node }) => node.type === 'definition');
  const sources = definitions.map(({ node }) => {
    const { start, end } = rangeOf(node);
    return text.slice(start, end).replace(/[\r\n]+[ \t>]*/g, ' ');
  });
  return sources.join('\n');
}

/** The parts of Markdown that begins with a line that does not count. */
function partsOfMarkdown(tree: Nodes): ContentPart[] {
  const parts: ContentPart[] = [];
  const targets = new Map<string, string>();
  for (const { node } of treeNodes(tree)) {
    if (node.type === 'definition' && !targets.has(node.identifier))
      targets.set(node.identifier, node.url);
  }
  let state = initialHtmlState;

  const addElement = (
    name: string,
    attributes: [string, string][],
    node: Nodes,
    line: number,
  ): void => {
    parts.push({ kind: 'tag', name, attributes: new Map(attributes), line });
    if ('children' in node) visitChildren(node.children);
    parts.push({ kind: 'end-tag', name, line });
  };
  const visitChildren = (children: readonly Nodes[]): void => {
    for (const child of children) visit(child);
  };
  const visit = (node: Nodes): void => {
    const line = (node.position?.start.line ?? 0) - 2;
    if (node.type === 'root') visitChildren(node.children);
    else if (node.type === 'paragraph') {
      visitChildren(node.children);
      parts.push({ kind: 'end-of-block', line });
    } else if (node.type === 'text')
      parts.push({ kind: 'text', text: node.value, line: lineOfWord(node.value, line) });
    else if (node.type === 'break') parts.push({ kind: 'text', text: ' ', line });
    else if (node.type === 'strong') addElement('strong', [], node, line);
    else if (node.type === 'link') addElement('a', [['href', node.url]], node, line);
    else if (node.type === 'linkReference')
      addElement('a', [['href', targets.get(node.identifier) ?? '']], node, line);
    else if (node.type === 'image') addElement('img', [['src', node.url]], node, line);
    else if (node.type === 'imageReference')
      addElement('img', [['src', targets.get(node.identifier) ?? '']], node, line);
    else if (node.type === 'html') {
      const html = partsOfHtml(node.value, line, state);
      state = html.state;
      parts.push(...html.parts);
    } else parts.push({ kind: 'other', line });
  };
  visit(tree);
  return parts;
}

/** Where the first word of a text is that may begin with line breaks. */
function lineOfWord(text: string, line: number): number {
  const before = text.slice(0, text.search(/\S|$/));
  return line + before.split(lineEnding).length - 1;
}

function partsOfHtml(html: string, firstLine: number, state: HtmlState = initialHtmlState) {
  const fragment = parseHtmlFragment(html, state);
  const lineAt = (offset: number) => firstLine + html.slice(0, offset).split('\n').length - 1;
  const tags = fragment.tags.map(({ kind, name, attributes, ...range }) => {
    const values = new Map(attributes.map((attribute) => [attribute.name, attribute.value]));
    const line = lineAt(range.start);
    const part: ContentPart =
      kind === 'open'
        ? { kind: 'tag', name, attributes: values, line }
        : { kind: 'end-tag', name, line };
    return { ...range, part };
  });
  const texts = fragment.texts.map((range) => {
    const text = html.slice(range.start, range.end);
    return {
      ...range,
      part: { kind: 'text', text, line: lineOfWord(text, lineAt(range.start)) } as const,
    };
  });
  const parts: ContentPart[] = [];
  let end = 0;
  // Comments, declarations and what is in a script are in neither list.
  const addRest = (until: number): void => {
    const rest = html.slice(end, until);
    if (rest === '') return;
    if (rest.trim() === '') parts.push({ kind: 'text', text: rest, line: lineAt(end) });
    else parts.push({ kind: 'other', line: lineOfWord(rest, lineAt(end)) });
  };
  for (const each of [...tags, ...texts].sort((one, other) => one.start - other.start)) {
    addRest(each.start);
    parts.push(each.part);
    end = each.end;
  }
  addRest(html.length);
  return { parts, state: fragment.state };
}
