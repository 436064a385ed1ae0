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
 * @property {string} section the text near the top of the README that the program fills
 * @property {RegExp} filled matches the README after the first run
 * @property {RegExp} output matches the output of a run that changes nothing
 */

/** The programs, by name. Each does its usual job on the same text. @type {Readonly<Record<string, Peer>>} */
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
  // This program formats the whole text.
  'remark-cli': {
    args: [join(packages, 'remark-cli/cli.js'), 'README.md', '--output', '--frail', '--use', gfm()],
    section: '',
    filled: /^\* .*\n/m,
    output: /README\.md.*written/,
  },
};

/** Installs the locked packages, unless they are installed already. */
export function installPeers() {
  if (existsSync(join(packages, '.package-lock.json'))) return;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', args, { cwd: directory, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0) throw new Error(`npm ci in bench/peers exited with ${status}`, { cause: error });
}

/** The versions of the packages, by name. */
export function peerVersions() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return dependencies;
}

/**
 * For each program, creates a directory with the README, runs the program, and checks that a second run changes nothing.
 *
 * @param {string} parent the directory in which the directories are created
 * @param {(section: string) => string} textWith returns the text of the README with a section
 */
export function preparePeers(parent, textWith) {
  return Object.entries(peers).map(([name, { args, section, filled, output }]) => {
    const cwd = join(parent, name);
    mkdirSync(join(cwd, '.git'), { recursive: true });
    writeFileSync(join(cwd, 'package.json'), '{ "name": "acme", "version": "1.0.0" }\n');
    writeFileSync(join(cwd, 'intro.md'), 'Included **text**.\n');
    writeFileSync(join(cwd, 'answer.js'), 'export const answer = 42;\n');
    const file = join(cwd, 'README.md');
    writeFileSync(file, textWith(section));
    const command = { args, cwd };
    expectOutput(name, run(command), /./);
    const written = readFileSync(file, 'utf8');
    if (!filled.test(written)) throw new Error(`${name} did not do its job:\n${written.slice(0, 1000)}`);
    expectOutput(name, run(command), output);
    /** Throws if a later run changed the file. */
    const verify = () => {
      if (readFileSync(file, 'utf8') !== written) throw new Error(`${name} changed a file that was up to date`);
    };
    return { name, command, verify };
  });
}

function gfm() {
  return join(packages, 'remark-gfm/index.js');
}
