import { type CommandName, commands } from '../config/option-definition.ts';
import { type OptionRow, optionsOf, placeholderOf } from '../config/option-table.ts';
import { environmentName } from './command-line.ts';

/** The output of `--help`: an overview that fits on a terminal of 80 × 24, or all options of one command. */
export function helpText(topic: CommandName | 'all', columns: number): string {
  const command = commands.find(({ name }) => name === topic);
  if (command === undefined) {
    const commandRows = commands.map(({ usage, summary }) => [usage, summary] as const);
    const common = optionsOf.cli.flatMap((row) => {
      const { name, brief, placeholder = name } = row;
      return brief === undefined ? [] : [[flagUsage({ ...row, placeholder }), brief] as const];
    });
    return `Keeps the status page badge and links in your README up to date.

Usage: status-snippets [command] [files…] [options]

${twoColumns(commandRows, columns)}

${twoColumns(common, columns)}
`;
  }
  const { name, usage, summary } = command;
  const rows = optionsOf.cli.filter((row) => row.commands?.includes(name) ?? true);
  return `Usage: status-snippets ${usage} [options]

${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

Options:
${twoColumns(
  rows.map((row) => [flagUsage(row), flagSummary(row)]),
  columns,
)}

An option with a value is also an environment variable:
--max-age is ${environmentName('max-age')}.
`;
}

/** An option as it is typed: `-q, --quiet` or `--slug <slug>`. */
function flagUsage(row: OptionRow): string {
  const letter = row.short === undefined ? '' : `-${row.short}, `;
  return `${letter}--${row.name}${row.kind === 'flag' ? '' : ` ${placeholderOf(row)}`}`;
}

function flagSummary(row: OptionRow): string {
  const repeatable = row.kind === 'list' ? '; repeatable' : '';
  const fallback = row.default ?? row.defaultDescription;
  const defaultNote = fallback === undefined ? '' : ` (default: ${fallback})`;
  return `${row.summary}${repeatable}${defaultNote}`;
}

/** The longest text on the left that the texts on the right are aligned to. */
const maxIndent = 32;

function twoColumns(rows: readonly (readonly [left: string, right: string])[], columns: number): string {
  const indent = Math.min(maxIndent, 4 + Math.max(...rows.map(([left]) => left.length)));
  const wrapped = new RegExp(`\\S.{0,${Math.max(columns - indent - 1, 20)}}(?= |$)`, 'g');
  const lines = rows.flatMap(([left, right]) => {
    const start = `  ${left}`;
    const texts = [...right.matchAll(wrapped)].map(([text]) => text);
    if (start.length > indent - 2) return [start, ...texts.map((text) => ' '.repeat(indent) + text)];
    return texts.map((text, index) => (index === 0 ? start : '').padEnd(indent) + text);
  });
  return lines.join('\n');
}
