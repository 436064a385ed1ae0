import { run } from './processes.js';

/**
 * @typedef {{ median: number, least: number }} Times in milliseconds
 */

/**
 * Runs commands by turns, so that what else the machine does hits all of them alike. The round that warms up does not
 * count, and every run has to end well.
 *
 * @template {string} Name
 * @param {Readonly<Record<Name, import('./processes.js').Command>>} commands
 * @param {number} rounds
 * @param {{ warm?: boolean }} [options] whether they have just run, so that they need no round to warm up
 * @returns {Record<Name, Times>}
 */
export function timeByTurns(commands, rounds, { warm = false } = {}) {
  const entries = /** @type {[Name, import('./processes.js').Command][]} */ (Object.entries(commands));
  const taken = new Map(entries.map(([name]) => [name, /** @type {number[]} */ ([])]));
  for (let round = warm ? 1 : 0; round <= rounds; round += 1) {
    for (let turn = 0; turn < entries.length; turn += 1) {
      // Nobody always follows the same neighbour.
      const [name, command] = /** @type {typeof entries[number]} */ (
        entries[(turn + round) % entries.length]
      );
      const { code, milliseconds, output } = run(command);
      if (code !== 0) throw new Error(`${name} ended with ${code}:\n${output.slice(0, 2000)}`);
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
  const middle = Math.floor(sorted.length / 2);
  const [upper = Number.NaN, lower = upper] = [
    sorted[middle],
    sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)],
  ];
  return (upper + lower) / 2;
}
