/** The programs that status-snippets is compared with. Imported by bench/typical-readme.js. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.js';
import { expectOutput, run } from './measure/run-process.js';

const directory = join(projectRoot, 'bench/peers');
const packages = join(directory, 'node_modules');

/**
 * @typedef {object} Peer
 * @property {readonly string[]} args the arguments of `node`
 * @property {string} section the text near the top of the README that it fills
 * @property {RegExp} filled matches the README after its first run
 * @property {RegExp} output matches its output if there is nothing to do
 */

/** The programs. Each does its own job on the same text. @type {Readonly<Record<string, Peer>>} */
const peers = {
  embedme: {
    args: [join(packages, 'embedme/dist/embedme.js'), 'README.md'],
    section: '```js\n// answer.js\n```\n\n',
    filled: /^```js\n\/\/ answer\.js\n\nexport const answer = 42;\n/m,
    output: /No changes to write for README\.md/,
  },
  'markdown-magic': {
    args: [join(packages, 'markdown-magic/cli.js'), 'README.md'],
    section: '<!-- docs FILE src="./intro.md" -->\n<!-- /docs -->\n\n',
    filled: /src="\.\/intro\.md" -->\nIncluded \*\*text\*\*\.\n/,
    output: /Markdown Magic Done/,
  },
  automd: {
    args: [join(packages, 'automd/dist/cli.mjs')],
    section: '<!-- automd:file src="intro.md" -->\n<!-- /automd -->\n\n',
    filled: /src="intro\.md" -->\n\nIncluded \*\*text\*\*\.\n/,
    output: /README\.md already up-to-date/,
  },
  doctoc: {
    args: [join(packages, 'doctoc/doctoc.js'), 'README.md'],
    section: '<!-- START doctoc -->\n<!-- END doctoc -->\n\n',
    filled: /<!-- START doctoc generated TOC[\s\S]*\n {2}- \[.+\]\(#.+\)\n[\s\S]*<!-- END doctoc/,
    output: /^(?![\s\S]*will be updated)[\s\S]*Everything is OK/,
  },
  // It formats the whole text.
  'remark-cli': {
    args: [join(packages, 'remark-cli/cli.js'), 'README.md', '--output', '--frail', '--use', gfm()],
    section: '',
    filled: /^\* .*\n/m,
    output: /README\.md.*written/,
  },
};

/** Installs the locked packages unless they are installed. */
export function installPeers() {
  if (existsSync(join(packages, '.package-lock.json'))) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', args, { cwd: directory, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0) throw new Error(`npm ci in bench/peers exited with ${status}`, { cause: error });
}

/** The installed versions by name. */
export function peerVersions() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return dependencies;
}

/**
 * Creates a directory with the text for each program, runs it once, and checks that a second run has nothing to do.
 *
 * @param {string} into
 * @param {(section: string) => string} textWith
 */
export function preparePeers(into, textWith) {
  return Object.entries(peers).map(([name, { args, section, filled, output }]) => {
    const cwd = join(into, name);
    mkdirSync(join(cwd, '.git'), { recursive: true });
    writeFileSync(join(cwd, 'package.json'), '{ "name": "acme", "version": "1.0.0" }\n');
    writeFileSync(join(cwd, 'intro.md'), 'Included **text**.\n');
    writeFileSync(join(cwd, 'answer.js'), 'export const answer = 42;\n');
    const file = join(cwd, 'README.md');
    writeFileSync(file, textWith(section));
    const command = { args, cwd };
    expectOutput(name, run(command), /./);
    const done = readFileSync(file, 'utf8');
    if (!filled.test(done)) throw new Error(`${name} did not do its job:\n${done.slice(0, 1000)}`);
    expectOutput(name, run(command), output);
    /** Throws if a later run changed the file. */
    const verify = () => {
      if (readFileSync(file, 'utf8') !== done) throw new Error(`${name} changed a file that was up to date`);
    };
    return { name, command, verify };
  });
}

function gfm() {
  return join(packages, 'remark-gfm/index.js');
}
