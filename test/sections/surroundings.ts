import type { List, Nodes } from 'mdast';
import { micromark } from 'micromark';
import { frontmatter, frontmatterHtml } from 'micromark-extension-frontmatter';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { snippets } from './filling.ts';

/*
 * Describes the text around the sections of a Markdown text, independently of the code under test. Both parsers used here
 * keep comments in their output. What is between two markers is then removed from the output.
 */

const start = String.raw`(?:<!--|\{\s*/\*)\s*status-snippets[\s>]+start\b[\s\S]*?(?:-->|\*/\s*\})`;
const end = String.raw`(?:<!--|\{\s*/\*)\s*status-snippets[\s>]+end\s*(?:-->|\*/\s*\})`;

/** A text without what is between two markers. */
function textAround(text: string): string {
  return text.replace(new RegExp(`(${start})[\\s\\S]*?(?=${end})`, 'g'), '$1');
}

const extensions = [gfm(), frontmatter(['yaml', 'toml'])];
const htmlExtensions = [gfmHtml(), frontmatterHtml(['yaml', 'toml'])];

/**
 * The HTML that micromark renders, without its line endings: it takes them from the first line of a text, and
 * sometimes drops one after a reference definition.
 */
export function renderedAround(text: string): string {
  const rendered = micromark(text, { allowDangerousHtml: true, extensions, htmlExtensions });
  return textAround(rendered).replace(/[\r\n]/g, '');
}

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter, ['yaml', 'toml']);

/** The tree of remark as text, without what is between two markers. HTML is printed as it is written. */
export function treeAround(text: string): string {
  return textAround(print(processor.parse(text)))
    .replace(/\r\n?/g, '\n')
    .replace(/\n+/g, '\n');
}

/** Properties that are not printed. Whether a list is loose is printed with the list instead. */
const omitted = new Set(['position', 'children', 'spread']);

function print(node: Nodes): string {
  if (node.type === 'html') return `\n${node.value}\n`;
  const json = JSON.stringify(node, (key, value) => (omitted.has(key) ? undefined : value));
  const escaped = json.replaceAll('<', '\\u003c');
  if (node.type === 'text') return escaped;
  const children = 'children' in node ? node.children.map(print).join('') : '';
  return `\n(${node.type === 'list' ? looseness(node) : ''}${escaped}${children})\n`;
}

/** Whether a list is loose; empty if it contains a footnote, whose blank lines remark counts as blank lines of the list. */
function looseness(list: List): string {
  const items = list.children;
  if (items.some(({ children }) => children.some(({ type }) => type === 'footnoteDefinition'))) return '';
  return list.spread || items.some(({ spread }) => spread) ? 'loose ' : 'tight ';
}

const { markdown, html, jsx } = snippets;
const snippetPatterns = [markdown, html, jsx]
  .flatMap((forms) => [forms.badge, forms.link, ...forms.widget.split(/\n\s*/), forms.script])
  .concat("{' '}")
  .map((snippet) => snippet.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  .join('|');
const snippetsOnly = `(?:[\\s>]|${snippetPatterns})*`;
const cut = '\u{F0000}';

/** Whether a text and the filled text differ only in what the filled text has between two markers. */
export function differsOnlyBetweenMarkers(text: string, filled: string, contentPattern = '[\\s\\S]*?'): boolean {
  const section = new RegExp(`(${start})${contentPattern}(?=${end})`, 'g');
  const [first = '', ...parts] = filled.replace(section, `$1${cut}`).split(cut);
  const last = parts.pop();
  if (last === undefined) return text === filled;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at <= text.length - last.length;
}

/** Whether a text and the filled text differ only in the snippets that the filled text has between two markers. */
export function differsOnlyInSections(text: string, filled: string): boolean {
  return differsOnlyBetweenMarkers(text, filled, snippetsOnly);
}
