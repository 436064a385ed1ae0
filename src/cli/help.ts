import { posix, resolve } from 'node:path';
import {
  adviceInsteadOf,
  type Command,
  type CommandName,
  commands,
} from '../config/option-definition.ts';
import {
  environmentName,
  type OptionRow,
  optionsOf,
  placeholderOf,
} from '../config/option-table.ts';
import { StatusSnippetsError } from '../core/errors.ts';
import { didYouMean } from '../core/suggest.ts';
import { namesIn } from '../project/files/find-files.ts';
import { missingReadme, similarTo } from '../project/missing-file.ts';
import { pageAt } from '../snippets/service-names.ts';
import type { CommandContext } from './command-context.ts';

export function helpText(topic: Command | 'all', columns: number): string {
  const blocks = topic === 'all' ? overview(columns) : commandHelp(topic, columns);
  const documentation = 'Documentation: https://github.com/OWNER/status-snippets#readme';
  return `${blocks.join('\n\n')}\n${wrap(documentation, columns)}\n`;
}

function overview(columns: number): readonly string[] {
  const usages = commands.map(({ usage, summary }) => [usage, summary] as const);
  const common = optionsOf.cli.filter(({ isCommon }) => isCommon);
  const flags = common.map((row) => [flagUsage(row), row.summary.split(/[,;]/, 1).join()] as const);
  return [
    wrap('Keeps the status page badge and links in your README up to date.', columns),
    `Usage: status-snippets [command] [files…] [options]\nExample: npx status-snippets ` +
      `${examples.init}`,
    twoColumns(usages, columns),
    twoColumns(flags, columns),
    'All options: status-snippets <command> --help',
  ];
}

/** An option of so few commands is their own. */
const maxOwners = 2;

/** What the command is for comes first: its own options, then those that most people need. */
function commandHelp({ name, usage, summary }: Command, columns: number): readonly string[] {
  const rows = optionsOf.cli.filter((row) => row.commands?.includes(name) ?? true);
  const own = rows.filter((row) => row.commands !== undefined && row.commands.length <= maxOwners);
  const common = rows.filter((row) => row.isCommon && !own.includes(row));
  const others = rows.filter((row) => !own.includes(row) && !common.includes(row));
  const describe = (some: readonly OptionRow[]) =>
    twoColumns(
      some.map((row) => [flagUsage(row), flagSummary(row)] as const),
      columns,
    );
  const variables =
    `An option with a value is also an environment variable: --max-age is ` +
    `${environmentName('max-age')}.`;
  return [
    `Usage: status-snippets ${usage} [options]`,
    wrap(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`, columns),
    `Example:\n  npx status-snippets ${examples[name]}`,
    `Options:\n${describe([...own, ...common])}`,
    `Connection, output and publishing:\n${describe(others)}`,
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

function twoColumns(
  rows: readonly (readonly [left: string, right: string])[],
  columns: number,
): string {
  const indent = Math.min(maxIndent, 4 + Math.max(...rows.map(([left]) => left.length)));
  const lines = rows.map(([left, right]) => {
    const start = `  ${left}`;
    const text = wrap(right, Math.max(columns - indent, 20)).replaceAll(
      '\n',
      `\n${' '.repeat(indent)}`,
    );
    return start.length > indent - 2
      ? `${start}\n${' '.repeat(indent)}${text}`
      : start.padEnd(indent) + text;
  });
  return lines.join('\n');
}

/** Breaks a text into lines of at most `columns` characters, unless a word is longer. */
function wrap(text: string, columns: number): string {
  const line = new RegExp(`(?=\\S)(?:.{1,${columns}}|\\S+)(?= |$)`, 'g');
  return (text.match(line) ?? []).join('\n');
}

const commandNames: readonly string[] = commands.map(({ name }) => name);

/** Adds what was probably meant to the error about a file that does not exist. */
export async function explainMissingFile(
  { code, fields }: StatusSnippetsError,
  context: CommandContext,
) {
  const { command, names, settings, workingDirectory, push, files } = context;
  const namesNear = (folder: string) =>
    push ? files.namesIn(files.toTop(folder)) : namesIn(resolve(workingDirectory, folder));
  const { subject: name = '', fix = '' } = fields;
  if (names.length + settings.files.length === 0)
    return missingReadme(await namesNear('.'), 'name a file, or the folder with --cwd');
  const refuse = (problem: string, hint: string) =>
    new StatusSnippetsError(code, { ...fields, problem, fix: hint });
  const isOneFile = code === 'file-not-found' && !name.includes(',');
  const meant = isOneFile && similarTo(name, await namesNear(posix.dirname(name)));
  const { givenAs } = (await files.readConfiguration(files.folder)).get('files') ?? {};
  if (names.length === 0) return refuse(fields.problem, meant || fix).about(`${givenAs}: ${name}`);
  const isWord = /^[\w-]+$/.test(name);
  const isCommand = commandNames.includes(name);
  const isNoCommand = isWord && command === 'refresh' && !isCommand;
  const slug = settings.slug === null && pageAt(name, settings.statusPageHost)?.slug;
  const advice =
    (isCommand && 'specify one command, before the files') ||
    (isNoCommand && (adviceInsteadOf(name) ?? didYouMean(name, commandNames, ''))) ||
    (slug && `did you mean --slug ${slug}?`) ||
    meant ||
    (isWord && settings.slug === null && `if it is a page, write --slug ${name}`) ||
    fix;
  return refuse(isNoCommand ? 'is no command, file or folder' : fields.problem, advice);
}
