/** Writes generated files, and leaves those alone that are up to date. Imported by the scripts of the build. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file unless it already has this content, so that an unchanged file keeps its modification time.
 *
 * @param {string} path
 * @param {string | Buffer} content
 */
export function writeIfChanged(path, content) {
  const bytes = Buffer.from(content);
  if (existsSync(path) && bytes.equals(readFileSync(path))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.error(`wrote ${path}`);
}

/**
 * Writes files into a directory, and removes every other file from it.
 *
 * @param {string} directory
 * @param {ReadonlyMap<string, string>} files the contents by path, with `/` between names
 * @throws {Error} if a file contains the path of the current directory, which would make the bundle depend on that path
 */
export function writeDirectory(directory, files) {
  // On Windows a bundle contains a path with backslashes, twice as many in texts, or with slashes.
  const paths = [
    process.cwd(),
    JSON.stringify(process.cwd()).slice(1, -1),
    process.cwd().replaceAll('\\', '/'),
  ];
  for (const [name, content] of files) {
    if (paths.some((path) => content.includes(path))) {
      throw new Error(
        `${join(directory, name)} contains the path of the directory it was built in`,
      );
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
