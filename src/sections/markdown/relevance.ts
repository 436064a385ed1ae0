/** The word that every marker and everything that looks like one holds, and the labels that `definitions` defines. */
const mention = 'status[-_ ]?snippet|status-(?:badge|page)\\s*\\]';

/** Finds what may be about us. */
export const mentions = new RegExp(mention, 'iu');

/** What matters to blocks behind its own: HTML, fences and definitions. */
const lasting = '<|`{3}|~{3}|\\]:';

/** Finds what says how other blocks have to be read. */
export const structure = new RegExp(lasting);

/** What makes blocks of Markdown worth reading: that, and what is about us. */
export const interest = new RegExp(`${lasting}|${mention}`, 'iu');

/** Where the last mention of us ends, with the comment of MDX it may begin; 0 where there is none. */
export function lastMention(text: string): number {
  let end = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(mention, 'giu'))) {
    const inMdx = text.slice(0, index).trimEnd().endsWith('/*');
    end = Math.max(index + found.length, inMdx ? text.indexOf('*/', index) : 0);
  }
  return end;
}

/** What tells whether a mention stands behind a bracket in its paragraph: brackets, blank lines and mentions. */
const brackets = new RegExp(`\\[|(?:\\r\\n|\\n|\\r(?!\\n))[ \\t>]*(?=[\\r\\n])|${mention}`, 'giu');

/**
 * Whether definitions, which may stand anywhere in a text, say how it has to be read: they make links of brackets, which
 * matters where a marker stands behind one, or where HTML is part of a label.
 *
 * @param until where the last mention of us ends
 */
export function dependsOnDefinitions(text: string, until: number): boolean {
  if (!text.includes(']:')) return false;
  if (mentionsBehindBracket(text.slice(0, until))) return true;
  for (const { index } of text.matchAll(/\]:/g)) if (labelWithTag(text, index)) return true;
  return false;
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

/** The most characters a label may have. */
const longestLabel = 999;

function labelWithTag(text: string, end: number): boolean {
  const label = text.slice(Math.max(0, end - longestLabel), end);
  return label.slice(label.lastIndexOf('[') + 1).includes('<');
}
