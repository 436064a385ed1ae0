/**
 * Looks for texts that take long: repetitions of a few fragments of Markdown, up to 50 KB, around a section. They are read in
 * a process that stays alive, and is replaced when it takes too long. Fails where one takes more than 2 s.
 *
 * node bench/fuzz.js [minutes] [seed], after npm run build
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { drawCase } from './fuzz-case.js';
import { numbersFrom } from './readme-text.js';

const most = 2000;
const patience = 10_000;
const told = 10;
const reader = fileURLToPath(new URL('fuzz-reader.js', import.meta.url));

const [minutes = 1, seed = Date.now() % 2 ** 32] = process.argv.slice(2).map(Number);
const end = Date.now() + minutes * 60_000;
const draw = numbersFrom(seed);

/** @type {{ milliseconds: number, outcome: string, recipe: string }[]} */
let slowest = [];
/** @type {Record<string, number>} */
const outcomes = {};
let child = fork(reader);
let count = 0;
let slow = 0;
while (Date.now() < end) {
  const { recipe, text, format } = drawCase(draw);
  const { milliseconds, outcome } = await readTwice(text, format);
  count += 1;
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  if (milliseconds > most || outcome === 'thrown') {
    slow += 1;
    console.log(`${milliseconds.toFixed(0)} ms, ${outcome}: ${recipe}`);
  }
  slowest = [...slowest, { milliseconds, outcome, recipe }]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, told);
}
child.kill();

console.log(
  `\nSeed ${seed}: ${count} texts, ${slow} of them over ${most / 1000} s or thrown at; ${JSON.stringify(outcomes)}`,
);
for (const { milliseconds, outcome, recipe } of slowest) {
  console.log(`${milliseconds.toFixed(0).padStart(6)} ms  ${outcome.padEnd(9)} ${recipe}`);
}
if (slow > 0) process.exitCode = 1;

/** The better of two times, where the first is long: the machine may have been busy. @param {string} text @param {string} format */
async function readTwice(text, format) {
  const first = await read(text, format);
  if (first.milliseconds <= most || first.outcome === 'stopped') return first;
  const second = await read(text, format);
  return second.milliseconds < first.milliseconds ? second : first;
}

/**
 * @param {string} text
 * @param {string} format
 * @returns {Promise<{ milliseconds: number, outcome: string }>}
 */
function read(text, format) {
  return new Promise((resolve) => {
    const started = performance.now();
    const stop = (/** @type {string} */ outcome) => {
      child.removeAllListeners();
      child.kill('SIGKILL');
      child = fork(reader);
      resolve({ milliseconds: performance.now() - started, outcome });
    };
    const timer = setTimeout(() => stop('stopped'), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      stop('died');
    });
    child.once('message', (/** @type {{ milliseconds: number, outcome: string }} */ answer) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    });
    child.send({ text, format });
  });
}
