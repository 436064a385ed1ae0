import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that has other bytes now, and leaves one that has these.
 *
 * @param {string} path
 * @param {string | Buffer} content
 */
export function write(path, content) {
  const bytes = Buffer.from(content);
  if (bytes.equals(read(path))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  console.log(`wrote ${path}`);
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}
