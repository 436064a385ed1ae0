/** Measures a run on 3,001 files, of which one has a section. Run by bench/speed.js. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWithPeakMemory } from './measure/peak-memory.js';
import { formatMs, formatRatio } from './measure/result-table.js';
import { bareNode, expectOutput, refreshCommand, run, temporaryDirectory } from './measure/run-process.js';
import { medianOf, timeAlternately } from './measure/timing.js';
import { randomNumbers, readmeText } from './texts/readme-text.js';
import { sectionText } from './texts/section-text.js';

/** @typedef {import('./measure/run-process.js').Command} Command */

const maxRatio = 2;
const maxMemoryGrowth = 1.25;
const memoryRounds = 5;
const searchScript = fileURLToPath(new URL('measure/read-and-search.js', import.meta.url));

/**
 * Measures runs with a glob that matches many Markdown files, of which one has a section.
 *
 * @param {{ rounds: number }} options
 * @returns {import('./measure/result-table.js').Table}
 */
export function measureManyFiles({ rounds }) {
  const [few, many] = [writeFiles(temporaryDirectory(), 300), writeFiles(temporaryDirectory(), 3000)];
  const taken = timeAlternately({ bareNode, search: many.search, refresh: many.refresh }, rounds);
  const ratio = taken.refresh.median / taken.search.median;
  const searchMemory = memoryGrowth(few.search, many.search);
  const refreshMemory = memoryGrowth(few.refresh, many.refresh);

  const row = (/** @type {string} */ name, /** @type {import('./measure/timing.js').Times} */ { median, least }) => [
    name,
    formatMs(median),
    formatMs(least),
    formatRatio(median / taken.search.median),
  ];
  return {
    title: '3,000 files without a section, one with a section',
    columns: ['Program', 'median', 'least', 'to the search', '300 files', '3,000 files', 'growth'],
    rows: [
      { cells: [...row('node -e 0', taken.bareNode), '', '', ''] },
      { cells: [...row('read and search all files', taken.search), ...searchMemory.cells] },
      {
        cells: [...row('status-snippets', taken.refresh), '', '', ''],
        goal: `≤ ${maxRatio} ×`,
        isMet: ratio <= maxRatio,
      },
      {
        cells: ['status-snippets, peak memory', '', '', '', ...refreshMemory.cells],
        goal: `≤ ${maxMemoryGrowth} ×`,
        isMet: refreshMemory.ratio <= maxMemoryGrowth,
      },
    ],
    notes: [
      `${rounds} alternating rounds; ${(many.bytes / 1e6).toFixed(1)} MB in 3,001 files.`,
      'Memory is measured with a young generation of at most 2 MB, because V8 would enlarge it with the number of files.',
    ],
  };
}

/** Measures how much more memory many files take than few. @param {Command} few @param {Command} many */
function memoryGrowth(few, many) {
  const [before = 0, after = 0] = [few, many].map(({ args, ...rest }) => {
    const command = { ...rest, args: ['--max-semi-space-size=2', ...args] };
    return medianOf(Array.from({ length: memoryRounds }, () => runWithPeakMemory(command).megabytes));
  });
  const ratio = after / before;
  return { ratio, cells: [`${before.toFixed(0)} MB`, `${after.toFixed(0)} MB`, formatRatio(ratio)] };
}

/**
 * Fills a directory with files, and checks that both programs find all of them.
 *
 * @param {string} cwd the directory
 * @param {number} count the number of files without a section
 */
function writeFiles(cwd, count) {
  const random = randomNumbers(count);
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const text = readmeText(500 + random(12) * random(1000), index);
    const path = join(cwd, `package-${index % 50}/docs-${index % 7}/page-${index}.md`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    bytes += text.length;
  }
  writeFileSync(join(cwd, 'README.md'), `# Acme\n\n${sectionText('md', false).filled}\n`);
  const commands = { search: { args: [searchScript], cwd }, refresh: refreshCommand(cwd, '**/*.md') };
  expectOutput('read-and-search.js', run(commands.search), new RegExp(`^1 of ${count + 1}$`, 'm'));
  expectOutput('status-snippets', run(commands.refresh), /^1 unchanged, 1 section, 1 page$/m);
  return { ...commands, bytes };
}
