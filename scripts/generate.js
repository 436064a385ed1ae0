import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTables } from './tables.js';
import { write } from './write.js';

/** Fills the generated blocks of every file that may hold some. */
export async function generate() {
  const tables = await loadTables();
  for (const path of places()) write(path, fillBlocks(path, readFileSync(path, 'utf8'), tables));
}

function places() {
  const guides = existsSync('docs/guides')
    ? readdirSync('docs/guides').map((name) => join('docs/guides', name))
    : [];
  return ['README.md', 'CONTRIBUTING.md', 'action.yml', ...guides].filter((path) => existsSync(path));
}

/**
 * A text with its blocks filled anew. A block stands between `<!-- generated: name -->` and `<!-- generated end -->`, in
 * YAML between `# generated: name` and `# generated end`, each on a line of its own.
 *
 * @param {string} path - the name of the file, for the message
 * @param {string} text
 * @param {Readonly<Record<string, string>>} tables - what each block holds, by name
 */
export function fillBlocks(path, text, tables) {
  const block =
    /^((?:<!-- |# )generated: (\S+)(?: -->)?\n)([\s\S]*?)^((?:<!-- |# )generated end(?: -->)?$)/gm;
  const filled = text.replace(block, (_, start, name, __, end) => {
    const table = tables[name];
    if (table === undefined) {
      throw new Error(`${path}: nothing is called ${name}; write one of ${Object.keys(tables).join(', ')}`);
    }
    return `${start}${start.startsWith('<') ? `\n${table}\n` : table}${end}`;
  });
  const starts = text.match(/^(?:<!-- |# )generated: /gm)?.length ?? 0;
  const whole = text.match(block)?.length ?? 0;
  if (starts !== whole) throw new Error(`${path}: a generated block has no end`);
  return filled;
}
