import { fragments, repeated, shapes } from './hostile-texts.js';
import { sectionOf } from './section.js';

const size = 50_000;

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} file its name
 * @property {string} before
 * @property {string} after what becomes of it, unless it is refused
 *
 * @typedef {import('./section.js').Section} Section
 * @typedef {(text: string, section: string) => string} Placing
 */

/** Where a section stands beside a text: as a block of its own. @type {Readonly<Record<string, Placing>>} */
const blocks = {
  'section before': (text, section) => `${section}\n\n${text}\n`,
  'section after': (text, section) => `${text}\n\n${section}\n`,
  'section between': (text, section) => {
    const half = text.length / 2;
    return `${text.slice(0, half)}\n\n${section}\n\n${text.slice(half)}\n`;
  },
};

/** In the paragraph of the text. @type {Readonly<Record<string, Placing>>} */
const inlines = {
  'in front of it': (text, section) => `a ${section}${text}\n`,
  'behind it': (text, section) => `${text}${section}\n`,
  'within it': (text, section) =>
    `${text.slice(0, text.length / 2)}${section}${text.slice(text.length / 2)}\n`,
};

/**
 * What is tried in each format.
 *
 * @type {Record<'md' | 'mdx' | 'html', { states: ('filled' | 'stale')[], places: string[] }>}
 */
const tries = {
  md: { states: ['stale'], places: ['section before', 'section after', 'in front of it'] },
  mdx: { states: ['stale'], places: ['section after', 'within it'] },
  html: { states: ['stale'], places: ['section after', 'within it'] },
};

/** Every text with a section in every place, up to date and not. @returns {Case[]} */
export function hostileCases() {
  const texts = hostileTexts();
  return /** @type {const} */ (['md', 'mdx', 'html']).flatMap((format) =>
    [blocks, inlines].flatMap((placings) => {
      const section = sectionOf(format, placings === inlines);
      const { states, places } = tries[format];
      const wanted = Object.entries(placings).filter(([place]) => places.includes(place));
      return wanted.flatMap(([place, placing]) =>
        texts.flatMap(([what, text]) =>
          states.map((state) => ({
            name: `${what}, ${format}, ${place}, ${state}`,
            file: `page.${format}`,
            before: placing(text, withLinesOf(text, section[state])),
            after: placing(text, withLinesOf(text, section.filled)),
          })),
        ),
      );
    }),
  );
}

/** @returns {[what: string, text: string][]} */
function hostileTexts() {
  const made = Object.entries(fragments).map(([what, [fragment, joint]]) => [
    what,
    repeated(fragment, size, joint),
  ]);
  const shaped = Object.entries(shapes).map(([what, shape]) => [what, shape(size)]);
  return /** @type {[string, string][]} */ ([...made, ...shaped]);
}

/** A section has the line endings of its file. @param {string} text @param {string} section */
function withLinesOf(text, section) {
  return text.includes('\r') ? section.replaceAll('\n', '\r') : section;
}
