/**
 * Rolls the type declarations of an entry point up into one file. TypeScript 7 has no compiler API, and the packages that roll
 * declarations up need it, or a newer Node than this project. rolldown, which the build uses anyway, can parse declarations.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';

/**
 * @typedef {any} Node a node of the syntax tree, whose types rolldown does not export
 *
 * @typedef {object} Declaration
 * @property {string} name
 * @property {string} kind `function`, `class`, `const`, `interface` or `type`
 * @property {boolean} isDefault
 * @property {string} comment the doc comment, empty if there is none
 * @property {string} text without `export` and `declare`
 * @property {readonly string[]} references the names in the declaration
 *
 * @typedef {{ readonly path: string, readonly name: string }} Origin a name in a module, by its path without an extension
 *
 * @typedef {object} Module
 * @property {Map<string, Declaration>} declarations
 * @property {Map<string, Origin>} imports by local name
 * @property {Map<string, Origin | null>} exports by exported name; null if the module declares it itself
 */

/** The rolled-up declarations of a module, as the text of a file. @param {string} entry @param {string} [shared] */
export function rollUp(entry, shared) {
  const { exported, others, imported } = declarationsOf(entry, shared);
  const print = (
    /** @type {Declaration} */ { comment, kind, text, isDefault },
    /** @type {string} */ prefix,
  ) => {
    const declare = kind === 'interface' || kind === 'type' || isDefault ? '' : 'declare ';
    return `${comment}${comment && '\n'}${prefix}${isDefault ? 'default ' : ''}${declare}${text}\n`;
  };
  return [
    ...(imported.length > 0 ? [`import type { ${imported.join(', ')} } from './index.js';\n`] : []),
    ...exported.map((declaration) => print(declaration, 'export ')),
    ...others.map((declaration) => print(declaration, '')),
    'export {};\n',
  ].join('\n');
}

/**
 * The declarations of a module: those that it exports, in alphabetical order, and those that they refer to.
 *
 * @param {string} entry the path of a compiled module, without its extension
 * @param {string} [shared] another one, whose exports are imported from `index.js`
 * @throws {Error} if two declarations have the same name, or one is imported from a package
 */
export function declarationsOf(entry, shared) {
  const modules = /** @type {Map<string, Module>} */ (new Map());
  const load = (/** @type {string} */ path) => {
    const module = modules.get(path) ?? parseModule(path);
    modules.set(path, module);
    return module;
  };
  /** Where a name is declared. @type {(path: string, name: string) => Origin} */
  const originOf = (path, name) => {
    const { imports, exports } = load(path);
    const source = imports.get(name) ?? exports.get(name);
    return source ? originOf(source.path, source.name) : { path, name };
  };
  const sharedNames = new Map(
    [...(shared === undefined ? [] : load(shared).exports.keys())].map((name) => {
      return [JSON.stringify(originOf(/** @type {string} */ (shared), name)), name];
    }),
  );
  const imported = new Set();
  const found = /** @type {Map<string, { path: string, declaration: Declaration }>} */ (new Map());
  const add = (/** @type {string} */ from, /** @type {string} */ name) => {
    const origin = originOf(from, name);
    const sharedName = sharedNames.get(JSON.stringify(origin));
    const declaration = load(origin.path).declarations.get(origin.name);
    if (sharedName !== undefined)
      imported.add(sharedName === name ? name : `${sharedName} as ${name}`);
    if (sharedName !== undefined || !declaration) return; // a name without a declaration is a global or a parameter
    const other = found.get(name);
    if (other?.path === origin.path) return;
    if (other || origin.name !== name)
      throw new Error(`${from}: ${name} is already the name of something else`);
    found.set(name, { path: origin.path, declaration });
    for (const reference of declaration.references) add(origin.path, reference);
  };
  const names = [...load(entry).exports.keys()].sort();
  for (const name of names) add(entry, name);
  const all = [...found.values()].map(({ declaration }) => declaration);
  return {
    exported: names.flatMap((name) => all.filter((declaration) => declaration.name === name)),
    others: all.filter(({ name }) => !names.includes(name)),
    imported: [...imported].sort(),
  };
}

