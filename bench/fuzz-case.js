import { pieces } from './fuzz-pieces.js';

/** @typedef {import('./readme-blocks.js').Draw} Draw */

const size = 50_000;

const sections = {
  md: ['<!-- status-snippets start slug="acme" -->', '<!-- status-snippets end -->'],
  mdx: ['{/* status-snippets start slug="acme" */}', '{/* status-snippets end */}'],
  html: ['<!-- status-snippets start slug="acme" -->', '<!-- status-snippets end -->'],
};

const joints = ['', ' ', '\n', '\n\n', 'a '];

/**
 * A text and how it was made. Most is Markdown.
 *
 * @param {Draw} draw
 */
export function drawCase(draw) {
  const format = /** @type {const} */ (['md', 'md', 'md', 'mdx', 'html'])[draw(5)] ?? 'md';
  const drawn = Array.from({ length: 1 + draw(2) }, () => drawRun(draw));
  const [start = '', end = ''] = sections[format];
  const held = ['', '\n', 'x', '\n\nx\n\n'][draw(4)] ?? '';
  const marked = `${joints[draw(joints.length)]}${start}${held}${end}${joints[draw(joints.length)]}`;
  const at = draw(drawn.length + 1);
  const runs = drawn.map(({ unit, times }) => unit.repeat(times));
  const text = [...runs.slice(0, at), marked, ...runs.slice(at)].join('').slice(0, size + marked.length);
  const named = drawn.map(({ unit, times }) => `${JSON.stringify(unit)}.repeat(${times})`);
  const recipe = [...named.slice(0, at), JSON.stringify(marked), ...named.slice(at)].join(' + ');
  return { format, text, recipe: `${format}: ${recipe}` };
}

/** One to four pieces, repeated until they fill a part of the text, or once, to open something. @param {Draw} draw */
function drawRun(draw) {
  const unit = Array.from({ length: 1 + draw(4) }, () => pieces[draw(pieces.length)] ?? '').join('');
  const times = draw(6) === 0 ? 1 : Math.max(1, Math.floor(size / (1 + draw(2)) / unit.length));
  return { unit, times };
}
