import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importCompiled, loadTables } from './tables.js';
import { writeIfChanged } from './write-files.js';

/**
 * Writes the schema of the configuration file, and fills the generated blocks of `action.yml` and of
 * the reference.
 */
export async function generate() {
  const tables = await loadTables();
  const reference = readdirSync('docs/reference').map((name) => join('docs/reference', name));
  for (const path of ['action.yml', ...reference]) {
    writeIfChanged(path, fillBlocks(path, readFileSync(path, 'utf8'), tables));
  }
  const { fileRows } = await importCompiled('config/configuration-file');
  writeIfChanged(
    'status-snippets.schema.json',
    `${JSON.stringify(configurationSchema(fileRows), null, 2)}\n`,
  );
}

/**
 * Fills the generated blocks of a text. A block starts with the line `<!-- generated: name -->` and ends with the line
 * `<!-- generated end -->`. In YAML, these lines are `# generated: name` and `# generated end`.
 *
 * @param {string} path - the name of the file, for error messages
 * @param {string} text
 * @param {Readonly<Record<string, string>>} tables - the content of each block, by name
 */
function fillBlocks(path, text, tables) {
  const block =
    /^((?:<!-- |# )generated: (\S+)(?: -->)?\n)([\s\S]*?)^((?:<!-- |# )generated end(?: -->)?$)/gm;
  const filled = text.replace(block, (_, start, name, __, end) => {
    const table = tables[name];
    if (table === undefined) {
      throw new Error(
        `${path}: there is no table "${name}"; use one of ${Object.keys(tables).join(', ')}`,
      );
    }
    return `${start}${start.startsWith('<') ? `\n${table}\n` : table}${end}`;
  });
  const starts = text.match(/^(?:<!-- |# )generated: /gm)?.length ?? 0;
  const completeBlocks = text.match(block)?.length ?? 0;
  if (starts !== completeBlocks) throw new Error(`${path}: a generated block has no end`);
  return filled;
}

/**
 * The JSON schema of the configuration file, for editors.
 *
 * @param {ReadonlyMap<string, import('../src/config/option-table.ts').OptionRow>} rows - the options, by their key in the file
 */
function configurationSchema(rows) {
  const texts = { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 };
  const typeOf = (/** @type {import('../src/config/option-table.ts').OptionRow} */ row) => {
    if (row.kind === 'choice') return { enum: row.choices };
    if (row.kind === 'seconds')
      return { type: 'number', minimum: row.range[0], maximum: row.range[1] };
    if (row.kind === 'list') return texts;
    const text = { type: 'string', minLength: 1 };
    return row.name === 'show' ? { anyOf: [text, texts] } : text;
  };
  const properties = [...rows].map(([key, row]) => {
    const defaultValue = row.kind === 'seconds' ? Number(row.default) : row.default;
    return [
      key,
      {
        description: row.summary,
        ...typeOf(row),
        ...(defaultValue !== undefined && { default: defaultValue }),
      },
    ];
  });
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    // Where editors find the schema of this major version without an installation.
    $id: `https://unpkg.com/${name}@${version.split('.')[0]}/status-snippets.schema.json`,
    title: 'Settings of status-snippets',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}
