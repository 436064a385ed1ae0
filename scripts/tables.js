import { libraryReference, pluginReference } from './library-reference.js';

/**
 * @typedef {import('../src/config/option-table.ts').OptionRow} Row
 *
 * @typedef {{
 *   'config/option-definition': typeof import('../src/config/option-definition.ts'),
 *   'config/option-table': typeof import('../src/config/option-table.ts'),
 *   'config/configuration-file': typeof import('../src/config/configuration-file.ts'),
 *   'cli/command-context': typeof import('../src/cli/command-context.ts'),
 *   'config/settings': typeof import('../src/config/settings.ts'),
 *   'action/outputs': typeof import('../src/action/outputs.ts'),
 * }} Modules
 */

/** The content of every generated block, by name. It is made from the tables of the compiled program and from doc comments. */
export async function loadTables() {
  const { commands } = await importCompiled('config/option-definition');
  const lookup = await importCompiled('config/option-table');
  const { fileRows } = await importCompiled('config/configuration-file');
  const list = new Intl.ListFormat('en-GB');
  const { exitCodes } = await importCompiled('cli/command-context');
  const { inputName } = await importCompiled('config/settings');
  const { outputs } = await importCompiled('action/outputs');
  const flags = lookup.optionsOf.cli;
  /** @param {Row} row */
  const commandsOf = (row) => {
    const has = commands
      .map(({ name }) => name)
      .filter((name) => row.commands?.includes(name) ?? true);
    const lacks = commands.map(({ name }) => name).filter((name) => !has.includes(name));
    if (lacks.length === 0) return '';
    const [words, names] = lacks.length < has.length ? ['not with', lacks] : ['only with', has];
    return ` (${words} ${list.format(names.map(code))})`;
  };
  const inputs = lookup.optionsOf.action;
  return {
    library: libraryReference(),
    plugin: pluginReference(),
    commands: table(
      ['Command', 'Purpose'],
      commands.map(({ usage, summary }) => [code(`status-snippets ${usage}`), summary]),
    ),
    options: table(
      ['Option', 'Environment variable', 'Default', 'Purpose'],
      flags.map((row) => [
        code(row.kind === 'flag' ? `--${row.name}` : `--${row.name} ${lookup.placeholderOf(row)}`),
        row.kind === 'flag' ? '' : code(lookup.environmentName(row.name)),
        defaultCell(row),
        row.summary +
          (row.kind === 'list' ? '; repeatable, one per line in the variable' : '') +
          commandsOf(row),
      ]),
    ),
    configuration: table(
      ['Key', 'Value', 'Default', 'Purpose'],
      [...fileRows].map(([key, row]) => [
        code(key),
        describeValue(row),
        defaultCell(row),
        row.summary,
      ]),
    ),
    'exit-codes': table(
      ['Exit code', 'Meaning'],
      Object.values(exitCodes).map((row) => [code(String(row.code)), row.meaning]),
    ),
    inputs: table(
      ['Input', 'Default', 'Purpose'],
      inputs.map((row) => [code(inputName(row)), defaultCell(row), inputSummary(row)]),
    ),
    outputs: table(
      ['Output', 'Content'],
      outputs.map(({ name, summary }) => [code(name), summary]),
    ),
    'action-inputs': yaml(
      'inputs',
      inputs.map((row) => [
        inputName(row),
        {
          description: inputSummary(row) + describeDefault(row),
          // The runner passes a default like a value that the user set, so a configuration file could not override it.
          ...(row.default === undefined || row.inFile ? {} : { default: row.default }),
        },
      ]),
    ),
    'action-outputs': yaml(
      'outputs',
      outputs.map(({ name, summary }) => [name, { description: summary }]),
    ),
  };
}

/**
 * Imports a compiled module of `lib`.
 *
 * @template {keyof Modules} Name
 * @param {Name} name
 * @returns {Promise<Modules[Name]>}
 */
export function importCompiled(name) {
  return import(new URL(`../lib/${name}.js`, import.meta.url).href);
}

/** The description of an action input, without its default. @param {Row} row */
function inputSummary(row) {
  const lines = row.kind === 'list' ? '; one per line' : '';
  return row.summary + lines + (row.kind === 'choice' ? `; one of ${row.choices.join(', ')}` : '');
}

/** The default for the description of an action input; empty if `action.yml` states it in another field. @param {Row} row */
function describeDefault(row) {
  const text = row.defaultDescription ?? (row.inFile ? row.default : undefined);
  return text === undefined ? '' : ` (default: ${text})`;
}

/** The kind of value that a key of the configuration file takes. @param {Row} row */
function describeValue(row) {
  if (row.kind === 'choice') return row.choices.map((choice) => code(`"${choice}"`)).join(', ');
  if (row.kind === 'list') return 'a list of texts';
  if (row.kind === 'seconds') return 'a number';
  return row.name === 'show' ? 'a text, or a list of names' : 'a text';
}

/** The default value of an option, or its description, for a table. @param {Row} row */
function defaultCell(row) {
  return row.default === undefined ? (row.defaultDescription ?? '') : code(row.default);
}

/** @param {string} text */
function code(text) {
  return `\`${text}\``;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function table(head, rows) {
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`.replaceAll(
      /\| {2}(?=\|)/g,
      '| ',
    );
  return [head, head.map(() => '---'), ...rows].map(line).join('');
}

/**
 * @param {string} key
 * @param {readonly (readonly [name: string, fields: Readonly<Record<string, string>>])[]} entries
 */
function yaml(key, entries) {
  const lines = entries.flatMap(([name, fields]) => [
    `  ${name}:`,
    ...Object.entries(fields).map(([field, text]) => `    ${field}: ${JSON.stringify(text)}`),
  ]);
  return `${[`${key}:`, ...lines].join('\n')}\n`;
}
