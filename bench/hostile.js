import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hostileCases } from './hostile-cases.js';
import { refresh, runAsync, temporaryFolder } from './processes.js';
import { milliseconds } from './table.js';

const most = 2000;
/** How many of the slowest are told of, and how long one may take at all. */
const told = 12;
const patience = 8000;
/** How long one may take while others run. */
const enough = 3000;

const home = temporaryFolder();

/** @typedef {{ name: string, taken: number, outcome: 'unchanged' | 'changed' | 'refused' | 'stopped' | 'wrong', said: string }} Result */

/**
 * Texts of 50 KB made to be slow, each with a section. All are tried, as many at a time as there are processors; the slowest
 * are then timed alone.
 *
 * @returns {Promise<import('./table.js').Table>}
 */
export async function measureHostile() {
  const cases = hostileCases();
  const queue = [...cases];
  /** @type {Result[]} */
  const tried = [];
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) tried.push(await tryCase(next, enough));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));

  const slowest = tried.sort((one, other) => other.taken - one.taken).slice(0, told);
  /** @type {Result[]} */
  const alone = [];
  for (const { name } of slowest) {
    const slow = cases.find((one) => one.name === name);
    if (slow) alone.push(await tryCase(slow, patience));
  }
  alone.sort((one, other) => other.taken - one.taken);
  const wrong = tried.filter(({ outcome }) => outcome === 'wrong');
  const count = (/** @type {Result['outcome']} */ outcome) =>
    tried.filter((one) => one.outcome === outcome).length;
  return {
    title: '3. Texts of 50 KB made to be slow',
    columns: [`The ${told} slowest`, 'time', 'outcome'],
    rows: [
      ...alone.map(({ name, taken, outcome }, index) => ({
        cells: [name, `${outcome === 'stopped' ? '> ' : ''}${milliseconds(taken)}`, outcome],
        ...(index === 0 || taken > most ? { goal: `≤ ${most / 1000} s`, met: taken <= most } : {}),
      })),
      ...wrong.map(({ name, taken, said }) => ({
        cells: [name, milliseconds(taken), JSON.stringify(said)],
        goal: 'does its job or refuses',
        met: false,
      })),
    ],
    notes: [
      `${tried.length} runs: ${count('unchanged')} unchanged, ${count('changed')} changed, ${count('refused')} refused ` +
        `for what the text makes of the markers, ${count('stopped')} stopped after ${enough / 1000} s; ` +
        `${tried.filter(({ taken }) => taken > most).length} took more than ${most / 1000} s.`,
    ],
  };
}

/**
 * Runs a case. Beside some texts a section reads as another kind, and what was right in one kind is written anew for it; so
 * a run is wrong when it neither ends well nor refuses, or when it refuses and yet writes.
 *
 * @param {import('./hostile-cases.js').Case} one
 * @param {number} limit
 * @returns {Promise<Result>}
 */
async function tryCase({ name, file, before, after }, limit) {
  const folder = mkdtempSync(join(home, 'case-'));
  const path = join(folder, file);
  writeFileSync(path, before);
  const { code, output, milliseconds: taken } = await runAsync(refresh(folder, file), { limit });
  const now = readFileSync(path, 'utf8');
  rmSync(folder, { recursive: true });
  return { name, taken, outcome: outcome(), said: `ended with ${code}: ${output.slice(0, 200).trim()}` };

  /** @returns {Result['outcome']} */
  function outcome() {
    const said = code === 0 ? / (changed|unchanged)\b/.exec(output)?.[1] : undefined;
    if (code === null && (now === before || now === after)) return 'stopped';
    if (code === 2 && now === before) return 'refused';
    if (said === undefined || (said === 'changed') === (now === before)) return 'wrong';
    return said === 'changed' ? 'changed' : 'unchanged';
  }
}
