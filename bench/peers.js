import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project-root.js';
import { expectRun, run } from './processes.js';

const folder = join(projectRoot, 'bench/peers');
const packages = join(folder, 'node_modules');

/**
 * @typedef {object} Peer
 * @property {readonly string[]} words what follows `node`
 * @property {string} section what stands near the top of the text for it to fill
 * @property {RegExp} filled what the file holds when it has done its job once
 * @property {RegExp} says what it says when it finds nothing to do
 */

/** Each does its own job on the text. @type {Readonly<Record<string, Peer>>} */
const peers = {
  embedme: {
    words: [join(packages, 'embedme/dist/embedme.js'), 'README.md'],
    section: '```js\n// answer.js\n```\n\n',
    filled: /^```js\n\/\/ answer\.js\n\nexport const answer = 42;\n/m,
    says: /No changes to write for README\.md/,
  },
  'markdown-magic': {
    words: [join(packages, 'markdown-magic/cli.js'), 'README.md'],
    section: '<!-- docs FILE src="./intro.md" -->\n<!-- /docs -->\n\n',
    filled: /src="\.\/intro\.md" -->\nIncluded \*\*text\*\*\.\n/,
    says: /Markdown Magic Done/,
  },
  automd: {
    words: [join(packages, 'automd/dist/cli.mjs')],
    section: '<!-- automd:file src="intro.md" -->\n<!-- /automd -->\n\n',
    filled: /src="intro\.md" -->\n\nIncluded \*\*text\*\*\.\n/,
    says: /README\.md already up-to-date/,
  },
  doctoc: {
    words: [join(packages, 'doctoc/doctoc.js'), 'README.md'],
    section: '<!-- START doctoc -->\n<!-- END doctoc -->\n\n',
    filled: /<!-- START doctoc generated TOC[\s\S]*\n {2}- \[.+\]\(#.+\)\n[\s\S]*<!-- END doctoc/,
    says: /^(?![\s\S]*will be updated)[\s\S]*Everything is OK/,
  },
  // It prints the whole text; what it printed once is what it prints again.
  'remark-cli': {
    words: [join(packages, 'remark-cli/cli.js'), 'README.md', '--output', '--frail', '--use', gfm()],
    section: '',
    filled: /^\* .*\n/m,
    says: /README\.md.*written/,
  },
};

/** Installs the locked packages where there are none. */
export function installPeers() {
  if (existsSync(join(packages, '.package-lock.json'))) return;
  const words = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, error } = spawnSync('npm', words, { cwd: folder, stdio: ['ignore', 2, 2], shell: true });
  if (status !== 0) throw new Error(`npm ci in bench/peers ended with ${status}`, { cause: error });
}

/** The versions that are installed, by name. */
export function peerVersions() {
  /** @type {{ dependencies: Record<string, string> }} */
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return dependencies;
}

/**
 * Gives every peer a folder with the text, lets it do its job once, and makes sure that a second run finds it done.
 *
 * @param {string} into
 * @param {(section: string) => string} textWith
 */
export function preparePeers(into, textWith) {
  return Object.entries(peers).map(([name, { words, section, filled, says }]) => {
    const cwd = join(into, name);
    mkdirSync(join(cwd, '.git'), { recursive: true });
    writeFileSync(join(cwd, 'package.json'), '{ "name": "acme", "version": "1.0.0" }\n');
    writeFileSync(join(cwd, 'intro.md'), 'Included **text**.\n');
    writeFileSync(join(cwd, 'answer.js'), 'export const answer = 42;\n');
    const file = join(cwd, 'README.md');
    writeFileSync(file, textWith(section));
    const command = { words, cwd };
    expectRun(name, run(command), /./);
    const done = readFileSync(file, 'utf8');
    if (!filled.test(done)) throw new Error(`${name} did not do its job:\n${done.slice(0, 1000)}`);
    expectRun(name, run(command), says);
    /** Throws where the runs since then changed anything. */
    const verify = () => {
      if (readFileSync(file, 'utf8') !== done) throw new Error(`${name} changed a text that was right`);
    };
    return { name, command, verify };
  });
}

function gfm() {
  return join(packages, 'remark-gfm/index.js');
}
