import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { peakMemory } from './peak-memory.js';
import { expectRun, floor, refresh, temporaryFolder } from './processes.js';
import { readmeText } from './readme-text.js';
import { timeByTurns } from './rounds.js';
import { sectionOf } from './section.js';
import { milliseconds, times } from './table.js';

const most = { top: 4, growth: 12, megabytes: 600 };

/** What is slow takes a few rounds only, and what is very slow a single one. */
const few = 3;
const patience = 20_000;

/**
 * Texts of 1 and 10 MB, with a section at the top or at the end that is up to date.
 *
 * @param {{ rounds: number }} options
 * @returns {import('./table.js').Table}
 */
export function measureLarge({ rounds }) {
  const section = `${sectionOf('md', false).filled}\n\n`;
  const folder = temporaryFolder();
  const [small, large] = [readmeText(1e6), readmeText(1e7)];
  const top = prepare(folder, 'top.md', section + large);
  const end1 = prepare(folder, 'end-1.md', small + section);
  const end10 = prepare(folder, 'end-10.md', large + section);
  const slowly = Math.min(rounds, end10.peak.milliseconds > patience ? 1 : few);
  const atTop = timeByTurns({ floor, top: top.command }, rounds);
  const atEnd = timeByTurns({ end1: end1.command, end10: end10.command }, slowly, { warm: true });
  for (const { verify } of [top, end1, end10]) verify();

  const base = atTop.floor.median;
  const growth = atEnd.end10.median / atEnd.end1.median;
  const row = (/** @type {string} */ name, /** @type {import('./rounds.js').Times} */ taken) => [
    name,
    milliseconds(taken.median),
    milliseconds(taken.least),
    times(taken.median / base),
  ];
  const memory = (/** @type {typeof top} */ { peak }) => `${peak.megabytes.toFixed(0)} MB`;
  const ofMemory = { goal: `≤ ${most.megabytes} MB`, met: end10.peak.megabytes <= most.megabytes };
  return {
    title: '2. Large files',
    columns: ['Section', 'median', 'least', 'to the floor', 'peak memory'],
    rows: [
      { cells: [...row('none: node -e 0', atTop.floor), ''] },
      {
        cells: [...row('at the top of 10 MB', atTop.top), memory(top)],
        goal: `≤ ${most.top} × the floor`,
        met: atTop.top.median / base <= most.top,
      },
      { cells: [...row('at the end of 1 MB', atEnd.end1), memory(end1)] },
      {
        cells: [...row('at the end of 10 MB', atEnd.end10), ''],
        goal: `≤ ${most.growth} × the time of 1 MB; it is ${times(growth)}`,
        met: growth <= most.growth,
      },
      { cells: ['at the end of 10 MB', '', '', '', memory(end10)], ...ofMemory },
    ],
    notes: [`${rounds} rounds by turns at the top, ${slowly} at the end.`],
  };
}

/** Writes a text, and finds out that it is right and how much memory that takes. @param {string} cwd @param {string} name @param {string} text */
function prepare(cwd, name, text) {
  const file = join(cwd, name);
  writeFileSync(file, text);
  const command = refresh(cwd, name);
  const peak = peakMemory(command);
  expectRun(name, peak, / ?unchanged$/m);
  const verify = () => {
    if (readFileSync(file, 'utf8') !== text) throw new Error(`${name} was right, and changed`);
  };
  return { command, peak, verify };
}
