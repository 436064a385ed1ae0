/**
 * Builds everything that is made from something else:
 *
 * - `src/version.ts`, from package.json;
 * - `lib/`, the library with its types, from `src/`;
 * - the tables between `generated` comments, from the table of options;
 * - `dist/cli/` and `dist/action/`, the bundles, from `lib/`, and the licences of what they hold.
 */
import { existsSync } from 'node:fs';
import { bundle } from './bundle.js';
import { compile } from './compile.js';
import { generate } from './generate.js';
import { root } from './root.js';
import { writeVersion } from './version.js';

/** What the packages of GitHub import and the action never uses. */
const unused = [
  'undici',
  '@actions/http-client',
  '@actions/http-client/lib/auth',
  '@actions/exec',
  '@octokit/plugin-rest-endpoint-methods',
  '@octokit/plugin-paginate-rest',
];

/**
 * The doors that are bundled. `executable` ones are started by their name. `standIns` take the place of packages.
 *
 * @type {Parameters<typeof bundle>[0][]}
 */
const doors = [
  { entry: 'lib/cli/main.js', folder: 'dist/cli', executable: true },
  {
    entry: 'lib/action/main.js',
    folder: 'dist/action',
    executable: false,
    standIns: Object.fromEntries(unused.map((name) => [name, 'lib/action/unused.cjs'])),
  },
];

// ncc names modules by their place relative to the current folder.
process.chdir(root);
writeVersion();
compile();
await generate();
for (const door of doors) {
  if (existsSync(door.entry)) await bundle(door);
}
