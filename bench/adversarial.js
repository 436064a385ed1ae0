/** Measures texts that are made to be slow to parse. Run by `node bench/speed.js adversarial`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { formatMs } from './measure/result-table.js';
import { refreshCommand, runAsync, temporaryDirectory } from './measure/run-process.js';
import { adversarialCases } from './texts/adversarial-cases.js';

/** Parsing one file may take 60 s; the rest of a run may take 5 s. */
const maxMs = 65_000;
const killAfterMs = 90_000;
const slowestShown = 12;

const home = temporaryDirectory();

/** @typedef {'unchanged' | 'changed' | 'refused' | 'killed' | 'wrong'} Outcome */
/** @typedef {{ name: string, milliseconds: number, outcome: Outcome, detail: string }} Result */

/**
 * Measures the refresh of texts of 50 KB that are made to be slow to parse, each with a section. As many cases run at a time as
 * there are processors. A case that takes too long runs again alone.
 *
 * @returns {Promise<import('./measure/result-table.js').Table>}
 */
export async function measureAdversarial() {
  const cases = adversarialCases();
  const queue = [...cases];
  /** @type {Result[]} */
  const results = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) results.push(await runCase(next));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const [index, { name, milliseconds }] of results.entries()) {
    const slow = cases.find((each) => each.name === name);
    if (milliseconds > maxMs && slow) results[index] = await runCase(slow);
  }

  results.sort((one, other) => other.milliseconds - one.milliseconds);
  const count = (/** @type {Outcome} */ outcome) => results.filter((result) => result.outcome === outcome).length;
  return {
    title: 'Texts of 50 KB that are made to be slow',
    columns: [`The ${slowestShown} slowest`, 'time', 'outcome'],
    rows: [
      ...results
        .filter(({ milliseconds }, index) => index < slowestShown || milliseconds > maxMs)
        .map(({ name, milliseconds, outcome }) => ({
          cells: [name, formatMs(milliseconds), outcome],
          goal: `≤ ${maxMs / 1000} s`,
          isMet: milliseconds <= maxMs,
        })),
      ...results
        .filter(({ outcome }) => outcome === 'wrong')
        .map(({ name, milliseconds, detail }) => ({
          cells: [name, formatMs(milliseconds), detail],
          goal: 'refreshes or refuses',
          isMet: false,
        })),
    ],
    notes: [
      `${results.length} runs: ${count('unchanged')} unchanged, ${count('changed')} changed, ${count('refused')} refused, ` +
        `${count('killed')} killed after ${killAfterMs / 1000} s; ` +
        `${results.filter(({ milliseconds }) => milliseconds > 2000).length} took more than 2 s.`,
    ],
  };
}

/**
 * Runs a case. The written section is not compared, because some texts change what the section shows. A run is wrong if it
 * neither succeeds nor refuses the text, or if its report does not agree with what it wrote.
 *
 * @param {import('./texts/adversarial-cases.js').Case} adversarialCase
 * @returns {Promise<Result>}
 */
async function runCase({ name, file, before, after }) {
  const directory = mkdtempSync(join(home, 'case-'));
  const path = join(directory, file);
  writeFileSync(path, before);
  const { code, output, milliseconds } = await runAsync(refreshCommand(directory, file), {
    limitMs: killAfterMs,
  });
  const written = readFileSync(path, 'utf8');
  rmSync(directory, { recursive: true });
  const detail = `exit code ${code}: ${output.slice(0, 200).trim()}`;
  return { name, milliseconds, outcome: outcome(), detail };

  /** @returns {Outcome} */
  function outcome() {
    if (code === null && (written === before || written === after)) return 'killed';
    if (code === 2 && written === before) return 'refused';
    const reported = code === 0 ? / (changed|unchanged)\b/.exec(output)?.[1] : undefined;
    if (reported === 'changed' && written !== before) return 'changed';
    return reported === 'unchanged' && written === before ? 'unchanged' : 'wrong';
  }
}
