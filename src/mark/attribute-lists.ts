/** Of kramdown, Python-Markdown and markdown-it: `{: .no_toc }` belongs to what is before it. */
const list = String.raw`\{(?::|[ \t]*(?:[#.]\w|[\w-]+=))[^{}\r\n]*\}`;
const lists = new RegExp(list, 'g');
const onlyList = new RegExp(`^${list}$`);
const nextList = new RegExp(list, 'y');
const listBelow = new RegExp(String.raw`[ \t]*(?:\r\n|\n|\r)[ \t]*(${list})`, 'y');

export function isAttributeList(text: string): boolean {
  return onlyList.test(text);
}

export function withoutAttributeLists(text: string): string {
  return text.replace(lists, '');
}

/** The list that begins at the offset; empty if there is none. */
export function attributeListAt(text: string, offset: number): string {
  nextList.lastIndex = offset;
  return nextList.exec(text)?.[0] ?? '';
}

/** The list that begins the line below the offset; empty if there is none. */
export function attributeListBelow(text: string, offset: number): string {
  listBelow.lastIndex = offset;
  return listBelow.exec(text)?.[1] ?? '';
}
