import { invalidInput } from '../core/errors.ts';
import { choice, number, type OptionDefinition } from './option-definition.ts';
import {
  branchOption,
  commitMessageOption,
  parseBranch,
  parseTemplate,
} from './publish-options.ts';

/**
 * The command line has `branch` and `commit-message` too, and reads `files` from the configuration
 * file.
 */
export const actionOptions = {
  files: {
    kind: 'list',
    inFile: true,
    defaultDescription: 'the README',
    summary: 'Files to update: paths, folders or globs',
  },
  mode: {
    ...choice('commit', 'pull-request', 'write', 'check'),
    default: 'commit',
    summary:
      'What to do with changes: commit them, open a pull request, write the files for later ' +
      'steps, or fail the step',
  },
  repository: {
    defaultDescription: 'that of the workflow',
    summary: 'Repository to update',
    parse: parseRepository,
  },
  branch: branchOption,
  repositories: {
    kind: 'list',
    parse: parseRepositories,
    summary:
      'Repositories to update instead of one: owner/name, or owner/* and other patterns; ! ' +
      'excludes, and topic:name keeps those with this topic',
  },
  shard: {
    placeholder: 'i/n',
    parse: parseShard,
    defaultDescription: 'all repositories',
    summary: 'Part of the repositories to update, such as 2/8, so that several jobs share them',
  },
  'max-writes': {
    ...number({ kind: 'count', default: '100', range: [1, 1_000_000] }),
    summary: 'How many of the repositories one run may write to; the rest is left for the next run',
  },
  'time-limit': {
    ...number({ kind: 'count', default: '50', range: [1, 1_000_000] }),
    placeholder: 'minutes',
    summary:
      'Minutes after which a run with repositories starts nothing new; the rest is left for ' +
      'the next run',
  },
  'on-failure': {
    ...choice('fail', 'warn'),
    default: 'fail',
    summary: 'Whether a failure in one of the repositories fails the step or causes a warning',
  },
  'pull-request-branch': {
    defaultDescription: 'status-snippets/ followed by the name of the branch',
    summary: 'Branch for pull requests, managed by the action',
    parse: parseBranch,
  },
  'commit-message': commitMessageOption,
  'pull-request-title': {
    defaultDescription: 'a title that names the new address',
    summary: 'Title of the pull request; the same placeholders are replaced',
    parse: parseTemplate,
  },
  'pull-request-body': {
    defaultDescription: 'only the description of the change',
    summary: 'Text above the description of the pull request; the same placeholders are replaced',
    parse: parseTemplate,
  },
  'pull-request-labels': {
    kind: 'list',
    parse: parseLabels,
    summary: 'Labels of the pull request, added when it is opened',
  },
  reviewers: {
    kind: 'list',
    parse: parsePeople,
    summary: 'People who are asked to review the pull request when it is opened',
  },
  'team-reviewers': {
    kind: 'list',
    parse: parsePeople,
    summary: 'Teams that are asked to review it; needs a token that may read the organization',
  },
  assignees: {
    kind: 'list',
    parse: parsePeople,
    summary: 'People who are assigned to the pull request when it is opened',
  },
  draft: { kind: 'flag', default: 'false', summary: 'Open the pull request as a draft' },
  'auto-merge': {
    ...choice('merge', 'squash', 'rebase'),
    defaultDescription: 'a person merges the pull request',
    summary: 'How GitHub merges the pull request when its requirements are met',
  },
  token: {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub
    default: '${{ github.token }}',
    summary: 'Token for reading files and publishing changes',
  },
  'on-unavailable': {
    ...choice('warn', 'fail'),
    default: 'warn',
    summary: 'Whether an unavailable service causes a warning or fails the step',
  },
  unmarked: {
    ...choice('warn', 'ignore', 'adopt'),
    inFile: true,
    default: 'warn',
    summary:
      'What to do with badges, links and widgets outside sections: warn about old addresses, ' +
      'or put markers around them',
  },
  'run-in-forks': {
    kind: 'flag',
    default: 'false',
    summary: 'Also run scheduled workflows in forks',
  },
} as const satisfies Readonly<Record<string, OptionDefinition>>;

