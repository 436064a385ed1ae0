/**
 * Makes the reference of the library from the declarations that `src/index.ts` and `src/remark.ts` export, and from their doc
 * comments. The sources are read as text. Biome formats them, so a declaration starts at the beginning of a line and ends as
 * described below.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of declarations, by keyword. Each has a heading, and a function that cuts a text at the end of a declaration. */
const kinds = {
  function: { heading: 'Functions', cut: untilBody },
  class: { heading: 'Errors', cut: untilMethods },
  const: { heading: 'Constants', cut: untilSemicolon },
  interface: { heading: 'Types', cut: untilClosingBrace },
  type: { heading: 'Types', cut: untilSemicolon },
};

/** The reference of the exports of the package, as Markdown: headings for the kinds, and an entry for each name. */
export function libraryReference() {
  const entries = exportsOf('src/index.ts').map(({ name, path }) => entryOf(name, path));
  const headings = [...new Set(Object.values(kinds).map(({ heading }) => heading))];
  return headings
    .map((heading) => ({ heading, texts: entries.filter((entry) => entry.heading === heading) }))
    .filter(({ texts }) => texts.length > 0)
    .flatMap(({ heading, texts }) => [`## ${heading}`, ...texts.map(({ text }) => text)])
    .join('\n\n')
    .concat('\n');
}

/** The reference of the exports of the plugin, as Markdown. */
export function pluginReference() {
  const names = ['remarkStatusSnippets', 'Options'];
  return `${names.map((name) => entryOf(name, 'src/remark.ts').text).join('\n\n')}\n`;
}

/**
 * The names that a module exports from other modules, and the paths of those modules.
 *
 * @param {string} path
 */
function exportsOf(path) {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(/^export (?:type )?\{([^}]*)\} from '(.+?)';$/gm)].flatMap(([, names = '', from = '']) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '')
      .map((name) => ({ name, path: join(path, '..', from) })),
  );
}

/**
 * The entry of one name: its heading, description, declaration, parameters, errors and example.
 *
 * @param {string} name
 * @param {string} path - the file that declares the name, or exports it from another file
 * @returns {{ heading: string, text: string }}
 */
function entryOf(name, path) {
  const source = readFileSync(path, 'utf8');
  const start = new RegExp(`^export (?:default )?(?:abstract )?(?:async )?(\\w+) ${name}\\b`, 'm').exec(source);
  const reexport = exportsOf(path).find((exported) => exported.name === name);
  if (!start && reexport) return entryOf(name, reexport.path);
  const kind = start && kinds[/** @type {keyof typeof kinds} */ (start[1])];
  if (!kind) throw new Error(`${path}: ${name} is not declared in a way the reference can show`);
  const declaration = withLiterals(kind.cut(source.slice(start.index)), source).replace(
    /^export (default )?(async )?/,
    '',
  );
  const { description, tags } = docComment(source.slice(0, start.index));
  return { heading: kind.heading, text: entryText(name, description, declaration, tags) };
}

/**
 * Replaces each type that is made from a constant (`(typeof names)[number]`, `keyof typeof table`) with the union of its
 * literals.
 *
 * @param {string} declaration
 * @param {string} source - the text of the file that contains the declaration
 */
function withLiterals(declaration, source) {
  const union = (/** @type {Iterable<RegExpMatchArray>} */ matches) => {
    const literals = [...matches].map(([, text]) => `'${text}'`);
    return literals.length > 6 ? literals.map((literal) => `\n  | ${literal}`).join('') : literals.join(' | ');
  };
  const constantBody = (/** @type {string} */ name, /** @type {string} */ end) => {
    const [, body = ''] = source.split(new RegExp(`^(?:export )?const ${name}\\b[^=]*= `, 'm'));
    return body.slice(0, body.indexOf(end));
  };
  return declaration
    .replace(/\(typeof (\w+)\)\[number\]/g, (_, name) => union(constantBody(name, ']').matchAll(/'([^']+)'/g)))
    .replace(/ ?keyof typeof (\w+)/g, (_, name) => union(constantBody(name, '\n}').matchAll(/^ {2}'?([\w-]+)'?: /gm)));
}

/**
 * @param {string} name
 * @param {string} description
 * @param {string} declaration
 * @param {readonly { name: string, text: string }[]} tags
 */
function entryText(name, description, declaration, tags) {
  const listItems = tags.filter((tag) => tag.name !== 'example').map(listItemOf);
  const examples = tags.filter((tag) => tag.name === 'example').map(({ text }) => fence('js', text));
  return [
    `### ${name}`,
    ...(description === '' ? [] : [description]),
    fence('ts', declaration),
    ...(listItems.length > 0 ? [listItems.join('\n')] : []),
    ...examples,
  ].join('\n\n');
}

/** The list item for a tag such as `@param`. @param {{ name: string, text: string }} tag */
function listItemOf({ name, text }) {
  const [, subject = '', rest = ''] = /^(?:\{(?=[^}]*\})|)([\w.]+)\}? (?:- )?([\s\S]*)$/.exec(text) ?? [];
  const line = (/** @type {string} */ words) => words.replace(/\s*\n\s*/g, ' ');
  if (name === 'param') return `- \`${subject}\`: ${line(rest)}`;
  if (name === 'throws') return `- throws \`${subject}\` ${line(rest)}`;
  return `- ${name} ${line(text)}`;
}

/**
 * The description and the tags of the doc comment at the end of a text. Both are empty if there is no doc comment.
 *
 * @param {string} before - the source before a declaration
 */
function docComment(before) {
  if (!before.endsWith('*/\n')) return { description: '', tags: [] };
  const lines = before
    .slice(before.lastIndexOf('/**') + 3, -3)
    .split('\n')
    .map((line) => line.replace(/^ \*( |$)/, ''));
  const [description = '', ...tags] = lines.join('\n').trim().split(/^@/m);
  return {
    description: description.trim(),
    tags: tags.map((tag) => {
      const [, name = '', text = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
      return { name, text: text.trimEnd().replace(/^ {2}/gm, '') };
    }),
  };
}

/**
 * @param {string} language
 * @param {string} text
 */
function fence(language, text) {
  return `\`\`\`${language}\n${text}\n\`\`\``;
}

/**
 * A function up to its body, which begins after the first line that ends with a brace outside all parentheses.
 *
 * @param {string} source
 */
function untilBody(source) {
  const lines = source.split('\n');
  const length = lines.findIndex((line, index) => {
    const text = lines.slice(0, index + 1).join('\n');
    return line.endsWith(' {') && text.split('(').length === text.split(')').length;
  });
  return lines
    .slice(0, length + 1)
    .join('\n')
    .slice(0, -2);
}

/** A declaration up to the first line that is a closing brace. @param {string} source */
function untilClosingBrace(source) {
  return source.slice(0, source.search(/^\}$/m) + 1);
}

/**
 * A class up to its constructor and methods, which begin after the first blank line.
 *
 * @param {string} source
 */
function untilMethods(source) {
  const [fields = ''] = untilClosingBrace(source).split('\n\n');
  return fields.endsWith('\n}') ? fields : `${fields}\n}`;
}

/** A declaration up to the semicolon before a blank line or the end of the file. @param {string} source */
function untilSemicolon(source) {
  return source.slice(0, source.search(/;(?=\n(?:\n|$)|$)/) + 1);
}
