import { OptionError } from '../../config/errors.ts';
import type { Choice } from '../../config/options.ts';
import { readChoice, readFlag, readList, readText, readValue } from '../../config/parse-values.ts';
import type { Givens } from '../../config/raw-values.ts';
import { quote } from '../../text/quote.ts';

/** A repository on GitHub. */
export interface Repository {
  readonly owner: string;
  readonly name: string;
}

/** The settings that only the action has. */
export interface ActionSettings {
  readonly files: readonly string[];
  readonly mode: Choice<'mode'>;
  /** Null for the repository of the workflow. */
  readonly repository: Repository | null;
  /** Null for the run's branch, or the default branch. */
  readonly branch: string | null;
  readonly pullRequestBranch: string | null;
  readonly commitMessage: string | null;
  readonly pullRequestTitle: string | null;
  readonly token: string | null;
  readonly onUnavailable: Choice<'on-unavailable'>;
  readonly runInForks: boolean;
}

/**
 * Validates the inputs of the action.
 *
 * @throws {OptionError} for the first invalid value
 */
export function readActionSettings(givens: Givens): ActionSettings {
  return {
    files: readList(givens, 'files'),
    mode: readChoice(givens, 'mode'),
    repository: readValue(givens, 'repository', parseRepository),
    branch: readValue(givens, 'branch', parseBranch),
    pullRequestBranch: readValue(givens, 'pull-request-branch', parseBranch),
    commitMessage: readText(givens, 'commit-message'),
    pullRequestTitle: readText(givens, 'pull-request-title'),
    token: givens.has('token') ? readText(givens, 'token') : null,
    onUnavailable: readChoice(givens, 'on-unavailable'),
    runInForks: readFlag(givens, 'run-in-forks'),
  };
}

function parseRepository(text: string, as: string): Repository {
  const [owner, name, ...rest] = text.split('/');
  const part = /^[\w.-]+$/;
  if (owner !== undefined && name !== undefined && rest.length === 0 && part.test(owner) && part.test(name)) {
    return { owner, name };
  }
  throw new OptionError(as, `${quote(text)} is not a repository: write it as owner/name`);
}

/** People paste refs; a branch is meant. */
function parseBranch(text: string, as: string): string {
  const branch = text.replace(/^refs\/heads\//, '');
  if (!/^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(branch) && branch !== '') return branch;
  throw new OptionError(as, `${quote(text)} is not the name of a branch: write it as in main`);
}
