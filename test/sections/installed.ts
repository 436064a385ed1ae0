import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../node_modules');

/** The Markdown files of all installed packages, by their paths in `node_modules`. */
export const installedMarkdown: readonly string[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:md|markdown)$/i.test(path))
  .sort();

export function readInstalled(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}
