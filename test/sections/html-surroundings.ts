import { parse, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/*
 * Describes the text around the sections of an HTML page, independently of the code under test: the tree that a browser
 * builds, printed with its nesting, without what is between two comments that look like markers.
 */

export function pageAround(text: string): string {
  const tree = /<(?:!doctype|html|head|body)(?=[\s>])/i.test(text)
    ? parse(text)
    : parseFragment(text);
  return print(tree).replace(/(\n#start\n)[\s\S]*?(?=\n#end\n)/g, '$1');
}

function print(node: Tree.Node): string {
  if ('data' in node && node.nodeName === '#comment') return `\n${comment(node.data)}\n`;
  if ('value' in node) return `\n#text ${JSON.stringify(node.value)}\n`;
  const children = (
    'content' in node ? node.content : 'childNodes' in node ? node : { childNodes: [] }
  ).childNodes;
  const attributes =
    'attrs' in node ? node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`) : [];
  return `\n(${node.nodeName}${attributes.join('')}${children.map(print).join('')})${node.nodeName}\n`;
}

function comment(data: string): string {
  const words = data.trim();
  if (/^status-snippets\s+start(?:\s|$)/.test(words)) return '#start';
  return /^status-snippets\s+end$/.test(words) ? '#end' : `#comment ${JSON.stringify(data)}`;
}
