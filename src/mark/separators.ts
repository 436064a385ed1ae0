/** White space, line breaks, bars, dots, dashes, the marks of quotes and the like. */
export function isSeparator(text: string): boolean {
  return /^(?:[\s|/\\•·∙–—\-,>]|&nbsp;|&bull;|&middot;|<br\s*\/?>)*$/i.test(text);
}

/** What is between two badges of a row, divided where the start marker of a section goes. */
export interface Separator {
  /** Such as ` |`: before the start marker. */
  readonly sign: string;
  /** The blank or the line break at the end, in the section: so no line begins with a marker. */
  readonly space: string;
}

/**
 * Divides the end of a text in Markdown. A hard line break and the marks of quotes below are its
 * space.
 */
export function divideSeparator(text: string): Separator {
  const lineBreak = /(?:\r\n|\n|\r)[ \t>]*$/.exec(text)?.index;
  const line = text.slice(0, lineBreak);
  const isEscaped = lineBreak !== undefined && /(?<!\\)(?:\\\\)*\\$/.test(line);
  const sign = isEscaped ? line.slice(0, -1) : line.replace(/(?<![ \t])[ \t]+$/, '');
  return { sign, space: text.slice(sign.length) };
}