/** @param {string} path the path of a compiled module, without its extension @returns {Module} */
function parseModule(path) {
  const source = readFileSync(`${path}.d.ts`, 'utf8');
  const { program, comments } = /** @type {Node} */ (
    parseSync(`${path}.d.ts`, source, { lang: 'dts' })
  );
  const originOf = (/** @type {Node} */ { source: { value } }, /** @type {Node} */ { name }) => {
    if (!value.startsWith('.')) throw new Error(`${path} imports types from the package ${value}`);
    return { path: join(path, '..', value.replace(/\.ts$/, '')), name };
  };
  /** @type {Module} */
  const module = { declarations: new Map(), imports: new Map(), exports: new Map() };
  const constants = /** @type {Map<string, Node>} */ (new Map());
  for (const statement of program.body) {
    const { type, specifiers } = statement;
    if (type === 'ImportDeclaration') {
      for (const { local, imported } of specifiers)
        module.imports.set(local.name, originOf(statement, imported));
      continue;
    }
    const node = type.startsWith('Export') ? statement.declaration : statement;
    if (!node) {
      for (const { local, exported } of specifiers)
        module.exports.set(exported.name, originOf(statement, local));
      continue;
    }
    const [variable] = node.declarations ?? [];
    const { name } = variable?.id ?? node.id;
    if (variable) constants.set(name, variable.id.typeAnnotation?.typeAnnotation);
    if (node !== statement) module.exports.set(name, null);
    const literals = literalsOf(node.typeAnnotation, constants);
    const comment = comments.findLast((/** @type {Node} */ { end }) => end <= statement.start);
    const isDocumented = comment && source.slice(comment.end, statement.start).trim() === '';
    const text = literals
      ? union(name, literals)
      : source.slice(node.start, node.end).replace(/^declare /, '');
    module.declarations.set(name, {
      name,
      kind: /^\w+/.exec(text)?.[0] ?? '',
      isDefault: type === 'ExportDefaultDeclaration',
      comment: isDocumented ? source.slice(comment.start, comment.end) : '',
      text: text.replace(/^ {4,}/gm, (indent) =>
        ' '.repeat(indent.length - 2 * Math.floor(indent.length / 4)),
      ),
      references: literals ? [] : identifiersIn(node),
    });
  }
  return module;
}

/**
 * The names that `keyof typeof table`, `(typeof list)[number]` or `(typeof lists)[keyof typeof lists][number]` stands for;
 * null for another type.
 *
 * @param {Node} type
 * @param {ReadonlyMap<string, Node>} constants their types, by name
 * @returns {readonly string[] | null}
 */
function literalsOf(type, constants) {
  const isKeyOf = type?.type === 'TSTypeOperator';
  let query = isKeyOf ? type.typeAnnotation : type?.objectType;
  while (query?.objectType) query = query.objectType;
  const constant = constants.get((query?.typeAnnotation ?? query)?.exprName?.name);
  if (isKeyOf && constant?.members)
    return constant.members.map((/** @type {Node} */ { key }) => key.value ?? key.name);
  const lists = constant?.members?.map(
    (/** @type {Node} */ member) => member.typeAnnotation.typeAnnotation,
  ) ?? [constant];
  const elements = lists.flatMap(
    (/** @type {Node} */ list) => list?.typeAnnotation?.elementTypes ?? [],
  );
  return elements.length === 0
    ? null
    : elements.map((/** @type {Node} */ { literal }) => literal.value);
}

/** @param {string} name @param {readonly string[]} literals */
function union(name, literals) {
  const line = `type ${name} = ${literals.map((literal) => `'${literal}'`).join(' | ')};`;
  return line.length <= 100
    ? line
    : `type ${name} =${literals.map((literal) => `\n  | '${literal}'`).join('')};`;
}

/** The identifiers in a declaration, except for the names of properties. @param {Node} declaration */
function identifiersIn(declaration) {
  const names = /** @type {Set<string>} */ (new Set());
  const visit = (/** @type {Node} */ node, /** @type {string} */ key) => {
    if (typeof node !== 'object' || node === null) return;
    if (node.type === 'Identifier' && key !== 'key') names.add(node.name);
    for (const [name, child] of Object.entries(node))
      visit(child, Array.isArray(node) ? key : name);
  };
  visit(declaration, '');
  return [...names];
}
