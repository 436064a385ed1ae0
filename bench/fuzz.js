/**
 * Refreshes random texts of up to 50 KB, which repeat pieces of Markdown around a section. Prints those that take longer than
 * the time limit or make the library throw, and exits with 1 if there are any.
 *
 *     npm run build && node bench/fuzz.js [minutes] [seed]
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { randomCase } from './texts/random-case.js';
import { randomNumbers } from './texts/readme-text.js';

/** Parsing one file may take 60 s; the rest may take 5 s. */
const maxMs = 65_000;
const slowestShown = 10;
const childScript = fileURLToPath(new URL('measure/refresh-in-child.js', import.meta.url));

const [minutes = 1, seed = Date.now() % 2 ** 32] = process.argv.slice(2).map(Number);
const end = Date.now() + minutes * 60_000;
const random = randomNumbers(seed);

/** @type {{ milliseconds: number, outcome: string, recipe: string }[]} */
let slowest = [];
/** @type {Record<string, number>} */
const outcomes = {};
let child = fork(childScript);
let failures = 0;
while (Date.now() < end) {
  const { recipe, text, format } = randomCase(random);
  const { milliseconds, outcome } = await refresh(text, format);
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  if (outcome === 'killed' || outcome === 'died' || outcome === 'thrown') {
    failures += 1;
    console.log(`${milliseconds.toFixed(0)} ms, ${outcome}: ${recipe}`);
  }
  slowest = [...slowest, { milliseconds, outcome, recipe }]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, slowestShown);
}
child.kill();

console.log(`\nSeed ${seed}: ${failures} failures; ${JSON.stringify(outcomes)}. The slowest:`);
for (const { milliseconds, outcome, recipe } of slowest) {
  console.log(`${milliseconds.toFixed(0).padStart(6)} ms  ${outcome.padEnd(9)} ${recipe}`);
}
if (failures > 0) process.exitCode = 1;

/**
 * Refreshes a text in the child process. Replaces the child process if it takes too long or dies.
 *
 * @param {string} text
 * @param {string} format
 * @returns {Promise<{ milliseconds: number, outcome: string }>}
 */
function refresh(text, format) {
  return new Promise((resolve) => {
    const started = performance.now();
    const restart = (/** @type {string} */ outcome) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.kill('SIGKILL');
      child = fork(childScript);
      resolve({ milliseconds: performance.now() - started, outcome });
    };
    const timer = setTimeout(() => restart('killed'), maxMs);
    child.once('exit', () => restart('died'));
    child.once('message', (/** @type {{ milliseconds: number, outcome: string }} */ result) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(result);
    });
    child.send({ text, format });
  });
}
