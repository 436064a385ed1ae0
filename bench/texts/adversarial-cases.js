/** Texts that are slow to parse, with a section. */
import { fragments, repeated, shapes } from './adversarial-texts.js';
import { sectionText } from './section-text.js';

const textSize = 50_000;

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} file the file name
 * @property {string} before
 * @property {string} after the refreshed text, unless it is refused
 *
 * @typedef {import('./section-text.js').Section} Section
 * @typedef {(text: string, section: string) => string} Placement
 */

/** The section is a block of its own. @type {Readonly<Record<string, Placement>>} */
const blocks = {
  'section before': (text, section) => `${section}\n\n${text}\n`,
  'section after': (text, section) => `${text}\n\n${section}\n`,
  'section between': (text, section) => {
    const half = text.length / 2;
    return `${text.slice(0, half)}\n\n${section}\n\n${text.slice(half)}\n`;
  },
};

/** The section is in the paragraph of the text. @type {Readonly<Record<string, Placement>>} */
const inlines = {
  'in its paragraph, before': (text, section) => `a ${section}${text}\n`,
  'in its paragraph, after': (text, section) => `${text}${section}\n`,
  'in its paragraph, within': (text, section) =>
    `${text.slice(0, text.length / 2)}${section}${text.slice(text.length / 2)}\n`,
};

/** The placements in each format. @type {Record<'md' | 'mdx' | 'html', string[]>} */
const formats = {
  md: ['section before', 'section after', 'in its paragraph, before'],
  mdx: ['section after', 'in its paragraph, within'],
  html: ['section after', 'in its paragraph, within'],
};

/** Every text with a section that is out of date, in every place. @returns {Case[]} */
export function adversarialCases() {
  const texts = adversarialTexts();
  return /** @type {const} */ (['md', 'mdx', 'html']).flatMap((format) =>
    [blocks, inlines].flatMap((placements) => {
      const section = sectionText(format, placements === inlines);
      const wanted = Object.entries(placements).filter(([place]) => formats[format].includes(place));
      return wanted.flatMap(([place, placement]) =>
        texts.map(([description, text]) => ({
          name: `${description}, ${format}, ${place}`,
          file: `page.${format}`,
          before: placement(text, withLineEndingsOf(text, section.stale)),
          after: placement(text, withLineEndingsOf(text, section.filled)),
        })),
      );
    }),
  );
}

/** @returns {[description: string, text: string][]} */
function adversarialTexts() {
  const made = Object.entries(fragments).map(([description, [fragment, separator]]) => [
    description,
    repeated(fragment, textSize, separator),
  ]);
  const shaped = Object.entries(shapes).map(([description, shape]) => [description, shape(textSize)]);
  return /** @type {[string, string][]} */ ([...made, ...shaped]);
}

/** @param {string} text @param {string} section */
function withLineEndingsOf(text, section) {
  return text.includes('\r') ? section.replaceAll('\n', '\r') : section;
}