/**
 * Neither GitHub nor GitLab accepts a comma in a label. By default, `maxCharacters` is GitHub's
 * limit.
 */
export function parseLabels(
  labels: readonly string[],
  givenAs: string,
  maxCharacters = 50,
): readonly string[] {
  for (const value of labels) {
    const count = [...value].length;
    const fix = `write one label per line, each of at most ${maxCharacters} characters`;
    if (value === '') throw invalidInput(givenAs, { problem: 'is empty', fix });
    if (value.includes(',')) throw invalidInput(givenAs, { value, problem: 'has a comma', fix });
    if (count > maxCharacters)
      throw invalidInput(givenAs, { value, problem: `has ${count} characters`, fix });
  }
  return withoutRepeated(labels);
}

/** A team may be written with its organization, which is that of the repository. */
export function parsePeople(lines: readonly string[], givenAs: string): readonly string[] {
  const names = lines.map((value) => {
    const name = value.replace(/^@/, '').replace(/^[\w-]+\//, '');
    if (/^[\w.-]+(?:\[bot\])?$/.test(name)) return name;
    throw invalidInput(givenAs, {
      value,
      problem: 'is not a name',
      fix: 'write one name per line, such as octocat',
    });
  });
  return withoutRepeated(names);
}

/** GitHub's names ignore case. */
function withoutRepeated(names: readonly string[]): readonly string[] {
  return [...new Map(names.map((name) => [name.toLowerCase(), name])).values()];
}

function parseRepository(value: string): string {
  if (/^[\w.-]+\/[\w.-]+$/.test(value)) return value;
  throw invalidInput('repository', {
    value,
    problem: 'is not a repository',
    fix: 'write it as owner/name',
  });
}

const topicPattern = /^topic:([a-z\d][a-z\d-]{0,49})$/i;

/** Each line is a repository, a pattern for the names of one owner's repositories, or a topic. */
function parseRepositories(lines: readonly string[], givenAs: string) {
  const repositoryLines = lines.map((line) => {
    const topic = topicPattern.exec(line)?.[1]?.toLowerCase() ?? null;
    if (topic !== null)
      return { line, topic, owner: '', name: '', isPattern: false, isExclusion: false };
    const [, mark, owner = '', name = ''] = /^(!?)([\w.-]+)\/([^\s\\/]+)$/.exec(line) ?? [];
    const isPattern = /[*?[\]{}()|]/.test(name);
    if (isPattern || /^[\w.-]+$/.test(name))
      return { line, topic, owner, name, isPattern, isExclusion: mark === '!' };
    const fix = 'write one repository on each line, as owner/name or owner/*, or topic:name';
    throw invalidInput(givenAs, {
      value: line,
      problem: 'is not a repository or a pattern for names',
      fix,
    });
  });
  if (
    lines.length > 0 &&
    repositoryLines.every(({ isExclusion, topic }) => isExclusion || topic !== null)
  ) {
    const fix = 'name at least one repository, such as acme/site or acme/*';
    const hasTopic = repositoryLines.some(({ topic }) => topic !== null);
    throw invalidInput(givenAs, {
      problem: `contains only ${hasTopic ? 'topics' : 'exclusions'}`,
      fix,
    });
  }
  return repositoryLines;
}

/** One of several parts of the repositories of a run, counted from 1. */
function parseShard(value: string) {
  const [, index = 0, count = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (index >= 1 && index <= count && Number.isSafeInteger(count)) return { index, count };
  const fix = 'write it as i/n, from 1/n to n/n: for example 2/8';
  throw invalidInput('shard', { value, problem: 'is not a part of a whole', fix });
}
