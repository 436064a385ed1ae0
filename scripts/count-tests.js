/**
 * Prints `N passed, N failed` from the JSON report of vitest, and fails where a test failed or none ran.
 *
 * node scripts/count-tests.js <report> <number of other steps that failed>
 */
import { readFileSync } from 'node:fs';

/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} File */

const [, , path = '', others = '0'] = process.argv;
const files = read(path);
const tests = files.flatMap((file) => file.assertionResults);
const passed = tests.filter(({ status }) => status === 'passed').length;
const failedTests = tests.filter(({ status }) => status === 'failed').length;
const failedFiles = files.filter(
  ({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
).length;

// The step that runs the tests fails with them: it counts by itself only where no test says why.
const told = failedTests + failedFiles;
const failed = Math.max(told + Number(others) - (told > 0 ? 1 : 0), passed === 0 ? 1 : 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

/**
 * @param {string} report
 * @returns {readonly File[]}
 */
function read(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults;
  } catch {
    return [];
  }
}
