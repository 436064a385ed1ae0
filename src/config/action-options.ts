import type { Option } from './option.ts';
import { parseBranch, parseRepository } from './parse-values.ts';

/** The options of the action alone. */
export const actionOptions = [
  {
    name: 'files',
    kind: 'list',
    value: 'files',
    default: 'README.md',
    summary: 'Files to update: paths, folders or globs',
  },
  {
    name: 'mode',
    kind: 'choice',
    choices: ['commit', 'pull-request', 'write', 'check'],
    default: 'commit',
    summary:
      'What to do with changes: commit them, open a pull request, write the files for later steps, or fail the step',
  },
  {
    name: 'repository',
    kind: 'text',
    value: 'owner/name',
    defaultDescription: 'the repository of the workflow',
    summary: 'Repository to update',
    parse: parseRepository,
  },
  {
    name: 'branch',
    kind: 'text',
    value: 'branch',
    defaultDescription: 'the branch of the run; the default branch for tags, releases and schedules',
    summary: 'Branch to update',
    parse: parseBranch,
  },
  {
    name: 'pull-request-branch',
    kind: 'text',
    value: 'branch',
    defaultDescription: 'status-snippets/ followed by the name of the branch',
    summary: 'Branch for pull requests, managed by the action',
    parse: parseBranch,
  },
  {
    name: 'commit-message',
    kind: 'text',
    value: 'text',
    defaultDescription: 'a subject that names the new address',
    summary: 'Commit message; {slug}, {address} and {previous-address} are replaced',
  },
  {
    name: 'pull-request-title',
    kind: 'text',
    value: 'text',
    defaultDescription: 'a title that names the new address',
    summary: 'Title of the pull request; the same placeholders are replaced',
  },
  {
    name: 'token',
    kind: 'text',
    value: 'token',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a GitHub expression, not a template literal
    default: '${{ github.token }}',
    summary: 'Token for reading files and publishing changes',
  },
  {
    name: 'on-unavailable',
    kind: 'choice',
    choices: ['warn', 'fail'],
    default: 'warn',
    summary: 'Whether an unavailable service causes a warning or fails the step',
  },
  { name: 'run-in-forks', kind: 'flag', default: 'false', summary: 'Also run scheduled workflows in forks' },
] as const satisfies readonly Option[];
