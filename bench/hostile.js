import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { hostileCases } from './hostile-cases.js';
import { refresh, runAsync, temporaryFolder } from './processes.js';
import { milliseconds } from './table.js';

const most = 2000;
/** How many of the slowest are told of, and how long one may take at all. */
const told = 15;
const patience = 10_000;

/** @typedef {{ name: string, taken: number, outcome: 'unchanged' | 'changed' | 'refused' | 'stopped' }} Result */

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
    for (let next = queue.shift(); next; next = queue.shift()) tried.push(await tryCase(next, most * 2));
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
  const count = (/** @type {Result['outcome']} */ outcome) =>
    tried.filter((one) => one.outcome === outcome).length;
  return {
    title: '3. Texts of 50 KB made to be slow',
    columns: [`The ${told} slowest`, 'time', 'outcome'],
    rows: alone.map(({ name, taken, outcome }, index) => ({
      cells: [name, `${outcome === 'stopped' ? '> ' : ''}${milliseconds(taken)}`, outcome],
      ...(index === 0 || taken > most ? { goal: `≤ ${most / 1000} s`, met: taken <= most } : {}),
    })),
    notes: [
      `${tried.length} runs: ${count('unchanged')} unchanged, ${count('changed')} changed, ${count('refused')} refused ` +
        `for what the text makes of the markers, ${count('stopped')} stopped after ${(most * 2) / 1000} s; ` +
        `${tried.filter(({ taken }) => taken > most).length} took more than ${most / 1000} s.`,
    ],
  };
}

/** Runs a case, and throws where the run did anything but its job or refuse. @param {import('./hostile-cases.js').Case} one @param {number} limit @returns {Promise<Result>} */
async function tryCase({ name, file, before, after }, limit) {
  const folder = temporaryFolder();
  const path = join(folder, file);
  writeFileSync(path, before);
  const { code, output, milliseconds: taken } = await runAsync(refresh(folder, file), { limit });
  const now = readFileSync(path, 'utf8');
  const said = code === 0 ? / (changed|unchanged)\b/.exec(output)?.[1] : undefined;
  if (code === null && (now === before || now === after)) return { name, taken, outcome: 'stopped' };
  if (code === 2 && now === before) return { name, taken, outcome: 'refused' };
  if (said === (before === after ? 'unchanged' : 'changed') && now === after)
    return { name, taken, outcome: said };
  throw new Error(
    `${name}: ended with ${code}, and the text is not what it was to be:\n${output.slice(0, 2000)}`,
  );
}
