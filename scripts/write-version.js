/** Generates `src/version.ts`. Called by scripts/build.js. */
import { readFileSync } from 'node:fs';
import { writeIfChanged } from './write-if-changed.js';

/** Copies the version of package.json into the source, so that the bundles need no package.json at run time. */
export function writeVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeIfChanged(
    'src/version.ts',
    `/** The version of this program, written by the build from package.json. */\nexport const version = '${version}';\n`,
  );
}
