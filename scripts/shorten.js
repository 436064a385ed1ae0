/** Makes the code of bundles shorter. Imported by the scripts that build `dist/`. */
import { minify } from 'terser';

/**
 * Removes white space and shortens local names, so that Node loads the code faster. Function and class names and line
 * breaks between statements are kept for stack traces.
 *
 * @param {string} source
 * @returns {Promise<string>}
 * @throws {Error} if the code has a syntax error
 */
export async function shorten(source) {
  // Without the semicolon after it, a class field named `get`, `set` or `static` would change the meaning of the next field.
  const semicolons = /^\s*(?:get|set|static);$/m.test(source);
  const { code } = await minify(source, {
    module: true,
    ecma: 2022,
    compress: false,
    mangle: { keep_fnames: true, keep_classnames: true },
    format: { semicolons, ascii_only: true },
  });
  if (code === undefined) throw new Error('terser returned no code');
  return `${code}\n`;
}
