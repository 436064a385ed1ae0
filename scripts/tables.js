import { libraryReference, pluginReference } from './library-reference.js';

/**
 * @typedef {import('../src/config/option-table.ts').OptionRow} Row
 */

/** The content of every generated block, by name, made from the tables of the compiled program and its doc comments. */
export async function loadTables() {
  const [{ commands }, lookup, { outputs }, { exitCodes }] = await Promise.all([
    /** @type {Promise<typeof import('../src/config/commands.ts')>} */ (lib('config/commands')),
    /** @type {Promise<typeof import('../src/config/option-table.ts')>} */ (lib('config/option-table')),
    /** @type {Promise<typeof import('../src/action/report/outputs.ts')>} */ (lib('action/report/outputs')),
    /** @type {Promise<typeof import('../src/cli/exit-codes.ts')>} */ (lib('cli/exit-codes')),
  ]);
  const { environmentName } = /** @type {typeof import('../src/cli/arguments/environment-variables.ts')} */ (
    await lib('cli/arguments/environment-variables')
  );
  const { fileRows } = /** @type {typeof import('../src/config/configuration-file.ts')} */ (
    await lib('config/configuration-file')
  );
  const { listNames } = /** @type {typeof import('../src/cli/arguments/command-line.ts')} */ (
    await lib('cli/arguments/command-line')
  );
  const { inputName } = /** @type {typeof import('../src/action/read-action-inputs.ts')} */ (
    await lib('action/read-action-inputs')
  );
  const flags = lookup.optionsOf.cli;
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
        row.kind === 'flag' ? '' : code(environmentName(row.name)),
        fallback(row),
        row.summary +
          (row.kind === 'list' ? '; repeatable, one per line in the variable' : '') +
          (row.commands === undefined ? '' : ` (only with ${listNames(row.commands.map(code))})`),
      ]),
    ),
    configuration: table(
      ['Key', 'Value', 'Default', 'Purpose'],
      [...fileRows].map(([key, row]) => [code(key), describeValue(row), fallback(row), row.summary]),
    ),
    'exit-codes': table(
      ['Exit code', 'Meaning'],
      Object.values(exitCodes).map((row) => [code(String(row.code)), row.meaning]),
    ),
    inputs: table(
      ['Input', 'Default', 'Purpose'],
      inputs.map((row) => [code(inputName(row)), fallback(row), inputSummary(row)]),
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
          // The runner sends defaults as if they were set, and then a configuration file could not set them.
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

/** @param {string} module */
export function lib(module) {
  return import(new URL(`../lib/${module}.js`, import.meta.url).href);
}

/** @param {Row} row */
function inputSummary(row) {
  const lines = row.kind === 'list' ? '; one per line' : '';
  return row.summary + lines + (row.kind === 'choice' ? `; one of ${row.choices.join(', ')}` : '');
}

/** @param {Row} row */
function describeDefault(row) {
  const fallback = row.defaultDescription ?? (row.inFile ? row.default : undefined);
  return fallback === undefined ? '' : ` (default: ${fallback})`;
}

/** @param {Row} row */
function describeValue(row) {
  if (row.kind === 'choice') return row.choices.map((choice) => code(`"${choice}"`)).join(', ');
  if (row.kind === 'list') return 'a list of texts';
  if (row.kind === 'seconds') return 'a number';
  return row.name === 'show' ? 'a text, or a list of names' : 'a text';
}

/** @param {Row} row */
function fallback(row) {
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
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`.replaceAll(/\| {2}(?=\|)/g, '| ');
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
