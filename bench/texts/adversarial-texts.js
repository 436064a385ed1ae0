/** Texts that are slow to parse. */
const start = '<!-- status-snippets start slug="acme" -->';

/**
 * Fragments that make a Markdown parser slow if they are repeated. A fragment may have a separator, which follows it in each
 * repetition.
 *
 * @type {Readonly<Record<string, readonly [fragment: string, separator?: string]>>}
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
  'footnotes, a line each': ['[^a]: c\n'],
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
  'code after an escape': ["'\\``![["],
  'code of growing ticks': ['`a``b```c````d'],
  'tags left open': ['<a '],
  'tags with attributes': ['<a b="'],
  'tags that nest': ['<div>\n'],
  'tags that close': ['</p>'],
  declarations: ['<!A '],
  'processing instructions': ['<?'],
  'CDATA left open': ['<![CDATA['],
  addresses: ['http://a.'],
  'mail addresses': ['a@b.'],
  'addresses in a row': ['www.a&amp;)'],
  'invalid addresses': ['www.__'],
  entities: ['&amp&#'],
  escapes: ['\\\\['],
  'nested lists': ['- '],
  'lists, a line each': ['- a\n  - b\n'],
  'ordered lists': ['1. '],
  'task lists': ['- [ ] a\n\n'],
  'rules and headings': ['a\n=\n-\n'],
  'headings left open': ['# a #'],
  'fences left open': ['```\n\n~~~\n'],
  'fences that close late': ['~```\n\n~~~\n--'],
  'fences in quotes': ['> ```\n'],
  'indented code': ['    a\n\n'],
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
  'the word status-snippets': ['status-snippets '],
  'other comments': ['<!-- a --> '],
  'starts without ends': [start, '\n\n'],
  'starts in text': [`${start} `],
  'ends in text': ['<!-- status-snippets end --> '],
  'comments in MDX': ['{/* a */}'],
  'comments in MDX left open': ['{/* '],
};

/**
 * Repeats a fragment until the text has a given size.
 *
 * @param {string} fragment
 * @param {number} size
 * @param {string} [separator]
 */
export function repeated(fragment, size, separator = '') {
  const unit = fragment + separator;
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}

/**
 * Functions that write texts that are slow to parse and do not just repeat a fragment.
 *
 * @type {Readonly<Record<string, (size: number) => string>>}
 */
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
  'a quote with lazy lines': (size) => `> a\n${repeated('b\n', size - 4)}`,
  'a list with lazy lines': (size) => `- a\n${repeated('a\n=\n', size - 4)}`,
  'images in images': (size) => '!['.repeat(size / 6) + '](b)'.repeat(size / 6),
  'an address and punctuation': (size) => `www.a/${repeated('!', size - 7)}x`,
  'addresses after a bracket': (size) => `![[${repeated('a www.a.b ', size - 3)}`,
  'an array of objects': (size) => `{[${repeated('{ a: "b" },\n', size - 4)}]}`,
  'definitions of many labels': (size) =>
    Array.from({ length: size / 18 }, (_, index) => `[a${index}]: b [a${index}]\n`)
      .join('')
      .slice(0, size),
  'brackets in brackets': (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'hundreds of sections': (size) => repeated(`${start}\n<!-- status-snippets end -->\n\n`, size),
};
