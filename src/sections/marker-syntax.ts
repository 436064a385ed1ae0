/** How markers are written in one kind of comment. */
export interface MarkerSyntax {
  readonly open: string;
  readonly close: string;
  /** Writes a marker with its delimiters. */
  readonly write: (words: string) => string;
  /** Writes the value of an attribute. */
  readonly quote: (value: string) => string;
}

const inDoubleQuotes = (value: string) => `"${value}"`;
const inQuotes = (value: string) => (value.includes('"') ? `'${value}'` : inDoubleQuotes(value));

export const htmlComments: MarkerSyntax = {
  open: '<!--',
  close: '-->',
  write: (words) => `<!-- ${words} -->`,
  quote: inQuotes,
};

export const mdxComments: MarkerSyntax = {
  open: '{/*',
  close: '*/}',
  write: (words) => `{/* ${words} */}`,
  quote: inQuotes,
};

/**
 * In Markdown, a definition that nothing refers to is a comment, and its title is the text of the
 * comment.
 */
export const definitionMarkers: MarkerSyntax = {
  open: '[//]: # "',
  close: '"',
  write: (words) => `[//]: # "${words.replace(/["\\&]/g, '\\$&')}"`,
  // The title is in double quotes itself.
  quote: (value) => {
    if (!/[\s"'“”„‘’]/.test(value)) return value;
    return value.includes("'") ? inDoubleQuotes(value) : `'${value}'`;
  },
};
