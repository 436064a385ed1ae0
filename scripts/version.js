import { readFileSync } from 'node:fs';
import { write } from './write.js';

/** Writes the version of package.json where the program reads it, so that no bundle looks for a package.json. */
export function writeVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  write(
    'src/version.ts',
    `/** The version of this program, written by the build from package.json. */\nexport const version = '${version}';\n`,
  );
}
