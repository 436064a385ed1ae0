/** Exports what a build makes of texts. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { marker } from './snippets.js';

const run = promisify(execFile);

/** So many texts are in one process. With more, more are read again where one is refused. */
export const usualBatchSize = 100;

/** A folder without any section would be an error. */
const validText = marker({ slug: 'acme', form: 'lines', format: 'md', snippets: '' });

/**
 * What the command line of a build writes; for a text that it refuses, the places and codes of
 * the problems.
 *
 * @param {string} build its folder, `dist`, or the entry of its command line
 * @param {string} command
 * @param {ReadonlyMap<string, string>} texts
 * @param {number} batchSize
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function resultsOf(build, command, texts, batchSize) {
  const entry = statSync(build).isDirectory() ? join(build, 'cli', 'index.js') : build;
  /** @type {Map<string, string>} */
  const results = new Map();
  const entries = [...texts];
  for (let start = 0; start < entries.length; start += batchSize) {
    const batch = new Map(entries.slice(start, start + batchSize));
    for (const [path, result] of await resultsOfBatch(resolve(entry), command, batch))
      results.set(path, result);
  }
  return results;
}

/** @param {string} entry @param {string} command @param {ReadonlyMap<string, string>} texts */
async function resultsOfBatch(entry, command, texts) {
  const folder = mkdtempSync(join(tmpdir(), 'compare-builds-'));
  /** @type {Map<string, string>} */
  const refused = new Map();
  try {
    writeTexts(folder, texts);
    writeFileSync(join(folder, 'valid.md'), validText);
    // A problem stops the run, so a file with one is removed, and the others are tried again.
    for (;;) {
      const problems = await problemsOf(entry, command, folder);
      for (const [path, problem] of problems) {
        refused.set(path, problem);
        rmSync(join(folder, path));
      }
      if (problems.size === 0) break;
    }
    const pathsOfResults = [...texts.keys()].map((path) => {
      const result = refused.get(path) ?? readFileSync(join(folder, path), 'utf8');
      return /** @type {const} */ ([path, result]);
    });
    return new Map(pathsOfResults);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} folder @param {ReadonlyMap<string, string>} texts by path */
export function writeTexts(folder, texts) {
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/**
 * Runs the command for all files of the folder.
 *
 * @param {string} entry @param {string} command @param {string} folder
 * @returns {Promise<ReadonlyMap<string, string>>} by path, of the files that have a problem
 */
async function problemsOf(entry, command, folder) {
  const options = ['--slug', 'acme', '--source', 'offline', '--no-cache', '--json', '--quiet'];
  const args = [entry, command, ...options, '.'];
  // The exit code does not matter: if the program ends without a report, that is no JSON.
  const { stdout, stderr } = await run(process.execPath, args, {
    cwd: folder,
    maxBuffer: Number.POSITIVE_INFINITY,
  }).catch((error) => error);
  /** @type {Report | null} */
  const report = parseJson(stdout);
  const failed = (report?.files ?? []).filter(({ problems }) => problems.length > 0);
  const isDone = report?.outcome === 'changed' || report?.outcome === 'unchanged';
  if (!isDone && failed.length === 0)
    throw new Error(`${entry} ended without a result:\n${stderr}${report?.error?.message ?? ''}`);
  return new Map(
    failed.map(({ path, problems }) => {
      const lines = problems.map(({ line, column, code }) => `${line}:${column}: ${code}\n`);
      return [path, `refused\n${lines.join('')}`];
    }),
  );
}

/**
 * @typedef {object} Report
 * @property {string} outcome
 * @property {{ message: string } | null} error
 * @property {readonly { path: string, problems: readonly Problem[] }[]} files
 */

/** @typedef {{ line: number, column: number, code: string }} Problem */

/** @param {string} text */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
