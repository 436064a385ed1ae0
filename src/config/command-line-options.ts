import { snippetFields } from '../snippets/snippet-set.ts';
import type { Option } from './option.ts';

const cli = ['cli'] as const;

/** The options of the command line alone. */
export const commandLineOptions = [
  {
    name: 'only',
    kind: 'choice',
    value: 'field',
    choices: snippetFields,
    commands: ['print'],
    interfaces: cli,
    summary: `Print a single field: ${snippetFields.join(', ')}`,
  },
  {
    name: 'workflow',
    kind: 'flag',
    commands: ['init'],
    interfaces: cli,
    summary: 'Also write a workflow that refreshes the file on a schedule',
  },
  { name: 'json', kind: 'flag', interfaces: cli, summary: 'Print the result as JSON' },
  { name: 'diff', kind: 'flag', interfaces: cli, summary: 'Show the changes as a diff' },
  { name: 'dry-run', kind: 'flag', interfaces: cli, summary: 'Show what would change without writing files' },
  { name: 'quiet', kind: 'flag', short: 'q', interfaces: cli, summary: 'Report only warnings and errors' },
  {
    name: 'commit',
    kind: 'flag',
    commands: ['refresh', 'init'],
    interfaces: cli,
    summary: 'Commit the changed files, and nothing else, to the local git repository',
  },
  {
    name: 'cwd',
    kind: 'text',
    value: 'folder',
    defaultDescription: 'the current folder',
    interfaces: cli,
    summary: 'Run in this folder',
  },
  { name: 'help', kind: 'flag', short: 'h', interfaces: cli, summary: 'Show this help' },
  { name: 'version', kind: 'flag', short: 'v', interfaces: cli, summary: 'Show the version' },
] as const satisfies readonly Option[];
