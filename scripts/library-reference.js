/**
 * The reference of the library, made from the doc comments of what `src/index.ts` and `src/remark.ts` export. The sources
 * are read as text: Biome formats them, so a declaration starts at the beginning of a line and ends as described below.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A declaration starts with one of these words; each kind has its heading and its end. */
const kinds = {
  function: { heading: 'Functions', end: endOfSignature },
  class: { heading: 'Errors', end: endOfFields },
  const: { heading: 'Constants', end: endOfStatement },
  interface: { heading: 'Types', end: endOfBlock },
  type: { heading: 'Types', end: endOfStatement },
};

/** What the package exports, as Markdown: one heading for each kind, and one entry for each name. */
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

/** What the plugin exports, as Markdown. */
export function pluginReference() {
  const names = ['remarkStatusSnippets', 'Options'];
  return `${names.map((name) => entryOf(name, 'src/remark.ts').text).join('\n\n')}\n`;
}

/**
 * The names a module exports from other modules, and the files that declare them.
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
 * @param {string} path - the file that declares it, or exports it from another
 * @returns {{ heading: string, text: string }}
 */
function entryOf(name, path) {
  const source = readFileSync(path, 'utf8');
  const start = new RegExp(`^export (?:default )?(?:abstract )?(?:async )?(\\w+) ${name}\\b`, 'm').exec(source);
  const passedOn = exportsOf(path).find((exported) => exported.name === name);
  if (!start && passedOn) return entryOf(name, passedOn.path);
  const kind = start && kinds[/** @type {keyof typeof kinds} */ (start[1])];
  if (!kind) throw new Error(`${path}: ${name} is not declared in a way the reference can show`);
  const declaration = withLiterals(kind.end(source.slice(start.index)), source).replace(
    /^export (default )?(async )?/,
    '',
  );
  const { description, tags } = docComment(source.slice(0, start.index));
  return { heading: kind.heading, text: entryText(name, description, declaration, tags) };
}

/**
 * A declaration in which a type made from a constant (`(typeof names)[number]`, `keyof typeof table`) is the union
 * of its literals.
 *
 * @param {string} declaration
 * @param {string} source - the file that declares it
 */
function withLiterals(declaration, source) {
  const union = (/** @type {Iterable<RegExpMatchArray>} */ matches) => {
    const literals = [...matches].map(([, text]) => `'${text}'`);
    return literals.length > 6 ? literals.map((literal) => `\n  | ${literal}`).join('') : literals.join(' | ');
  };
  const constant = (/** @type {string} */ name, /** @type {string} */ end) => {
    const [, body = ''] = source.split(new RegExp(`^(?:export )?const ${name}\\b[^=]*= `, 'm'));
    return body.slice(0, body.indexOf(end));
  };
  return declaration
    .replace(/\(typeof (\w+)\)\[number\]/g, (_, name) => union(constant(name, ']').matchAll(/'([^']+)'/g)))
    .replace(/ ?keyof typeof (\w+)/g, (_, name) => union(constant(name, '\n}').matchAll(/^ {2}'?([\w-]+)'?: /gm)));
}

/**
 * @param {string} name
 * @param {string} description
 * @param {string} declaration
 * @param {readonly { name: string, text: string }[]} tags
 */
function entryText(name, description, declaration, tags) {
  const facts = tags.filter((tag) => tag.name !== 'example').map(factOf);
  const examples = tags.filter((tag) => tag.name === 'example').map(({ text }) => fence('js', text));
  return [
    `### ${name}`,
    ...(description === '' ? [] : [description]),
    fence('ts', declaration),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...examples,
  ].join('\n\n');
}

/** @param {{ name: string, text: string }} tag */
function factOf({ name, text }) {
  const [, subject = '', rest = ''] = /^(?:\{(?=[^}]*\})|)([\w.]+)\}? (?:- )?([\s\S]*)$/.exec(text) ?? [];
  const line = (/** @type {string} */ words) => words.replace(/\s*\n\s*/g, ' ');
  if (name === 'param') return `- \`${subject}\`: ${line(rest)}`;
  if (name === 'throws') return `- throws \`${subject}\` ${line(rest)}`;
  return `- ${name} ${line(text)}`;
}

/**
 * The doc comment at the end of a text, without its stars, cut at its tags.
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
 * A function up to its body: the first line that ends with a brace where all parentheses are closed.
 *
 * @param {string} source
 */
function endOfSignature(source) {
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

/** @param {string} source */
function endOfBlock(source) {
  return source.slice(0, source.search(/^\}$/m) + 1);
}

/**
 * A class without its constructor and methods, which follow a blank line.
 *
 * @param {string} source
 */
function endOfFields(source) {
  const [fields = ''] = endOfBlock(source).split('\n\n');
  return fields.endsWith('\n}') ? fields : `${fields}\n}`;
}

/** @param {string} source */
function endOfStatement(source) {
  return source.slice(0, source.search(/;(?=\n(?:\n|$)|$)/) + 1);
}
