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
    summary: 'The status page, for sections that do not name one themselves',
  },
  {
    name: 'base-url',
    kind: 'text',
    value: 'url',
    default: defaultBaseUrl,
    doors: both,
    summary: 'The address of the service',
  },
  {
    name: 'status-page-host',
    kind: 'text',
    value: 'host',
    otherwise: 'the host of base-url',
    doors: both,
    summary: 'The host whose subdomains are the pages, for addresses that are generated',
  },
  {
    name: 'custom-domain',
    kind: 'text',
    value: 'domain',
    doors: both,
    summary: "The page's own domain, for addresses that are generated",
  },
  {
    name: 'source',
    kind: 'choice',
    choices: ['auto', 'endpoint', 'offline'],
    default: 'auto',
    doors: both,
    summary:
      'Where snippets come from; auto asks the service, and generates them where the plan lacks the operation',
  },
  {
    name: 'show',
    kind: 'text',
    value: 'names',
    otherwise: 'badge link; in a heading badge',
    doors: both,
    summary: 'What a section holds, in this order: badge, link, widget, script, definitions',
  },
  {
    name: 'header',
    input: 'headers',
    kind: 'list',
    value: 'name: value',
    doors: both,
    summary: 'A header to send to the service, credentials for example; its value is never shown or stored',
  },
  {
    name: 'max-age',
    kind: 'seconds',
    value: 'seconds',
    default: '300',
    range: [0, 31_536_000],
    doors: both,
    summary: 'How long an answer may be used again; 0 asks anew',
  },
  {
    name: 'timeout',
    kind: 'seconds',
    value: 'seconds',
    default: '10',
    range: [0.001, 3600],
    doors: cli,
    summary: 'How long one attempt to reach the service may take',
  },
  {
    name: 'cache-dir',
    kind: 'text',
    value: 'folder',
    otherwise: "the platform's cache folder",
    doors: cli,
    summary: 'The folder that keeps answers between runs',
  },
  {
    name: 'no-cache',
    kind: 'flag',
    doors: cli,
    summary: 'Use no answers of earlier runs and keep none',
  },
  {
    name: 'format',
    kind: 'choice',
    choices: formats,
    otherwise: "by each file's name",
    doors: both,
    summary: 'Read every file as this format',
  },
  {
    name: 'only',
    kind: 'choice',
    value: 'field',
    choices: snippetFields,
    commands: ['print'],
    doors: cli,
    summary: `Print just one field: ${snippetFields.join(', ')}`,
  },
  {
    name: 'workflow',
    kind: 'flag',
    commands: ['init'],
    doors: cli,
    summary: 'Write the scheduled workflow too',
  },
  { name: 'json', kind: 'flag', doors: cli, summary: 'Print the result as JSON' },
  { name: 'diff', kind: 'flag', doors: cli, summary: 'Show the difference' },
  { name: 'dry-run', kind: 'flag', doors: cli, summary: 'Write nothing, but report and exit as without it' },
  { name: 'quiet', kind: 'flag', short: 'q', doors: cli, summary: 'Report only what is wrong' },
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
    summary: 'Work in this folder',
  },
  { name: 'help', kind: 'flag', short: 'h', doors: cli, summary: 'Show this help' },
  { name: 'version', kind: 'flag', short: 'v', doors: cli, summary: 'Show the version' },
  {
    name: 'files',
    kind: 'list',
    value: 'files',
    default: 'README.md',
    doors: action,
    summary: 'The files to keep right: paths or globs',
  },
  {
    name: 'mode',
    kind: 'choice',
    choices: ['commit', 'pull-request', 'write', 'check'],
    default: 'commit',
    doors: action,
    summary:
      'What happens to a change: a commit, a pull request, files written for later steps, or a failed check',
  },
  {
    name: 'repository',
    kind: 'text',
    value: 'owner/name',
    otherwise: "the workflow's own",
    doors: action,
    summary: 'The repository whose files are kept right',
  },
  {
    name: 'branch',
    kind: 'text',
    value: 'branch',
    otherwise: "the run's branch; on tags, releases and schedules the default branch",
    doors: action,
    summary: 'The branch whose files are kept right',
  },
  {
    name: 'pull-request-branch',
    kind: 'text',
    value: 'branch',
    otherwise: 'status-snippets/ and the name of the branch',
    doors: action,
    summary: 'The branch that pull requests come from; it belongs to the action',
  },
  {
    name: 'commit-message',
    kind: 'text',
    value: 'text',
    otherwise: 'a subject that names the new address',
    doors: action,
    summary: 'The message of the commit; {slug}, {address} and {previous-address} are filled in',
  },
  {
    name: 'pull-request-title',
    kind: 'text',
    value: 'text',
    otherwise: 'a title that names the new address',
    doors: action,
    summary: 'The title of the pull request, with the same words filled in',
  },
  {
    name: 'token',
    kind: 'text',
    value: 'token',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not a template of ours
    default: '${{ github.token }}',
    doors: action,
    summary: 'The token that reads and publishes',
  },
  {
    name: 'on-unavailable',
    kind: 'choice',
    choices: ['warn', 'fail'],
    default: 'warn',
    doors: action,
    summary: 'Whether a service that cannot be reached fails the step or only warns',
  },
  {
    name: 'run-in-forks',
    kind: 'flag',
    default: 'false',
    doors: action,
    summary: 'Also run on a schedule in forks',
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
