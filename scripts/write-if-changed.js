/** Writes a generated file. Imported by the scripts that generate files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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
