import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configurationSchema } from './configuration-schema.js';
import { importCompiled, loadTables } from './tables.js';
import { writeIfChanged } from './write-if-changed.js';

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
  const { fileRows } = /** @type {typeof import('../src/config/configuration-file.ts')} */ (
    await importCompiled('config/configuration-file')
  );
  writeIfChanged('status-snippets.schema.json', `${JSON.stringify(configurationSchema(fileRows), null, 2)}\n`);
}

/**
 * Fills the generated blocks of a text. A block starts with the line `<!-- generated: name -->` and ends with the line
 * `<!-- generated end -->`. In YAML, these lines are `# generated: name` and `# generated end`.
 *
 * @param {string} path - the name of the file, for error messages
 * @param {string} text
 * @param {Readonly<Record<string, string>>} tables - the content of each block, by name
 */
export function fillBlocks(path, text, tables) {
  const block = /^((?:<!-- |# )generated: (\S+)(?: -->)?\n)([\s\S]*?)^((?:<!-- |# )generated end(?: -->)?$)/gm;
  const filled = text.replace(block, (_, start, name, __, end) => {
    const table = tables[name];
    if (table === undefined) {
      throw new Error(`${path}: there is no table "${name}"; use one of ${Object.keys(tables).join(', ')}`);
    }
    return `${start}${start.startsWith('<') ? `\n${table}\n` : table}${end}`;
  });
  const starts = text.match(/^(?:<!-- |# )generated: /gm)?.length ?? 0;
  const completeBlocks = text.match(block)?.length ?? 0;
  if (starts !== completeBlocks) throw new Error(`${path}: a generated block has no end`);
  return filled;
}
