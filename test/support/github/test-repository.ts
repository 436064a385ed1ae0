import type { Git } from './git.ts';
import type { Identity } from './git-repository.ts';
import { GraphError } from './graph-error.ts';
import type { PullRequests } from './pull-requests.ts';
import type { Protection, Settings } from './settings.ts';

export { webFlow } from './settings.ts';

export interface TestRepository {
  readonly git: Git;
  readonly nameWithOwner: string;
  /** Later repositories have higher numbers. */
  readonly number: number;
  readonly defaultBranch: string;
  readonly id: string;
  readonly url: string;
  readonly settings: Settings;
  readonly pulls: PullRequests;
}

export const bot: Identity = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

const notAccessible = 'Resource not accessible by integration';

export function forbidden(): GraphError {
  return new GraphError('FORBIDDEN', notAccessible);
}

export function requireWrite(
  { settings }: TestRepository,
  permission: 'contents' | 'pullRequests',
): void {
  if (settings[permission] !== 'write') throw forbidden();
  if (settings.archived)
    throw new GraphError('FORBIDDEN', 'Repository was archived so is read-only.');
  if (settings.disabled) throw new GraphError('FORBIDDEN', 'Repository access blocked');
}

const violations: Readonly<Record<Protection, () => GraphError>> = {
  classic: () =>
    new GraphError(
      'BRANCH_PROTECTION_RULE_VIOLATION',
      'Changes must be made through a pull request.',
    ),
  ruleset: () =>
    new GraphError(
      'UNPROCESSABLE',
      'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
    ),
  'merge-queue': () =>
    new GraphError(
      'UNPROCESSABLE',
      'Repository rule violations found\n\nChanges must be made through the merge queue\n\n',
    ),
};

export function requireUnprotected({ settings }: TestRepository, branch: string): void {
  const protection = settings.protections.get(branch) ?? settings.protections.get('*');
  if (protection !== undefined) throw violations[protection]();
}

export function requireCommitsAllowed({ settings }: TestRepository): void {
  if (settings.commitsRefused === null) return;
  throw new GraphError(
    'UNPROCESSABLE',
    `Repository rule violations found\n\n${settings.commitsRefused}\n\n`,
  );
}
