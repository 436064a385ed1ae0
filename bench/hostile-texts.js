const start = '<!-- status-snippets start slug="acme" -->';

/**
 * What makes readers of Markdown slow when it is repeated, by its name. `joint` stands between two of them.
 *
 * @type {Readonly<Record<string, readonly [fragment: string, joint?: string]>>}
 */
export const fragments = {
  'emphasis left open': ['*a_ '],
  'emphasis of two kinds': ['a**b_c* '],
  'emphasis in a row': ['*'],
  'emphasis of one letter': ['*a '],
  strikethrough: ['~a~~ '],
  'comments left open': ['a <!-- '],
  'comments left open at the margin': ['<!-- ', '\n\n'],
  'footnote calls': ['[^a]'],
  'footnotes and calls': ['[^a]: [^a]\n\n'],
  'footnotes in footnotes': ['[^a]: c\n    '],
  'footnotes by lines': ['[^a]: c\n'],
  'nested quotes': ['> '],
  'lines of quotes': ['> a\n'],
  'lazy quotes': ['>>>>>>>>>> a\nb\n'],
  'brackets left open': ['[[[['],
  'brackets closed': [']]]]'],
  'nested brackets': ['[a]('],
  'images left open': ['![['],
  'links of references': ['[a][b]'],
  'titles left open': ['[a](b ('],
  definitions: ['[a]: b\n'],
  'labels of definitions': ['[a\\]'],
  'code left open': ['`` `a``'],
  'code behind an escape': ["'\\``![["],
  'code of growing ticks': ['`a``b```c````d'],
  'tags left open': ['<a '],
  'tags with attributes': ['<a b="'],
  'tags that nest': ['<div>\n'],
  'tags that close': ['</p>'],
  declarations: ['<!A '],
  instructions: ['<?'],
  'data left open': ['<![CDATA['],
  addresses: ['http://a.'],
  'addresses of mail': ['a@b.'],
  'addresses in a row': ['www.a&amp;)'],
  'addresses that are none': ['www.__'],
  entities: ['&amp&#'],
  escapes: ['\\\\['],
  'nested lists': ['- '],
  'lists by lines': ['- a\n  - b\n'],
  'ordered lists': ['1. '],
  'tasks in lists': ['- [ ] a\n\n'],
  'rules and headings': ['a\n=\n-\n'],
  'headings left open': ['# a #'],
  'fences left open': ['```\n\n~~~\n'],
  'fences closed late': ['~```\n\n~~~\n--'],
  'fences in quotes': ['> ```\n'],
  'code by indentation': ['    a\n\n'],
  'hard breaks': ['a  \n'],
  spaces: [' '],
  tabs: ['\t'],
  'blank lines': ['\n'],
  'carriage returns': ['a\r'],
  'rows of a table': ['| a | b |\n'],
  'cells of a table': ['|'],
  'braces left open': ['{'],
  'braces in text': ['{a} '],
  'braces and tags': ['{a} <select>'],
  'front matter': ['---\n'],
  'look-alikes in text': ['<!-- status-snippet start --> '],
  'look-alikes at the margin': ['<!-- status-snippets begin -->', '\n\n'],
  'our name': ['status-snippets '],
  'comments of others': ['<!-- a --> '],
  'starts without ends': [start, '\n\n'],
  'starts in text': [`${start} `],
  'ends in text': ['<!-- status-snippets end --> '],
  'comments in MDX': ['{/* a */}'],
  'comments in MDX left open': ['{/* '],
};

/** Such a text of a size. @param {string} fragment @param {number} size @param {string} [joint] */
export function repeated(fragment, size, joint = '') {
  const one = fragment + joint;
  return one.repeat(Math.ceil(size / one.length)).slice(0, size);
}

/** Texts that no fragment makes. @type {Readonly<Record<string, (size: number) => string>>} */
export const shapes = {
  'a wide table': (size) => {
    const columns = Math.floor(size / 12);
    return [' a |', '---|', ' b |'].map((cell) => `|${cell.repeat(columns)}\n`).join('');
  },
  'a long table': (size) => `| a | b |\n|---|---|\n${repeated('| `c` | *d* |\n', size - 20)}`,
  'a list of lists': (size) => {
    const depth = Math.floor(Math.sqrt(size));
    return Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- a\n`)
      .join('')
      .slice(0, size);
  },
  'a quote that goes on lazily': (size) => `> a\n${repeated('b\n', size - 4)}`,
  'a list that goes on lazily': (size) => `- a\n${repeated('a\n=\n', size - 4)}`,
  'images in images': (size) => '!['.repeat(size / 6) + '](b)'.repeat(size / 6),
  'an address and what ends it': (size) => `www.a/${repeated('!', size - 7)}x`,
  'addresses behind a bracket': (size) => `![[${repeated('a www.a.b ', size - 3)}`,
  'a table of data': (size) => `{[${repeated('{ a: "b" },\n', size - 4)}]}`,
  'definitions of many labels': (size) =>
    Array.from({ length: size / 18 }, (_, index) => `[a${index}]: b [a${index}]\n`)
      .join('')
      .slice(0, size),
  'brackets in brackets': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'sections by the hundred': (size) => repeated(`${start}\n<!-- status-snippets end -->\n\n`, size),
};
