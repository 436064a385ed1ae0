/**
 * @typedef {object} Row
 * @property {readonly string[]} cells
 * @property {string} [goal] what is promised, in words
 * @property {boolean} [met] whether it is so; rows without a goal only tell
 *
 * @typedef {{ title: string, columns: readonly string[], rows: readonly Row[], notes?: readonly string[] }} Table
 */

/** A table as Markdown. @param {Table} table */
export function printed({ title, columns, rows, notes = [] }) {
  const lines = [
    [...columns, 'Goal', ''],
    [...columns, '', ''].map((_, index) => (index === 0 ? '---' : '--:')),
    ...rows.map(({ cells, goal = '', met }) => [
      ...cells,
      goal,
      met === undefined ? '' : met ? 'met' : '**missed**',
    ]),
  ];
  const body = lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |\n`);
  return `## ${title}\n\n${body.join('')}${notes.map((note) => `\n${note}\n`).join('')}`;
}

/** @param {Table} table */
export function isMet({ rows }) {
  return rows.every(({ met = true }) => met);
}

/** @param {number} value in milliseconds */
export function milliseconds(value) {
  return `${value.toFixed(value < 1000 ? 1 : 0)} ms`;
}

/** @param {number} value */
export function times(value) {
  return `${value.toFixed(2)} ×`;
}
