/** Generates `src/serve/browser-files.ts`. Called by scripts/build.js. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { writeIfChanged } from './write-if-changed.js';

const require = createRequire(import.meta.url);
const folder = 'src/serve/browser';

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
