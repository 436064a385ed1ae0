/** The cases of bench/adversarial.js: texts that are slow to parse, with a section. */
import { fragments, repeated, shapes } from './adversarial-texts.js';
import { sectionText } from './section-text.js';

const textSize = 50_000;

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} file the file name
 * @property {string} before the text before the refresh
 * @property {string} after the text after the refresh, unless it is refused
 *
 * @typedef {(text: string, section: string) => string} Placement
 */

/** Put the section into a separate block. @type {Readonly<Record<string, Placement>>} */
const blocks = {
  'section before': (text, section) => `${section}\n\n${text}\n`,
  'section after': (text, section) => `${text}\n\n${section}\n`,
  'section between': (text, section) => {
    const half = text.length / 2;
    return `${text.slice(0, half)}\n\n${section}\n\n${text.slice(half)}\n`;
  },
};

/** Put the section into the paragraph of the text. @type {Readonly<Record<string, Placement>>} */
const inlines = {
  'in its paragraph, before': (text, section) => `a ${section}${text}\n`,
  'in its paragraph, after': (text, section) => `${text}${section}\n`,
  'in its paragraph, within': (text, section) =>
    `${text.slice(0, text.length / 2)}${section}${text.slice(text.length / 2)}\n`,
};

/** The names of the placements that are used in each format. @type {Record<'md' | 'mdx' | 'html', string[]>} */
const formats = {
  md: ['section before', 'section after', 'in its paragraph, before'],
  mdx: ['section after', 'in its paragraph, within'],
  html: ['section after', 'in its paragraph, within'],
};

/** Every text, with an outdated section in every place. @returns {Case[]} */
export function adversarialCases() {
  const texts = adversarialTexts();
  return /** @type {const} */ (['md', 'mdx', 'html']).flatMap((format) =>
    [blocks, inlines].flatMap((placements) => {
      const section = sectionText(format, placements === inlines);
      const usedPlacements = Object.entries(placements).filter(([place]) => formats[format].includes(place));
      return usedPlacements.flatMap(([place, placement]) =>
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
  const repeatedFragments = Object.entries(fragments).map(([description, [fragment, separator]]) => [
    description,
    repeated(fragment, textSize, separator),
  ]);
  const shapedTexts = Object.entries(shapes).map(([description, shape]) => [description, shape(textSize)]);
  return /** @type {[string, string][]} */ ([...repeatedFragments, ...shapedTexts]);
}

/** @param {string} text @param {string} section */
function withLineEndingsOf(text, section) {
  return text.includes('\r') ? section.replaceAll('\n', '\r') : section;
}
