/** Measures runs on files of 1 and 10 MB. Run by bench/speed.js. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runWithPeakMemory } from './measure/peak-memory.js';
import { formatMs, formatRatio } from './measure/result-table.js';
import { bareNode, expectOutput, refreshCommand, temporaryDirectory } from './measure/run-process.js';
import { timeAlternately } from './measure/timing.js';
import { readmeText } from './texts/readme-text.js';
import { sectionText } from './texts/section-text.js';

const maxGrowth = 12;
const maxMegabytes = 600;
/** The maximum number of rounds for runs that take long. */
const maxLongRounds = 3;

/**
 * Measures runs on texts of 1 and 10 MB with an up-to-date section at the top or at the end.
 *
 * @param {{ rounds: number }} options
 * @returns {import('./measure/result-table.js').Table}
 */
export function measureLargeFiles({ rounds }) {
  const section = `${sectionText('md', false).filled}\n\n`;
  const directory = temporaryDirectory();
  const [small, large] = [readmeText(1e6), readmeText(1e7)];
  const top10 = prepare(directory, 'top-10.md', section + large);
  const end1 = prepare(directory, 'end-1.md', small + section);
  const end10 = prepare(directory, 'end-10.md', large + section);
  const longRounds = Math.min(rounds, maxLongRounds);
  const atTop = timeAlternately({ bareNode, top10: top10.command }, rounds);
  const atEnd = timeAlternately({ end1: end1.command, end10: end10.command }, longRounds, { isWarm: true });
  for (const { verify } of [top10, end1, end10]) verify();

  const growth = atEnd.end10.median / atEnd.end1.median;
  const row = (
    /** @type {string} */ name,
    /** @type {import('./measure/timing.js').Times} */ { median, least },
    /** @type {string} */ memory,
  ) => [name, formatMs(median), formatMs(least), formatRatio(median / atTop.bareNode.median), memory];
  return {
    title: 'Large files',
    columns: ['Section', 'median', 'least', 'relative to node -e 0', 'peak memory'],
    rows: [
      { cells: row('node -e 0', atTop.bareNode, '') },
      { cells: row('at the top of 10 MB', atTop.top10, top10.memory) },
      { cells: row('at the end of 1 MB', atEnd.end1, end1.memory) },
      {
        cells: row('at the end of 10 MB', atEnd.end10, ''),
        goal: `≤ ${maxGrowth} × the time of 1 MB; it is ${formatRatio(growth)}`,
        isMet: growth <= maxGrowth,
      },
      {
        cells: ['at the end of 10 MB', '', '', '', end10.memory],
        goal: `≤ ${maxMegabytes} MB`,
        isMet: end10.megabytes <= maxMegabytes,
      },
    ],
    notes: [`${rounds} alternating rounds for the section at the top, ${longRounds} for the sections at the end.`],
  };
}

/**
 * Writes a file, checks that it is up to date, and measures the peak memory of a run.
 *
 * @param {string} cwd
 * @param {string} name the file name
 * @param {string} text
 */
function prepare(cwd, name, text) {
  const file = join(cwd, name);
  writeFileSync(file, text);
  const command = refreshCommand(cwd, name);
  const ended = runWithPeakMemory(command);
  expectOutput(name, ended, /^1 unchanged, /m);
  return {
    command,
    megabytes: ended.megabytes,
    memory: `${ended.megabytes.toFixed(0)} MB`,
    verify() {
      if (readFileSync(file, 'utf8') !== text) throw new Error(`status-snippets changed ${name}, which was up to date`);
    },
  };
}
