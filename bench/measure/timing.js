/** Measures how long commands take. */
import { run } from './run-process.js';

/** @typedef {{ median: number, least: number }} Times in milliseconds */

/**
 * Runs commands alternately, so that other load on the machine affects all of them in the same way. The first round is not
 * counted, because it warms up the disk cache.
 *
 * @template {string} Name
 * @param {Readonly<Record<Name, import('./run-process.js').Command>>} commands
 * @param {number} rounds
 * @param {{ isWarm?: boolean }} [options] whether the commands ran before, so that no round is left out
 * @returns {Record<Name, Times>}
 * @throws {Error} if a run fails
 */
export function timeAlternately(commands, rounds, { isWarm = false } = {}) {
  const entries = /** @type {[Name, import('./run-process.js').Command][]} */ (Object.entries(commands));
  const taken = new Map(entries.map(([name]) => [name, /** @type {number[]} */ ([])]));
  for (let round = isWarm ? 1 : 0; round <= rounds; round += 1) {
    // Each round starts with a different command, so that no command always follows the same one.
    const start = round % entries.length;
    for (const [name, command] of [...entries.slice(start), ...entries.slice(0, start)]) {
      const { code, milliseconds, output } = run(command);
      if (code !== 0) throw new Error(`${name} exited with ${code}:\n${output.slice(0, 2000)}`);
      if (round > 0) taken.get(name)?.push(milliseconds);
    }
  }
  const times = [...taken].map(([name, values]) => [name, timesOf(values)]);
  return /** @type {Record<Name, Times>} */ (Object.fromEntries(times));
}

/** @param {readonly number[]} values @returns {Times} */
export function timesOf(values) {
  return { median: medianOf(values), least: Math.min(...values) };
}

/** @param {readonly number[]} values */
export function medianOf(values) {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (upper + lower) / 2;
}
