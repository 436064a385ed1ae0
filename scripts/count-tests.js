/**
 * Prints `N passed, N failed` from the JSON reports of vitest. Exits with 1 if a test or step failed, or if no test passed.
 *
 * node scripts/count-tests.js <folder of reports> <number of failed steps that ran no tests>
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} TestFile */

const [, , folder = '', failedSteps = '0'] = process.argv;
const files = readdirSync(folder).flatMap((name) => readReport(join(folder, name)));
const tests = files.flatMap((file) => file.assertionResults);
const passed = tests.filter(({ status }) => status === 'passed').length;
const failedTests = tests.filter(({ status }) => status === 'failed').length;
// Files that failed outside a test, such as those that cannot be imported.
const failedFiles = files.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
).length;

const failed = Math.max(failedTests + failedFiles + Number(failedSteps), passed === 0 ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} path
 * @returns {readonly TestFile[]}
 */
function readReport(path) {
  return JSON.parse(readFileSync(path, 'utf8')).testResults;
}
