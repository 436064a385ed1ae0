/** Writes a directory of generated files. Imported by the scripts that build `dist/`. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeIfChanged } from './write-if-changed.js';

/**
 * Writes files into a directory, and removes every other file from it.
 *
 * @param {string} directory
 * @param {ReadonlyMap<string, string>} files the contents by path, with `/` between names
 * @throws {Error} if a file contains the path of the current directory, which would make the bundle depend on that path
 */
export function writeDirectory(directory, files) {
  // On Windows a bundle contains a path with backslashes, twice as many in texts, or with slashes.
  const paths = [process.cwd(), JSON.stringify(process.cwd()).slice(1, -1), process.cwd().replaceAll('\\', '/')];
  for (const [name, content] of files) {
    if (paths.some((path) => content.includes(path))) {
      throw new Error(`${join(directory, name)} contains the path of the directory it was built in`);
    }
  }
  for (const [name, content] of files) writeIfChanged(join(directory, name), content);
  if (!existsSync(directory)) return;
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(join(directory, '/').length).replaceAll('\\', '/');
    const isParent = [...files.keys()].some((file) => `${dirname(file)}/`.startsWith(`${name}/`));
    if (!files.has(name) && !isParent) rmSync(path, { recursive: true, force: true });
  }
}
