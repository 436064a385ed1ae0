import { fromMarkdown } from 'mdast-util-from-markdown';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const options: Options = {
  resourceLink: true,
  unsafe: ['{', '<'].map((character) => ({ character, inConstruct: ['phrasing'] })),
};

/** HTML, which begins with a tag, becomes JSX. In Markdown, `{` and `<` are escaped. */
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

/** They apply if they are present, whatever their value. React leaves them out if their value is empty. */
const booleanAttributes: ReadonlySet<string> = new Set(['async', 'defer']);

function printAttribute({ name, value }: { readonly name: string; readonly value: string }): string {
  if (booleanAttributes.has(name)) return name;
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/** MDX would otherwise parse Markdown and links in the words. */
function printText(text: string): string {
  const isLayout = text.trim() === '' && text.includes('\n');
  if (isLayout || /^\p{L}+:$/u.test(text)) return text;
  return `{'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', ' ')}'}`;
}
