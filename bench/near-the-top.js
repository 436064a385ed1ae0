import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installPeers, peerVersions, preparePeers } from './peers.js';
import { expectRun, floor, refresh, run, temporaryFolder } from './processes.js';
import { readmeText } from './readme-text.js';
import { timeByTurns } from './rounds.js';
import { milliseconds, times } from './table.js';

const most = 1.4;
const marker = '<!-- status-snippets start slug="acme" -->\n<!-- status-snippets end -->\n\n';

/**
 * A README of 38 KB with one section near the top that is up to date.
 *
 * @param {{ rounds: number }} options
 * @returns {import('./table.js').Table}
 */
export function measureNearTheTop({ rounds }) {
  installPeers();
  const folder = temporaryFolder();
  const text = readmeText(38_000);
  const below = text.indexOf('\n\n') + 2;
  const textWith = (/** @type {string} */ section) => text.slice(0, below) + section + text.slice(below);
  const ours = prepareOurs(join(folder, 'status-snippets'), textWith(marker));
  const peers = preparePeers(folder, textWith);
  const all = [ours, ...peers];
  /** @type {Record<string, import('./processes.js').Command>} */
  const commands = { 'node -e 0': floor };
  for (const { name, command } of all) commands[name] = command;
  const taken = timeByTurns(commands, rounds);
  for (const { verify } of all) verify();

  const versions = peerVersions();
  const base = taken['node -e 0']?.median ?? Number.NaN;
  const mine = taken[ours.name]?.median ?? Number.NaN;
  const rows = Object.entries(taken).map(([name, { median, least }]) => {
    const cells = [
      versions[name] ? `${name} ${versions[name]}` : name,
      milliseconds(median),
      milliseconds(least),
    ];
    const row = { cells: [...cells, times(median / base)] };
    if (name === ours.name) return { ...row, goal: `≤ ${most} ×`, met: median / base <= most };
    return versions[name] ? { ...row, goal: 'slower than we are', met: median > mine } : row;
  });
  return {
    title: `1. A README of ${Math.round(text.length / 1000)} KB with one section near the top, up to date`,
    columns: ['Program', 'median', 'least', 'to the floor'],
    rows,
    notes: [`${rounds} rounds by turns. The ratio is that of the medians.`],
  };
}

/** @param {string} cwd @param {string} text */
function prepareOurs(cwd, text) {
  mkdirSync(cwd);
  const file = join(cwd, 'README.md');
  writeFileSync(file, text);
  const command = refresh(cwd, 'README.md');
  expectRun('status-snippets', run(command), /^README\.md: changed \(1 section\)$/m);
  const done = readFileSync(file, 'utf8');
  expectRun('status-snippets', run(command), /^README\.md: unchanged$/m);
  return {
    name: 'status-snippets',
    command,
    verify() {
      if (readFileSync(file, 'utf8') !== done) throw new Error('we changed a text that was right');
    },
  };
}
