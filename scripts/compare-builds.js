/**
 * Compares what two builds make of some thousand texts: the Markdown and HTML files of the
 * packages in node_modules, each with a section in several places, and the inputs of the fixtures.
 * Prints a diff of the results, and exits with 1 if they differ.
 *
 *     node scripts/compare-builds.js <dist of a build> <dist of another build> [option]…
 *
 *     --adopt        put badges without markers into the texts, and compare what `adopt` does
 *     --only <part>  use only files whose path contains this
 *     --list         print the files, and compare nothing
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resultsOf, usualBatchSize, writeTexts } from './compare-builds/results.js';
import { readSources, textsOf } from './compare-builds/texts.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    adopt: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    list: { type: 'boolean', default: false },
  },
});
const sources = readSources(values.only);
if (values.list) for (const { path } of sources) console.log(path);
else process.exitCode = await compare(positionals);

/** @param {readonly string[]} builds */
async function compare([before, after]) {
  if (before === undefined || after === undefined) {
    console.error(
      'Usage: node scripts/compare-builds.js <dist of a build> <dist of another build>',
    );
    return 2;
  }
  const command = values.adopt ? 'adopt' : 'refresh';
  const texts = textsOf(sources, values.adopt ? 'embed' : 'section');
  const resultsOfBoth = (
    /** @type {ReadonlyMap<string, string>} */ some,
    batchSize = usualBatchSize,
  ) => Promise.all([before, after].map((build) => resultsOf(build, command, some, batchSize)));
  const inBatches = await resultsOfBoth(texts);
  // Files of a run can tell each other an address, so those that differ are compared alone.
  const suspects = differencesOf(inBatches, texts);
  const results = await resultsOfBoth(suspects, 1);
  const different = [...differencesOf(results, suspects).keys()];
  const refused = [...texts.keys()].filter((path) =>
    inBatches[0]?.get(path)?.startsWith('refused\n'),
  );
  if (different.length > 0) showDifferences(different, results);
  const counts = `${texts.size} texts of ${sources.length} files, ${refused.length} of them refused`;
  const outcome =
    different.length === 0 ? 'the results are the same' : `${different.length} results differ`;
  console.log(`${command}: ${outcome} (${counts})`);
  return different.length === 0 ? 0 : 1;
}

/**
 * @param {readonly ReadonlyMap<string, string>[]} results
 * @param {ReadonlyMap<string, string>} texts
 * @returns those of which the results differ
 */
function differencesOf([before, after], texts) {
  return new Map([...texts].filter(([path]) => before?.get(path) !== after?.get(path)));
}

/** @param {readonly string[]} paths @param {readonly ReadonlyMap<string, string>[]} results */
function showDifferences(paths, results) {
  const folder = mkdtempSync(join(tmpdir(), 'compare-builds-results-'));
  for (const [index, name] of ['before', 'after'].entries()) {
    const texts = paths.map(
      (path) => /** @type {const} */ ([path, results[index]?.get(path) ?? '']),
    );
    writeTexts(join(folder, name), new Map(texts));
  }
  const options = ['--no-index', '--text', '--no-color', '--no-prefix', '--stat=120', '--patch'];
  spawnSync('git', ['--no-pager', 'diff', ...options, 'before', 'after'], {
    cwd: folder,
    stdio: 'inherit',
  });
  console.log(`\nThe results that differ are in ${folder}.`);
}
