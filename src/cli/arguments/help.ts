import { commands } from '../../config/commands.ts';
import { type AnyRow, optionsOf, placeholderOf } from '../../config/option-table.ts';
import { environmentName } from './environment-variables.ts';

const width = 100;

/** The output of `--help`. */
export function helpText(): string {
  const named = commands.map(({ usage, summary }) => [usage, summary] as const);
  const flags = optionsOf.cli.map((row) => [flagUsage(row), flagSummary(row)] as const);
  return [
    'Keeps the status page badge and links in your README up to date.',
    '',
    'Usage: status-snippets [command] [files…] [options]',
    '',
    'Commands:',
    ...twoColumns(named),
    '',
    'Options:',
    ...twoColumns(flags),
    '',
    `Options with a value can also be set as environment variables: --max-age is ${environmentName('max-age')}.`,
    '',
  ].join('\n');
}

/** An option as it is typed: `-q, --quiet` or `--slug <slug>`. */
function flagUsage(row: AnyRow): string {
  const letter = row.short === undefined ? '' : `-${row.short}, `;
  return `${letter}--${row.name}${row.kind === 'flag' ? '' : ` ${placeholderOf(row)}`}`;
}

function flagSummary(row: AnyRow): string {
  const where = row.commands === undefined ? '' : `; only with ${row.commands.join(' and ')}`;
  const repeatable = row.kind === 'list' ? '; repeatable' : '';
  const fallback = row.default ?? row.defaultDescription;
  const without = fallback === undefined ? '' : ` (default: ${fallback})`;
  return `${row.summary}${repeatable}${where}${without}`;
}

function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const indent = 4 + Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrapped(right, width - indent).map((line, index) =>
      index === 0 ? `  ${left}`.padEnd(indent) + line : ' '.repeat(indent) + line,
    ),
  );
}

function wrapped(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= columns) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
