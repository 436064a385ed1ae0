import { invalidInput, recover } from '../core/errors.ts';
import { formatNames } from '../sections/format.ts';
import { parseShow, snippetNames } from '../sections/marker.ts';
import { type Header, parseHeader } from '../service/request-headers.ts';
import {
  defaultBaseUrl,
  parseBaseUrl,
  parseCustomDomain,
  parseSlug,
  parseStatusPageHost,
} from '../snippets/inputs.ts';
import { snippetFields } from '../snippets/snippet-set.ts';
import { actionOptions, parseLabels, parsePeople } from './action-options.ts';
import { choice, number, type OptionDefinition } from './option-definition.ts';
import {
  aboutPush,
  branchOption,
  commitMessageOption,
  parseBranch,
  pushingCommands,
} from './publish-options.ts';

// Flags, environment variables, inputs, their help, action.yml and the reference tables are derived
// from these rows. The attributes of a marker are not rows: they are read later, when a file is
// parsed.

const writingCommands = ['refresh', 'check', 'init', 'adopt'] as const;

/** `serve` asks no service, and `find` fills no section. */
const askingCommands = ['refresh', 'check', 'print', 'init', 'find', 'adopt'] as const;

const sharedOptions = {
  slug: {
    isCommon: true,
    inFile: true,
    summary: 'Slug of the status page, for sections whose marker has no slug',
    parse: (text: string) => parseSlug(text),
  },
  'base-url': {
    placeholder: 'url',
    default: defaultBaseUrl,
    summary: 'Address of the service',
    parse: parseBaseUrl,
  },
  'status-page-host': {
    inFile: true,
    placeholder: 'host',
    defaultDescription: 'statuspage.me, if base-url is the default or a loopback host',
    summary: 'Host whose subdomains are the status pages, used when snippets are generated',
    parse: parseStatusPageHost,
  },
  'custom-domain': {
    isCommon: true,
    inFile: true,
    placeholder: 'domain',
    summary: 'Custom domain of the page, used when snippets are generated',
    parse: (text: string) => parseCustomDomain(text),
  },
  source: {
    ...choice('auto', 'endpoint', 'offline'),
    inFile: true,
    default: 'auto',
    summary:
      'Where snippets come from; auto asks the service, and the page itself if its plan does ' +
      'not include the API',
  },
  show: {
    inFile: true,
    placeholder: 'names',
    defaultDescription: 'badge link; in a heading, badge',
    // An embed that is adopted shows what it showed before.
    commands: ['refresh', 'check', 'init', 'serve'],
    summary: `Snippets to show, in order, separated by spaces: ${snippetNames.join(', ')}`,
    parse: (text) => parseShow(text),
  },
  header: {
    input: 'headers',
    kind: 'list',
    commands: askingCommands,
    placeholder: 'name: value',
    summary:
      'Header to send to the service, such as credentials; its value is never logged or stored',
    parse: parseHeaderLines,
  },
  'max-age': {
    ...number({ kind: 'seconds', default: '300', range: [0, 31_536_000] }),
    commands: askingCommands,
    inFile: true,
    summary: 'How long to reuse a cached response, in seconds; 0 always asks the service',
  },
  format: {
    ...choice(...formatNames),
    inFile: true,
    defaultDescription: 'by file extension',
    commands: [...writingCommands, 'find', 'serve'],
    summary: 'Read every file in this format',
  },
} as const satisfies Readonly<Record<string, OptionDefinition>>;

