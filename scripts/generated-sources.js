/** Generates the files of `src/` that are made from other files. Called by scripts/build.js. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeIfChanged } from './write-files.js';

const require = createRequire(import.meta.url);
const folder = 'src/serve/browser';

/** Copies the version of package.json into the source, so that the bundles need no package.json at run time. */
export function writeVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  writeIfChanged(
    'src/version.ts',
    `/** The version of this program, written by the build from package.json. */\nexport const version = '${version}';\n`,
  );
}

/** Writes the files that `serve` sends to a browser into a module, so that the bundle needs no other files at run time. */
export function writeBrowserFiles() {
  const ownFiles = readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  const files = Object.fromEntries([...ownFiles, ['github-markdown.css', githubStylesheet()]]);
  const text = JSON.stringify(files, null, 2);
  writeIfChanged(
    'src/serve/browser-files.ts',
    `/** The files that \`serve\` sends to a browser, written by the build from ${folder} and packages. */\nexport const browserFiles = ${text};\n`,
  );
}

/** GitHub's style sheet for Markdown, after its license. */
function githubStylesheet() {
  const path = require.resolve('github-markdown-css/github-markdown.css');
  const license = readFileSync(join(dirname(path), 'license'), 'utf8').trim();
  return `/*\ngithub-markdown-css\n\n${license}\n*/\n${readFileSync(path, 'utf8')}`;
}
