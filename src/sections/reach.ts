/** The word that every marker and everything that looks like one holds, and the labels that `definitions` defines. */
const mention = 'status[-_ ]?snippet|status-(?:badge|page)\\s*\\]';

/** A blank line, and after it a line that can neither continue a list, quote or footnote nor begin an item of a list. */
const afterContainers = /(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)(?=[^\s\-+*\d])/g;

/** What tells whether a mention stands behind a bracket in its paragraph: brackets, blank lines and mentions. */
const brackets = new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${mention}`, 'gi');

/**
 * How far a Markdown text has to be parsed to know all about its sections: to the end of the outermost block of our last
 * word in it. What follows cannot change where markers are, with one exception: a reference definition makes a link of
 * brackets around a marker, wherever it stands. So a marker behind a bracket asks for the whole text where there is one.
 */
export function reachOf(text: string): number {
  const last = [...text.matchAll(new RegExp(mention, 'gi'))].at(-1);
  if (!last) return 0;
  afterContainers.lastIndex = Math.max(commentEnd(text, last.index + last[0].length), frontMatterEnd(text));
  const end = afterContainers.exec(text);
  if (!end) return text.length;
  const reach = end.index + end[0].length;
  return text.includes(']:', reach) && mentionsBehindBracket(text) ? text.length : reach;
}

const frontMatter =
  /^\uFEFF?(---|\+\+\+)[ \t]*(?:\r\n|\n|\r)(?:[\s\S]*?(?:\r\n|\n|\r))??\1[ \t]*(?=[\r\n]|$)/;

/** Blank lines do not end it. */
function frontMatterEnd(text: string): number {
  return frontMatter.exec(text)?.[0].length ?? 0;
}

/** Where the comment ends that a mention may stand in, in either spelling. */
function commentEnd(text: string, offset: number): number {
  return Math.max(offset, text.indexOf('-->', offset), text.indexOf('*/', offset));
}

function mentionsBehindBracket(text: string): boolean {
  let open = false;
  for (const [found] of text.matchAll(brackets)) {
    if (found === '[') open = true;
    else if (/^[\r\n]/.test(found)) open = false;
    else if (open) return true;
  }
  return false;
}
