/** Tables of results, printed as Markdown. */

/**
 * @typedef {object} Row
 * @property {readonly string[]} cells
 * @property {string} [goal] in words
 * @property {boolean} [isMet] absent for rows without a goal
 *
 * @typedef {{ title: string, columns: readonly string[], rows: readonly Row[], notes?: readonly string[] }} Table
 */

/** A table as Markdown. @param {Table} table */
export function formatTable({ title, columns, rows, notes = [] }) {
  const lines = [
    [...columns, 'Goal', ''],
    [...columns, '', ''].map((_, index) => (index === 0 ? '---' : '--:')),
    ...rows.map(({ cells, goal = '', isMet }) => [...cells, goal, outcome(isMet)]),
  ];
  const body = lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`);
  return `## ${title}\n\n${body.join('')}${notes.map((note) => `\n${note}\n`).join('')}`;
}

/** @param {boolean | undefined} isMet */
function outcome(isMet) {
  if (isMet === undefined) return '';
  return isMet ? 'met' : '**missed**';
}

/** Whether all goals of a table are met. @param {Table} table */
export function meetsGoals({ rows }) {
  return rows.every(({ isMet = true }) => isMet);
}

/** @param {number} value in milliseconds */
export function formatMs(value) {
  return `${value.toFixed(value < 1000 ? 1 : 0)} ms`;
}

/** @param {number} value */
export function formatRatio(value) {
  return `${value.toFixed(2)} ×`;
}
