import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

/**
 * Writes HTML that was generated, or judged safe, as JSX for MDX: names in lower case, values in quotes, elements without
 * content closed by themselves. Words become strings, as MDX would read Markdown and links in them.
 */
export function jsxOfHtml(html: string): string {
  return printAll(parseFragment(html));
}

function printAll({ childNodes }: DefaultTreeAdapterTypes.ParentNode): string {
  return childNodes.map(print).join('');
}

function print(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return printText(node.value);
  if (!('tagName' in node)) return '';
  const tag = [node.tagName, ...node.attrs.map(printAttribute)].join(' ');
  const content = printAll(node);
  return content === '' ? `<${tag} />` : `<${tag}>${content}</${node.tagName}>`;
}

/** Attributes that say something by being there; React leaves an empty one out. */
const switches: ReadonlySet<string> = new Set(['async', 'defer']);

function printAttribute({ name, value }: { readonly name: string; readonly value: string }): string {
  if (switches.has(name)) return name;
  return `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

function printText(text: string): string {
  const isLayout = text.trim() === '' && text.includes('\n');
  if (isLayout || /^\p{L}+:?$/u.test(text)) return text;
  return `{'${text.replace(/['\\]/g, '\\$&').replaceAll('\n', ' ')}'}`;
}
