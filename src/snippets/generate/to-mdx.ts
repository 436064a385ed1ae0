import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const options: Options = {
  resourceLink: true,
  unsafe: ['{', '<'].map((character) => ({ character, inConstruct: ['phrasing'] })),
};

/** Writes a snippet for MDX: HTML, which begins with a tag, as JSX, and Markdown without unescaped braces. */
export function toMdx(snippet: string): string {
  if (snippet.startsWith('<')) return parseFragment(snippet).childNodes.map(print).join('');
  return /[{<]/.test(snippet) ? toMarkdown(fromMarkdown(snippet), options).trimEnd() : snippet;
}

function print(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return printText(node.value);
  if (!('tagName' in node)) return '';
  const tag = [node.tagName, ...node.attrs.map(printAttribute)].join(' ');
  const content = node.childNodes.map(print).join('');
  return content === '' ? `<${tag} />` : `<${tag}>${content}</${node.tagName}>`;
}

/** Their presence counts; React leaves an empty one out. */
const booleanAttributes: ReadonlySet<string> = new Set(['async', 'defer']);

function printAttribute({ name, value }: { readonly name: string; readonly value: string }): string {
  if (booleanAttributes.has(name)) return name;
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** Words become JavaScript strings, because MDX would read Markdown and links in them. */
function printText(text: string): string {
  const isLayout = text.trim() === '' && text.includes('\n');
  if (isLayout || /^\p{L}+:$/u.test(text)) return text;
  return `{'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', ' ')}'}`;
}
