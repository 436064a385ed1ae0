import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { peakMemory } from './peak-memory.js';
import { expectRun, floor, refresh, run, temporaryFolder } from './processes.js';
import { numbersFrom, readmeText } from './readme-text.js';
import { medianOf, timeByTurns } from './rounds.js';
import { sectionOf } from './section.js';
import { milliseconds, times } from './table.js';

const most = { time: 2, memory: 1.25 };
const search = fileURLToPath(new URL('search.js', import.meta.url));

/**
 * Markdown files without a section and one with, found by a pattern.
 *
 * @param {{ rounds: number }} options
 * @returns {import('./table.js').Table}
 */
export function measureManyFiles({ rounds }) {
  const [few, many] = [filesIn(temporaryFolder(), 300), filesIn(temporaryFolder(), 3000)];
  const taken = timeByTurns({ floor, search: many.search, ours: many.ours }, rounds);
  const memory = [few.search, many.search, few.ours, many.ours].map((command) =>
    medianOf(Array.from({ length: Math.min(rounds, 5) }, () => peakMemory(small(command)).megabytes)),
  );
  const [search300 = 0, search3000 = 0, ours300 = 0, ours3000 = 0] = memory;
  const ratio = taken.ours.median / taken.search.median;
  const row = (/** @type {string} */ name, /** @type {import('./rounds.js').Times} */ { median, least }) => [
    name,
    milliseconds(median),
    milliseconds(least),
    times(median / taken.search.median),
  ];
  const growth = (/** @type {number} */ before, /** @type {number} */ after) => [
    `${before.toFixed(0)} MB`,
    `${after.toFixed(0)} MB`,
    times(after / before),
  ];
  return {
    title: '4. 3,000 files without a section, one with',
    columns: ['Program', 'median', 'least', 'to the search', '300 files', '3,000 files', 'growth'],
    rows: [
      { cells: [...row('node -e 0', taken.floor), '', '', ''] },
      { cells: [...row('reads and searches', taken.search), ...growth(search300, search3000)] },
      {
        cells: [...row('status-snippets', taken.ours), '', '', ''],
        goal: `≤ ${most.time} ×`,
        met: ratio <= most.time,
      },
      {
        cells: ['status-snippets, peak memory', '', '', '', ...growth(ours300, ours3000)],
        goal: `≤ ${most.memory} ×`,
        met: ours3000 / ours300 <= most.memory,
      },
    ],
    notes: [
      `${rounds} rounds by turns; ${(many.bytes / 1e6).toFixed(1)} MB in 3,001 files.`,
      'For the memory V8 is told to keep its nursery at 2 MB: it grows as it sees fit, whatever is kept.',
    ],
  };
}

/** @param {import('./processes.js').Command} command @returns {import('./processes.js').Command} */
function small(command) {
  return { ...command, words: ['--max-semi-space-size=2', ...command.words] };
}

/** Fills a folder, and makes sure that both programs see everything in it. @param {string} cwd @param {number} count */
function filesIn(cwd, count) {
  const draw = numbersFrom(count);
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const text = readmeText(500 + draw(12) * draw(1000), index);
    write(join(cwd, `package-${index % 50}/docs-${index % 7}/page-${index}.md`), text);
    bytes += text.length;
  }
  write(join(cwd, 'README.md'), `# Acme\n\n${sectionOf('md', false).filled}\n`);
  const commands = { search: { words: [search], cwd }, ours: refresh(cwd, '**/*.md') };
  expectRun('search.js', run(commands.search), new RegExp(`^1 of ${count + 1}$`, 'm'));
  expectRun('status-snippets', run(commands.ours), /^README\.md: unchanged$/m);
  return { ...commands, bytes };
}

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