const commandLineOptions = {
  timeout: {
    ...number({ kind: 'seconds', default: '10', range: [0.001, 3600] }),
    commands: askingCommands,
    summary: 'Time limit for each request to the service, in seconds',
  },
  'cache-dir': {
    commands: askingCommands,
    placeholder: 'folder',
    defaultDescription: "the platform's cache folder",
    summary: 'Folder for cached responses',
  },
  'no-cache': { kind: 'flag', commands: askingCommands, summary: 'Disable the response cache' },
  only: {
    ...choice(...snippetFields),
    placeholder: 'field',
    commands: ['print'],
    summary: `Print a single field: ${snippetFields.join(', ')}`,
  },
  workflow: {
    kind: 'flag',
    commands: ['init'],
    summary: 'Also write a workflow that refreshes it on a schedule',
  },
  'ignore-unmarked': {
    kind: 'flag',
    commands: ['refresh', 'check'],
    summary:
      'Accept named files that contain no section, for hooks that pass every changed file; not ' +
      'related to the setting unmarked',
  },
  port: {
    ...number({ kind: 'count', default: '4010', range: [0, 65_535] }),
    placeholder: 'number',
    commands: ['serve'],
    summary: 'Port on the loopback interface; 0 takes a free one',
  },
  page: {
    kind: 'list',
    placeholder: 'slug[=domain]',
    commands: ['serve'],
    summary: 'Page to serve, with its custom domain if it has one',
    parse: parsePages,
  },
  pages: {
    placeholder: 'file',
    commands: ['serve'],
    summary: 'JSON file with pages to serve; changes apply at once',
  },
  json: { isCommon: true, kind: 'flag', summary: 'Print the result as JSON' },
  diff: {
    isCommon: true,
    kind: 'flag',
    commands: writingCommands,
    summary: 'Show the changes as a diff',
  },
  'dry-run': {
    isCommon: true,
    kind: 'flag',
    commands: writingCommands,
    summary: 'Show what would change without writing files',
  },
  quiet: { kind: 'flag', short: 'q', summary: 'Report only warnings and errors' },
  verbose: {
    kind: 'flag',
    commands: askingCommands,
    summary:
      'Also report each file that is up to date, each request, and each page without the API',
  },
  commit: {
    isCommon: true,
    kind: 'flag',
    commands: pushingCommands,
    summary: 'Commit the changed files, and nothing else, to the local git repository',
  },
  push: {
    kind: 'flag',
    commands: pushingCommands,
    summary:
      'Change the files at the head of the remote branch, commit them and push; this checkout ' +
      'stays as it is',
  },
  'commit-message': commitMessageOption,
  remote: { default: 'origin', ...aboutPush, summary: 'Name of the remote to push to' },
  branch: branchOption,
  'change-request': {
    placeholder: 'branch',
    ...aboutPush,
    summary:
      'Push one commit to this branch instead, and open a merge or pull request if a push can ' +
      'do that',
    parse: parseBranch,
  },
  'change-request-labels': {
    kind: 'list',
    placeholder: 'label',
    ...aboutPush,
    summary: 'Label of the merge request, on GitLab',
    parse: (labels, givenAs) => parseLabels(labels, givenAs, 255), // GitLab's limit
  },
  'change-request-assignees': {
    kind: 'list',
    placeholder: 'user',
    ...aboutPush,
    summary: 'User to whom the merge request is assigned, on GitLab',
    parse: parsePeople,
  },
  'change-request-draft': {
    kind: 'flag',
    ...aboutPush,
    summary: 'Open the merge request as a draft, on GitLab',
  },
  'change-request-auto-merge': {
    ...choice('merge', 'squash'),
    defaultDescription: 'a person merges it',
    ...aboutPush,
    summary: 'How GitLab merges the merge request when its checks pass',
  },
  forge: {
    ...choice('gitlab', 'forgejo', 'other'),
    defaultDescription: 'by the variables of the CI',
    ...aboutPush,
    summary:
      'How a push opens a request: push options of GitLab, AGit of Forgejo and Gitea, or not ' +
      'at all',
  },
  cwd: {
    placeholder: 'folder',
    defaultDescription: 'the current folder',
    summary: 'Run in this folder',
  },
  help: {
    isCommon: true,
    kind: 'flag',
    short: 'h',
    summary: 'Show this help; after a command, its options',
  },
  version: { kind: 'flag', short: 'v', summary: 'Show the version' },
} as const satisfies Readonly<Record<string, OptionDefinition>>;

/**
 * One type of settings for both programs: each leaves the options of the other at their defaults.
 */
const optionTable = { ...sharedOptions, ...commandLineOptions, ...actionOptions } as const;

export type OptionTable = typeof optionTable;
export type OptionName = keyof OptionTable;
export type OptionRow = OptionDefinition & { readonly name: OptionName };

const rowsOf = (table: Readonly<Partial<Record<OptionName, OptionDefinition>>>) =>
  Object.entries(table).map(([name, row]): OptionRow => ({ ...row, name: name as OptionName }));

export const options = rowsOf(optionTable);

/** The options of each program are in the order of the table. */
export const optionsOf: Readonly<Record<'cli' | 'action', readonly OptionRow[]>> = {
  cli: rowsOf({ ...sharedOptions, ...commandLineOptions }),
  action: rowsOf({ ...sharedOptions, ...actionOptions }),
};

/** `<slug>`, `<md|mdx|html>`. */
export function placeholderOf(row: OptionRow): string {
  const fallback = row.kind === 'seconds' ? row.kind : row.name;
  return `<${row.placeholder ?? (row.kind === 'choice' ? row.choices.join('|') : fallback)}>`;
}

/** `max-age` is `STATUS_SNIPPETS_MAX_AGE`. */
export function environmentName(option: string): string {
  return `STATUS_SNIPPETS_${option.replaceAll('-', '_').toUpperCase()}`;
}

/**
 * @throws {StatusSnippetsError} whose message never contains the line, because it may be a secret
 */
function parseHeaderLines(lines: readonly string[], givenAs: string): readonly Header[] {
  return lines.map((line, index) =>
    parseHeader(line, lines.length > 1 ? `${givenAs} (number ${index + 1})` : givenAs),
  );
}

/**
 * `slug` or `slug=domain`.
 * @throws {StatusSnippetsError}
 */
function parsePages(values: readonly string[], givenAs: string) {
  const pages = values.map((value) => {
    const [slug = '', host] = value.split(/=(.*)/s);
    const parse = () => ({
      slug: parseSlug(slug),
      customDomain: host === undefined ? null : parseCustomDomain(host),
    });
    return recover(parse, (error) => {
      const [, start = '', end = ''] = /^([\w-]+)((?::(?!\/\/)|,).*)$/.exec(value) ?? [];
      const fix = end.startsWith(':')
        ? `write ${start}=${end.slice(1)}`
        : `write one page for each ${givenAs}`;
      if (start !== '') throw invalidInput(givenAs, { value, problem: 'is not a page', fix });
      throw invalidInput(givenAs, {
        value,
        problem: `is not a page, because ${error.message}`,
        cause: error,
      });
    });
  });
  const slugs = pages.map(({ slug }) => slug);
  const value = slugs.find((slug, index) => slugs.indexOf(slug) < index);
  if (value === undefined) return pages;
  throw invalidInput(givenAs, { value, problem: 'is named twice', fix: 'leave one of them out' });
}
