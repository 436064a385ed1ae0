import { commands } from '../../config/commands.ts';
import { type OptionRow, optionsOf, placeholderOf } from '../../config/option-table.ts';
import { environmentName } from './environment-variables.ts';

/** The output of `--help`. */
export function helpText(): string {
  return `Keeps the status page badge and links in your README up to date.

Usage: status-snippets [command] [files…] [options]

Commands:
${twoColumns(commands.map(({ usage, summary }) => [usage, summary]))}

Options:
${twoColumns(optionsOf.cli.map((row) => [flagUsage(row), flagSummary(row)]))}

Options with a value can also be set as environment variables: --max-age is ${environmentName('max-age')}.
`;
}

/** An option as it is typed: `-q, --quiet` or `--slug <slug>`. */
function flagUsage(row: OptionRow): string {
  const letter = row.short === undefined ? '' : `-${row.short}, `;
  return `${letter}--${row.name}${row.kind === 'flag' ? '' : ` ${placeholderOf(row)}`}`;
}

function flagSummary(row: OptionRow): string {
  const where = row.commands === undefined ? '' : `; only with ${row.commands.join(' and ')}`;
  const repeatable = row.kind === 'list' ? '; repeatable' : '';
  const fallback = row.default ?? row.defaultDescription;
  const without = fallback === undefined ? '' : ` (default: ${fallback})`;
  return `${row.summary}${repeatable}${where}${without}`;
}

const maxLineLength = 100;

function twoColumns(rows: readonly (readonly [left: string, right: string])[]): string {
  const indent = 4 + Math.max(...rows.map(([left]) => left.length));
  const wrapped = new RegExp(`\\S.{0,${maxLineLength - indent - 1}}(?= |$)`, 'g');
  const lines = rows.flatMap(([left, right]) =>
    [...right.matchAll(wrapped)].map(([text], index) => (index === 0 ? `  ${left}` : '').padEnd(indent) + text),
  );
  return lines.join('\n');
}
