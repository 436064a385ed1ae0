import { formats } from '../sections/format.ts';
import { defaultBaseUrl } from '../snippets/inputs/base-url.ts';
import { snippetFields } from '../snippets/snippet-set.ts';
import type { Option } from './option.ts';

const both = ['cli', 'action'] as const;
const cli = ['cli'] as const;
const action = ['action'] as const;

/**
 * Every option of every door. Flags, environment names, inputs, their help, `action.yml` and the tables of the README
 * are derived from these rows; the attributes of a marker, which are read in the file, are not options.
 */
export const options = [
  {
    name: 'slug',
    kind: 'text',
    value: 'slug',
    doors: both,
    summary: 'Slug of the status page, for sections whose marker has no slug',
  },
  {
    name: 'base-url',
    kind: 'text',
    value: 'url',
    default: defaultBaseUrl,
    doors: both,
    summary: 'Address of the service',
  },
  {
    name: 'status-page-host',
    kind: 'text',
    value: 'host',
    otherwise: 'the host of base-url',
    doors: both,
    summary: 'Host whose subdomains are the status pages, used when snippets are generated',
  },
  {
    name: 'custom-domain',
    kind: 'text',
    value: 'domain',
    doors: both,
    summary: 'Custom domain of the page, used when snippets are generated',
  },
  {
    name: 'source',
    kind: 'choice',
    choices: ['auto', 'endpoint', 'offline'],
    default: 'auto',
    doors: both,
    summary:
      "Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API",
  },
  {
    name: 'show',
    kind: 'text',
    value: 'names',
    otherwise: 'badge link; in a heading badge',
    doors: both,
    summary: 'Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions',
  },
  {
    name: 'header',
    input: 'headers',
    kind: 'list',
    value: 'name: value',
    doors: both,
    summary: 'Header to send to the service, such as credentials; its value is never logged or stored',
  },
  {
    name: 'max-age',
    kind: 'seconds',
    value: 'seconds',
    default: '300',
    range: [0, 31_536_000],
    doors: both,
    summary: 'How long to reuse a cached response, in seconds; 0 always asks the service',
  },
  {
    name: 'timeout',
    kind: 'seconds',
    value: 'seconds',
    default: '10',
    range: [0.001, 3600],
    doors: cli,
    summary: 'Time limit for each request to the service, in seconds',
  },
  {
    name: 'cache-dir',
    kind: 'text',
    value: 'folder',
    otherwise: "the platform's cache folder",
    doors: cli,
    summary: 'Folder for cached responses',
  },
  {
    name: 'no-cache',
    kind: 'flag',
    doors: cli,
    summary: 'Disable the response cache',
  },
  {
    name: 'format',
    kind: 'choice',
    choices: formats,
    otherwise: 'by file extension',
    doors: both,
    summary: 'Read every file in this format',
  },
  {
    name: 'only',
    kind: 'choice',
    value: 'field',
    choices: snippetFields,
    commands: ['print'],
    doors: cli,
    summary: `Print a single field: ${snippetFields.join(', ')}`,
  },
  {
    name: 'workflow',
    kind: 'flag',
    commands: ['init'],
    doors: cli,
    summary: 'Also write a workflow that refreshes the file on a schedule',
  },
  { name: 'json', kind: 'flag', doors: cli, summary: 'Print the result as JSON' },
  { name: 'diff', kind: 'flag', doors: cli, summary: 'Show the changes as a diff' },
  { name: 'dry-run', kind: 'flag', doors: cli, summary: 'Show what would change without writing files' },
  { name: 'quiet', kind: 'flag', short: 'q', doors: cli, summary: 'Report only warnings and errors' },
  {
    name: 'commit',
    kind: 'flag',
    commands: ['refresh', 'init'],
    doors: cli,
    summary: 'Commit the changed files, and nothing else, to the local git repository',
  },
  {
    name: 'cwd',
    kind: 'text',
    value: 'folder',
    otherwise: 'the current folder',
    doors: cli,
    summary: 'Run in this folder',
  },
  { name: 'help', kind: 'flag', short: 'h', doors: cli, summary: 'Show this help' },
  { name: 'version', kind: 'flag', short: 'v', doors: cli, summary: 'Show the version' },
  {
    name: 'files',
    kind: 'list',
    value: 'files',
    default: 'README.md',
    doors: action,
    summary: 'Files to update: paths, folders or globs',
  },
  {
    name: 'mode',
    kind: 'choice',
    choices: ['commit', 'pull-request', 'write', 'check'],
    default: 'commit',
    doors: action,
    summary:
      'What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step',
  },
  {
    name: 'repository',
    kind: 'text',
    value: 'owner/name',
    otherwise: 'the repository of the workflow',
    doors: action,
    summary: 'Repository to update',
  },
  {
    name: 'branch',
    kind: 'text',
    value: 'branch',
    otherwise: 'the branch of the run; the default branch for tags, releases and schedules',
    doors: action,
    summary: 'Branch to update',
  },
  {
    name: 'pull-request-branch',
    kind: 'text',
    value: 'branch',
    otherwise: 'status-snippets/ followed by the name of the branch',
    doors: action,
    summary: 'Branch for pull requests, managed by the action',
  },
  {
    name: 'commit-message',
    kind: 'text',
    value: 'text',
    otherwise: 'a subject that names the new address',
    doors: action,
    summary: 'Commit message; {slug}, {address} and {previous-address} are replaced',
  },
  {
    name: 'pull-request-title',
    kind: 'text',
    value: 'text',
    otherwise: 'a title that names the new address',
    doors: action,
    summary: 'Title of the pull request; the same placeholders are replaced',
  },
  {
    name: 'token',
    kind: 'text',
    value: 'token',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a GitHub expression, not a template literal
    default: '${{ github.token }}',
    doors: action,
    summary: 'Token for reading files and publishing changes',
  },
  {
    name: 'on-unavailable',
    kind: 'choice',
    choices: ['warn', 'fail'],
    default: 'warn',
    doors: action,
    summary: 'Whether an unavailable service causes a warning or fails the step',
  },
  {
    name: 'run-in-forks',
    kind: 'flag',
    default: 'false',
    doors: action,
    summary: 'Also run scheduled workflows in forks',
  },
] as const satisfies readonly Option[];

export type OptionRow = (typeof options)[number];
export type OptionName = OptionRow['name'];

/** What `--source`, `--format` and the other choices can be. */
export type Choice<Name extends OptionName> = Extract<
  OptionRow,
  { name: Name; choices: readonly string[] }
>['choices'][number];

export type OptionWithDefault = Extract<OptionRow, { default: string }>['name'];
