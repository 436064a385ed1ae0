/** Makes the reference of the library from the declarations of the compiled entry points, and from their doc comments. */
import { declarationsOf } from './declarations.js';

const headings = {
  function: 'Functions',
  class: 'Errors',
  const: 'Constants',
  interface: 'Types',
  type: 'Types',
};

/** The reference of the exports of the package, as Markdown: headings for the kinds, and an entry for each name. */
export function libraryReference() {
  const { exported } = declarationsOf('lib/index');
  return [...new Set(Object.values(headings))]
    .flatMap((heading) => {
      const inGroup = exported.filter(
        ({ kind }) => headings[/** @type {keyof typeof headings} */ (kind)] === heading,
      );
      return [`## ${heading}`, ...inGroup.map(entryOf)];
    })
    .join('\n\n')
    .concat('\n');
}

/** The reference of the exports of the plugin, as Markdown. */
export function pluginReference() {
  const { exported } = declarationsOf('lib/remark', 'lib/index');
  const entries = ['remarkStatusSnippets', 'Options'].map((name) =>
    exported.filter((one) => one.name === name).map(entryOf),
  );
  return `${entries.join('\n\n')}\n`;
}

/**
 * The heading, description, declaration, parameters, errors and example of a declaration.
 *
 * @param {import('./declarations.js').Declaration} declaration
 */
function entryOf({ name, comment, text }) {
  const lines = comment.slice(3, -2).split('\n');
  const [description = '', ...tags] = lines
    .map((line) => line.replace(/^ \* ?/, ''))
    .join('\n')
    .trim()
    .split(/^@/m);
  const items = tags.filter((tag) => !tag.startsWith('example')).map(listItemOf);
  const examples = tags
    .filter((tag) => tag.startsWith('example'))
    .map((tag) => tag.slice('example'.length));
  return [
    `### ${name}`,
    description.trim(),
    fence('ts', wrapParameters(text)),
    ...(items.length > 0 ? [items.join('\n')] : []),
    ...examples.map((code) => fence('js', code.trim().replace(/^ {2}/gm, ''))),
  ].join('\n\n');
}

/** The list item for a tag: `param name words`, `throws {Error} words` or `returns words`. @param {string} tag */
function listItemOf(tag) {
  const [, kind = '', subject = '', words = ''] =
    /^(\w+) (?:\{(\w+)\} )?(.*)$/s.exec(tag.replace(/\s+/g, ' ').trim()) ?? [];
  if (kind !== 'param') return `- ${kind} ${subject === '' ? '' : `\`${subject}\` `}${words}`;
  const [, name = '', rest = ''] = /^(\w+) (.*)$/.exec(words) ?? [];
  return `- \`${name}\`: ${rest}`;
}

/** Writes the parameters of a function on lines of their own if they are long. @param {string} text */
function wrapParameters(text) {
  if (text.length <= 110 || text.includes('\n')) return text;
  return text.replace(
    /^(function \w+\()(.*?)(\): (?:Promise|\w+[;<]|\())/,
    (_, start, parameters, end) => {
      return `${start}\n  ${parameters.replaceAll(/, (?=\w+\??:)/g, ',\n  ')},\n${end}`;
    },
  );
}

/** @param {string} language @param {string} text */
function fence(language, text) {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}
