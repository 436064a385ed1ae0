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

// The test step fails with its tests; it is counted by itself only where none of them says why.
const failed = Math.max(failedTests + failedFiles, Number(others), passed === 0 ? 1 : 0);
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
