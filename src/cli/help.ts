import { type Command, type CommandName, commands } from '../config/option-definition.ts';
import { type OptionRow, optionsOf, placeholderOf } from '../config/option-table.ts';
import { environmentName, listNames } from './command-line.ts';

/** The output of `--help`: an overview, or the options of one command. */
export function helpText(topic: CommandName | 'all' = 'all'): string {
  const command = commands.find(({ name }) => name === topic);
  return command === undefined ? overview() : commandHelp(command);
}

function overview(): string {
  return `Keeps the status page badge and links in your README up to date.

Usage: status-snippets [command] [files…] [options]

Commands:
${twoColumns(commands.map(({ usage, summary }) => [usage, summary]))}

Options:
${twoColumns(optionsOf.cli.map((row) => [flagUsage(row), flagSummary(row) + commandsOf(row)]))}

${environmentNote}`;
}

function commandHelp({ name, usage, summary }: Command): string {
  const rows = optionsOf.cli.filter((row) => row.commands?.includes(name) ?? true);
  return `Usage: status-snippets ${usage} [options]

${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

Options:
${twoColumns(rows.map((row) => [flagUsage(row), flagSummary(row)]))}

${environmentNote}`;
}

const environmentNote = `Options with a value can also be set as environment variables: --max-age is ${environmentName('max-age')}.
`;

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

function commandsOf({ commands: accepting }: OptionRow): string {
  return accepting === undefined ? '' : `; only with ${listNames(accepting)}`;
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
