/** Generates texts of any size. */
import { blocks, heading, paragraph } from './readme-blocks.js';

/**
 * Generates a text like a README, with headings, paragraphs, lists, tables, fenced code, links, HTML and quotes. The same size
 * and seed give the same text.
 *
 * @param {number} size the minimum number of bytes; the text is ASCII
 * @param {number} [seed]
 */
export function readmeText(size, seed = 1) {
  const random = randomNumbers(seed);
  const parts = [heading(random, 1, 0)];
  let length = parts[0]?.length ?? 0;
  for (let index = 0; length < size; index += 1) {
    const make = blocks[index % blocks.length] ?? paragraph;
    const part = make(random, index);
    parts.push(part);
    length += part.length;
  }
  return parts.join('');
}

/**
 * Creates a linear congruential generator of pseudo-random numbers.
 *
 * @param {number} seed
 * @returns {import('./readme-blocks.js').Random}
 */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
