import querystring from 'node:querystring';
import { type OptionName, optionsOf } from '../config/option-table.ts';
import { inputName, type RawOptions, readTexts, type Settings } from '../config/settings.ts';
import { invalidInput } from '../core/errors.ts';
import { secretsInHeader } from '../service/request-headers.ts';

export function readActionInputs(read: (name: string) => string): RawOptions {
  return readTexts(optionsOf.action, (row) => ({
    givenAs: `input ${inputName(row)}`,
    text: read(inputName(row)),
  }));
}

/** This runs before anything is validated, because an error message may quote a value. */
export function findSecrets(inputs: RawOptions, env: NodeJS.ProcessEnv): string[] {
  const valuesOf = (name: 'token' | 'header' | 'base-url') => inputs.get(name)?.values ?? [];
  const secrets = [
    ...valuesOf('token'),
    // A line without a colon is a secret as a whole.
    // Without its name, short values of a cookie count as words: a mask for `2` would hide each 2.
    ...valuesOf('header').flatMap((line) =>
      secretsInHeader(line.slice(line.indexOf(':') + 1).trim()),
    ),
    ...valuesOf('base-url').flatMap(findPassword),
    ...Object.entries(env).flatMap(([name, value]) =>
      /^https?_proxy$/i.test(name) ? findPassword(value ?? '') : [],
    ),
  ];
  return [...new Set(secrets.map((secret) => secret.trim()))].filter((secret) => secret !== '');
}

function findPassword(address: string): string[] {
  // An address without a scheme is an address for some programs, or a mistake.
  const password = /^(?:[^/@]*\/\/)?[^/@]*?:([^/]*)@/.exec(address.trim())?.[1] ?? '';
  return [password, querystring.unescape(password)];
}

export function validateCombination({
  repositories,
  repository,
  branch,
  shard,
  mode,
}: Settings): void {
  if (repositories.length === 0) {
    if (shard === null) return;
    const problem = 'divides the input repositories, which is empty';
    throw invalidInput('input shard', { problem, fix: 'set it, or remove shard' });
  }
  for (const [name, value] of Object.entries({ repository, branch })) {
    if (value === null) continue;
    const fix = `remove input ${name}; of each repository, the default branch is updated`;
    throw invalidInput('input repositories', {
      problem: `cannot be used together with input ${name}`,
      fix,
    });
  }
  if (mode !== 'write') return;
  const fix = 'set mode: commit, pull-request or check';
  const problem = 'rewrites the files of one workspace, not those of repositories';
  throw invalidInput('input mode', { value: 'write', problem, fix });
}

const pullRequestInputs: readonly OptionName[] = [
  ...([
    'pull-request-branch',
    'pull-request-title',
    'pull-request-body',
    'pull-request-labels',
  ] as const),
  ...(['reviewers', 'team-reviewers', 'assignees', 'draft', 'auto-merge'] as const),
];

export function findUnusedInputs(given: RawOptions, { mode, draft }: Settings): string | null {
  const names = pullRequestInputs.filter((name) => given.has(name) && (name !== 'draft' || draft));
  if (mode === 'pull-request' || names.length === 0) return null;
  const [what, them] = names.length === 1 ? ['input', 'it'] : ['inputs', 'them'];
  return (
    `${what} ${names.join(', ')}: no effect in mode ${mode}; set mode: pull-request, or ` +
    `remove ${them}`
  );
}
