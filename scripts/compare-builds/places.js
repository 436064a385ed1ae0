/** Exports the places of a text that get a section or an embed. */

/**
 * @typedef {object} Place
 * @property {string} name also the name of a file
 * @property {import('./snippets.js').Form} form
 * @property {(text: string, inserted: string) => string} put
 */

/** @param {string} text @param {string} block */
const atEnd = (text, block) => `${text.trimEnd()}\n\n${block}\n`;

/** @param {string} text @param {string} block */
function atTop(text, block) {
  const [frontMatter = ''] = /^---\n.*?\n---\n+/s.exec(text) ?? [];
  return `${frontMatter}${block}\n\n${text.slice(frontMatter.length)}`;
}

/**
 * Puts it behind the first match, else into a new block at the end.
 *
 * @param {RegExp} pattern
 * @param {(inserted: string) => string} block
 * @returns {Place['put']}
 */
function behind(pattern, block) {
  return (text, inserted) => {
    const match = pattern.exec(text);
    if (match === null) return atEnd(text, block(inserted));
    const end = match.index + match[0].length;
    return `${text.slice(0, end)} ${inserted}${text.slice(end)}`;
  };
}

/** @param {string} prefix of the first line @param {string} others of the other lines */
const prefixed = (prefix, others) => (/** @type {string} */ block) =>
  prefix + block.replaceAll('\n', `\n${others}`).replace(/[^\S\n]+$/gm, '');

const badgeOfOthers = '[![npm](https://img.shields.io/npm/v/a.svg)](https://npmjs.com/a)';

/** @type {readonly Place[]} */
const placesInMarkdown = [
  { name: 'top', form: 'lines', put: atTop },
  { name: 'end', form: 'lines', put: atEnd },
  {
    name: 'row-of-badges',
    form: 'line',
    put: behind(/^\[!\[.*\S/m, (inserted) => `${badgeOfOthers} ${inserted}`),
  },
  {
    name: 'paragraph',
    form: 'line',
    put: behind(/(?<=\n\n)[A-Z].*\S/, (inserted) => `Words ${inserted} and words.`),
  },
  {
    name: 'heading',
    form: 'line',
    put: behind(/^#{1,6} .*\S/m, (inserted) => `## Title ${inserted}`),
  },
  {
    name: 'list-item',
    form: 'line',
    put: behind(/^[-*+] +\S.*\S/m, (inserted) => `- item ${inserted}\n- item`),
  },
  {
    name: 'list-item-lines',
    form: 'lines',
    put: (text, inserted) => atEnd(text, `1. item\n\n${prefixed('   ', '   ')(inserted)}\n2. item`),
  },
  {
    name: 'quote',
    form: 'line',
    put: behind(/^> ?[A-Z].*\S/m, (inserted) => `> Words ${inserted}`),
  },
  {
    name: 'quote-lines',
    form: 'lines',
    put: (text, inserted) => atEnd(text, `> Words\n>\n${prefixed('> ', '> ')(inserted)}`),
  },
  {
    name: 'table-cell',
    form: 'line',
    put: behind(
      /(?<=^\|[ :|-]*-[ :|-]*\n)\| *[^|\n\\]*[^|\s\\]/m,
      (inserted) => `| a | b |\n| --- | --- |\n| ${inserted} | c |`,
    ),
  },
];

/** @type {readonly Place[]} */
const placesInElements = [
  {
    name: 'element-lines',
    form: 'html lines',
    put: (text, inserted) => atEnd(text, `<div>\n${inserted}\n</div>`),
  },
  {
    name: 'element',
    form: 'html line',
    put: behind(/^<(?:p|div|h1)[^<>]*>/m, (inserted) => `<p align="center">${inserted}</p>`),
  },
];

/** @param {import('./snippets.js').Format} format @returns {readonly Place[]} */
export function placesOf(format) {
  if (format !== 'html') return [...placesInMarkdown, ...placesInElements];
  return [{ name: 'top', form: 'html lines', put: atTop }, ...placesInElements];
}
