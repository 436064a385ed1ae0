import { snippetFields } from '../snippets/snippet-set.ts';
import type { Option } from './option.ts';

/** The options of the command line alone. */
export const commandLineOptions = [
  {
    name: 'timeout',
    kind: 'seconds',
    value: 'seconds',
    default: '10',
    range: [0.001, 3600],
    summary: 'Time limit for each request to the service, in seconds',
  },
  {
    name: 'cache-dir',
    kind: 'text',
    value: 'folder',
    defaultDescription: "the platform's cache folder",
    summary: 'Folder for cached responses',
  },
  { name: 'no-cache', kind: 'flag', summary: 'Disable the response cache' },
  {
    name: 'only',
    kind: 'choice',
    value: 'field',
    choices: snippetFields,
    commands: ['print'],
    summary: `Print a single field: ${snippetFields.join(', ')}`,
  },
  {
    name: 'workflow',
    kind: 'flag',
    commands: ['init'],
    summary: 'Also write a workflow that refreshes the file on a schedule',
  },
  { name: 'json', kind: 'flag', summary: 'Print the result as JSON' },
  { name: 'diff', kind: 'flag', summary: 'Show the changes as a diff' },
  { name: 'dry-run', kind: 'flag', summary: 'Show what would change without writing files' },
  { name: 'quiet', kind: 'flag', short: 'q', summary: 'Report only warnings and errors' },
  {
    name: 'commit',
    kind: 'flag',
    commands: ['refresh', 'init'],
    summary: 'Commit the changed files, and nothing else, to the local git repository',
  },
  {
    name: 'cwd',
    kind: 'text',
    value: 'folder',
    defaultDescription: 'the current folder',
    summary: 'Run in this folder',
  },
  { name: 'help', kind: 'flag', short: 'h', summary: 'Show this help' },
  { name: 'version', kind: 'flag', short: 'v', summary: 'Show the version' },
] as const satisfies readonly Option[];
