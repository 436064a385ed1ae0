import { type Command, type CommandName, commands } from '../config/option-definition.ts';
import { type OptionRow, optionsOf, placeholderOf } from '../config/option-table.ts';
import { environmentName } from './command-line.ts';

const documentation = 'Documentation: https://github.com/OWNER/status-snippets#readme';

export function helpText(topic: Command | 'all', columns: number): string {
  const blocks = topic === 'all' ? overview(columns) : commandHelp(topic, columns);
  return `${blocks.join('\n\n')}\n${wrap(documentation, columns)}\n`;
}

function overview(columns: number): readonly string[] {
  const usages = commands.map(({ usage, summary }) => [usage, summary] as const);
  const common = optionsOf.cli.filter(({ isCommon }) => isCommon);
  const flags = common.map((row) => [flagUsage(row), row.summary.split(/[,;]/, 1).join()] as const);
  return [
    wrap('Keeps the status page badge and links in your README up to date.', columns),
    `Usage: status-snippets [command] [files…] [options]\nExample: npx status-snippets ${examples.init}`,
    twoColumns(usages, columns),
    twoColumns(flags, columns),
    'All options: status-snippets <command> --help',
  ];
}

function commandHelp({ name, usage, summary }: Command, columns: number): readonly string[] {
  const rows = optionsOf.cli.filter((row) => row.commands?.includes(name) ?? true);
  const flags = rows.map((row) => [flagUsage(row), flagSummary(row)] as const);
  const variables = `An option with a value is also an environment variable: --max-age is ${environmentName('max-age')}.`;
  return [
    `Usage: status-snippets ${usage} [options]`,
    wrap(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`, columns),
    `Example:\n  npx status-snippets ${examples[name]}`,
    `Options:\n${twoColumns(flags, columns)}`,
    wrap(variables, columns),
  ];
}

const examples: Readonly<Record<CommandName, string>> = {
  refresh: 'README.md docs',
  check: 'check README.md --source offline',
  print: 'print --slug acme --only badge_html',
  init: 'init --slug acme --workflow',
  find: 'find README.md docs',
  adopt: 'adopt README.md --dry-run --diff',
  serve: 'serve README.md --page acme',
};

function flagUsage(row: OptionRow): string {
  const letter = row.short === undefined ? '' : `-${row.short}, `;
  return `${letter}--${row.name}${row.kind === 'flag' ? '' : ` ${placeholderOf(row)}`}`;
}

function flagSummary(row: OptionRow): string {
  const fallback = row.default ?? row.defaultDescription;
  const defaultNote = fallback === undefined ? '' : ` (default: ${fallback})`;
  return `${row.summary}${row.kind === 'list' ? '; repeatable' : ''}${defaultNote}`;
}

/** Texts on the right are aligned to the longest text on the left up to this. */
const maxIndent = 32;

function twoColumns(rows: readonly (readonly [left: string, right: string])[], columns: number): string {
  const indent = Math.min(maxIndent, 4 + Math.max(...rows.map(([left]) => left.length)));
  const lines = rows.map(([left, right]) => {
    const start = `  ${left}`;
    const text = wrap(right, Math.max(columns - indent, 20)).replaceAll('\n', `\n${' '.repeat(indent)}`);
    return start.length > indent - 2 ? `${start}\n${' '.repeat(indent)}${text}` : start.padEnd(indent) + text;
  });
  return lines.join('\n');
}

/** Breaks a text into lines of at most `columns` characters, unless a word is longer. */
function wrap(text: string, columns: number): string {
  const line = new RegExp(`(?=\\S)(?:.{1,${columns}}|\\S+)(?= |$)`, 'g');
  return (text.match(line) ?? []).join('\n');
}
