/** Makes random texts with a section. */
import { pieces } from './random-pieces.js';

/** @typedef {import('./readme-blocks.js').Random} Random */

const textSize = 50_000;

const markers = {
  md: ['<!-- status-snippets start slug="acme" -->', '<!-- status-snippets end -->'],
  mdx: ['{/* status-snippets start slug="acme" */}', '{/* status-snippets end */}'],
  html: ['<!-- status-snippets start slug="acme" -->', '<!-- status-snippets end -->'],
};

/** @type {readonly (keyof typeof markers)[]} */
const formats = ['md', 'md', 'md', 'mdx', 'html'];
const separators = ['', ' ', '\n', '\n\n', 'a '];
const contents = ['', '\n', 'x', '\n\nx\n\n'];

/**
 * A random text with its format, and a recipe: the expression that makes the text.
 *
 * @param {Random} random
 */
export function randomCase(random) {
  const format = pick(random, formats);
  const runs = Array.from({ length: 1 + random(2) }, () => randomRun(random));
  const [start = '', end = ''] = markers[format];
  const section = `${pick(random, separators)}${start}${pick(random, contents)}${end}${pick(random, separators)}`;
  const position = random(runs.length + 1);
  const withSection = (/** @type {readonly string[]} */ parts, /** @type {string} */ sectionPart) => [
    ...parts.slice(0, position),
    sectionPart,
    ...parts.slice(position),
  ];
  const texts = runs.map(({ unit, times }) => unit.repeat(times));
  const expressions = runs.map(({ unit, times }) => `${JSON.stringify(unit)}.repeat(${times})`);
  return {
    format,
    text: withSection(texts, section)
      .join('')
      .slice(0, textSize + section.length),
    recipe: `${format}: ${withSection(expressions, JSON.stringify(section)).join(' + ')}`,
  };
}

/**
 * One to four pieces, and how many times they are repeated: usually until they fill their part of the text.
 *
 * @param {Random} random
 */
function randomRun(random) {
  const unit = Array.from({ length: 1 + random(4) }, () => pick(random, pieces)).join('');
  const times = random(6) === 0 ? 1 : Math.max(1, Math.floor(textSize / (1 + random(2)) / unit.length));
  return { unit, times };
}

/** @template Item @param {Random} random @param {readonly Item[]} items */
function pick(random, items) {
  return /** @type {Item} */ (items[random(items.length)]);
}
