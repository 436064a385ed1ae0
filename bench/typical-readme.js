/** Compares runs of this program and of other programs on a README of 38 KB. Run by bench/speed.js. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatMs, formatRatio } from './measure/result-table.js';
import { bareNode, expectOutput, refreshCommand, run, temporaryDirectory } from './measure/run-process.js';
import { timeAlternately } from './measure/timing.js';
import { installPeers, peerVersions, preparePeers } from './peers.js';
import { readmeText } from './texts/readme-text.js';

const maxRatio = 1.4;
const ourName = 'status-snippets';
const emptySection = '<!-- status-snippets start slug="acme" -->\n<!-- status-snippets end -->\n\n';

/**
 * Measures runs on a README of 38 KB with one section near the top, which is up to date.
 *
 * @param {{ rounds: number }} options
 * @returns {import('./measure/result-table.js').Table}
 */
export function measureTypicalReadme({ rounds }) {
  installPeers();
  const directory = temporaryDirectory();
  const text = readmeText(38_000);
  const offset = text.indexOf('\n\n') + 2;
  const textWith = (/** @type {string} */ section) => text.slice(0, offset) + section + text.slice(offset);
  const programs = [
    prepareOurs(join(directory, ourName), textWith(emptySection)),
    ...preparePeers(directory, textWith),
  ];
  /** @type {Record<string, import('./measure/run-process.js').Command>} */
  const commands = { 'node -e 0': bareNode };
  for (const { name, command } of programs) commands[name] = command;
  const taken = timeAlternately(commands, rounds);
  for (const { verify } of programs) verify();

  const versions = peerVersions();
  const base = taken['node -e 0']?.median ?? Number.NaN;
  const ours = taken[ourName]?.median ?? Number.NaN;
  const rows = Object.entries(taken).map(([name, { median, least }]) => {
    const label = versions[name] ? `${name} ${versions[name]}` : name;
    const row = { cells: [label, formatMs(median), formatMs(least), formatRatio(median / base)] };
    if (name === ourName) return { ...row, goal: `≤ ${maxRatio} ×`, isMet: median / base <= maxRatio };
    return versions[name] ? { ...row, goal: 'slower than status-snippets', isMet: median > ours } : row;
  });
  return {
    title: `A README of ${Math.round(text.length / 1000)} KB with one section near the top, up to date`,
    columns: ['Program', 'median', 'least', 'relative to node -e 0'],
    rows,
    notes: [`${rounds} alternating rounds. The ratio is between the medians.`],
  };
}

/**
 * Writes a README, fills its section, and checks that a second run changes nothing.
 *
 * @param {string} cwd
 * @param {string} text
 */
function prepareOurs(cwd, text) {
  mkdirSync(cwd);
  const file = join(cwd, 'README.md');
  writeFileSync(file, text);
  const command = refreshCommand(cwd, 'README.md');
  expectOutput(ourName, run(command), /^README\.md: changed \(1 section\)$/m);
  const filled = readFileSync(file, 'utf8');
  expectOutput(ourName, run(command), /^1 unchanged, 1 section, 1 page$/m);
  return {
    name: ourName,
    command,
    verify() {
      if (readFileSync(file, 'utf8') !== filled) throw new Error('status-snippets changed a file that was up to date');
    },
  };
}
