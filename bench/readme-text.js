import { blocks, heading, paragraph } from './readme-blocks.js';

/**
 * Text like that of a README: headings, paragraphs, lists, tables, fenced code, links, HTML and quotes. The same for the
 * same size and seed, so that every run and every program reads the same.
 *
 * @param {number} size in bytes, at least; all of it is ASCII
 * @param {number} [seed]
 */
export function readmeText(size, seed = 1) {
  const draw = numbersFrom(seed);
  const parts = [heading(draw, 1, 0)];
  let length = parts[0]?.length ?? 0;
  for (let index = 0; length < size; index += 1) {
    const make = blocks[index % blocks.length] ?? paragraph;
    const part = make(draw, index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/**
 * Numbers that look drawn, by a linear congruence.
 *
 * @param {number} seed
 * @returns {import('./readme-blocks.js').Draw}
 */
export function numbersFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
