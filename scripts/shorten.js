/** Makes the code of bundles shorter. Imported by the scripts that build `dist/`. */
import { minifySync } from 'rolldown/utils';

/**
 * Removes white space and shortens local names, so that Node loads the code faster. Function and class names are kept for stack
 * traces. The result is ASCII, because V8 keeps other text in twice the memory.
 *
 * @param {string} source the code of a CommonJS module
 * @returns {string}
 * @throws {Error} if the code has a syntax error
 */
export function shorten(source) {
  const { code, errors } = minifySync('index.cjs', source, { compress: false, mangle: { keepNames: true } });
  if (errors.length > 0) throw new Error(`The bundle cannot be shortened: ${errors[0]?.message}`);
  // Outside of comments, which are gone, JavaScript has such characters only where it reads an escape sequence as the same.
  const ascii = code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${ascii.trimEnd()}\n`;
}
