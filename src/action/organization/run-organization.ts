import type { BranchTarget } from '../../github/branch-query.ts';
import type { GitHubClient } from '../../github/client.ts';
import { listRepositories, type SkipReason } from '../../github/repositories.ts';
import { formatDiff } from '../../refresh/diff.ts';
import { describeFinding } from '../../refresh/result.ts';
import { endsRun, isError, StatusSnippetsError } from '../../text/errors.ts';
import { firstSelection } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import type { Run } from '../mode.ts';
import { commitChanges, proposeChanges } from '../modes/publish.ts';
import { truncate } from '../report/job-summary.ts';
import { outcomeMessage } from '../report/outcome-message.ts';
import { filterRepositories } from './filter.ts';
import { codeOf, type Result, RunLimits, repositoryLimits } from './limits.ts';
import { type RepositoryReport, RunTotals, reportRun } from './report.ts';
import { type OwnerSelection, selectRepositories } from './select-repositories.ts';

const maxLoggedBytes = 100_000;

/** After how many repositories the log says how far the run is. */
const progressStep = 40;

/** If GitHub answers to none of so many repositories in a row, it is down. A single one can be too large for it to read. */
const maxLost = 3;

/**
 * Runs a mode for several repositories: decides from their files which of them are due, and then does the ordinary run for
 * each of those. What the limits do not allow is left for the next run.
 */
export async function runOrganization(run: Run): Promise<void> {
  const organization = new OrganizationRun(run, await createGitHubClient(run));
  await organization.refresh();
  await reportRun(run, organization.totals);
}

class OrganizationRun {
  readonly totals = new RunTotals();
  readonly #run: Run;
  readonly #limits: RunLimits;
  readonly #client: GitHubClient;
  /** The repositories that were not read yet, those that are due, and the owners that were not listed. */
  readonly #waiting = new Set<string>();
  #lost = 0;

  constructor(run: Run, client: GitHubClient) {
    this.#run = run;
    this.#limits = new RunLimits(run.inputs, run.effects);
    this.#client = this.#limits.limit(client);
  }

  async refresh(): Promise<void> {
    const { inputs } = this.#run;
    const { names, owners } = await selectRepositories(inputs.repositories, inputs.shard);
    if (firstSelection(inputs).select !== null) {
      const cost = 'so each repository needs one more call, which lists its files.';
      this.#run.effects.runner.log(`The input \`files\` contains a folder or a glob, ${cost}`);
    }
    for (const name of names) this.#waiting.add(name);
    for (const { owner } of owners) this.#waiting.add(`${owner}/*`);
    try {
      for (const owner of owners) {
        for (const name of await this.#list(owner)) this.#waiting.add(name);
        this.#waiting.delete(`${owner.owner}/*`);
      }
      const due = await this.#filter([...this.#waiting], new Set(names));
      for (const [index, target] of due.entries()) {
        await this.#publish(target);
        const { runner } = this.#run.effects;
        runner.log(`${index + 1} of ${due.length} that may be due, ${this.totals.count('changed')} changed`);
      }
    } catch (error) {
      if (!isError(error) || !endsRun(error.code)) throw error;
      this.totals.endingError = error;
    }
    for (const name of this.#waiting) this.totals.defer(name);
  }

  /** Lists the repositories of an owner, and returns the names of those that are selected. */
  async #list({ owner, lines, isSelected }: OwnerSelection): Promise<string[]> {
    const unmatched = new Set(lines);
    const names: string[] = [];
    let count = 0;
    const fail = (code: 'no-repositories' | 'no-match', problem: string, fix: string) => {
      for (const { line } of unmatched) this.totals.fail(line, new StatusSnippetsError(code, { problem, fix }));
    };
    try {
      for await (const { repositories, hidden } of listRepositories(this.#client, owner)) {
        this.#limits.requireTime();
        count += repositories.length;
        for (const message of hidden) {
          const problem = `A repository of ${owner} cannot be read: GitHub says "${message}".`;
          this.totals.fail(`${owner}/*`, new StatusSnippetsError('hidden-repository', { problem, fix: accessFix }));
        }
        for (const { name, skipReason } of repositories) {
          for (const line of unmatched) if (line.matches(name)) unmatched.delete(line);
          if (!isSelected(name)) continue;
          if (skipReason === null) names.push(name);
          else this.totals.skipped += 1;
        }
      }
    } catch (error) {
      if (!isError(error) || endsRun(error.code)) throw error;
      // What is known of an owner is not enough to go on, and no single repository can be the cause.
      if (error.code === 'github-unavailable') throw outage(error);
      for (const { line } of lines) this.totals.fail(line, error);
      return names;
    }
    const wrong = 'Correct or remove the line in the input `repositories`.';
    if (count === 0) fail('no-repositories', `The token sees no repository of ${owner}.`, accessFix);
    else fail('no-match', `None of the ${count} repositories of ${owner} that the token sees matches.`, wrong);
    return names;
  }

  /** Reads repositories, reports those for which nothing is to be done, and returns the others. */
  async #filter(candidates: readonly string[], named: ReadonlySet<string>): Promise<BranchTarget[]> {
    const { mode } = this.#run.inputs;
    const due: BranchTarget[] = [];
    const seen = new Set<string>();
    let count = 0;
    const verdicts = filterRepositories(this.#run, this.#client, this.#limits, candidates, named);
    for await (const { asked, overview, result } of verdicts) {
      const { name = asked, skipReason = null } = overview ?? {};
      if (result !== null) this.#requireResponse(result);
      this.#waiting.delete(asked);
      count += 1;
      if (count % progressStep === 0 || count === candidates.length) {
        this.#run.effects.runner.log(`repository ${count} of ${candidates.length} read`);
      }
      // A repository can be selected by an old name and by its current one.
      if (seen.has(name.toLowerCase())) continue;
      seen.add(name.toLowerCase());
      if (asked.toLowerCase() !== name.toLowerCase()) {
        this.totals.notices.push(`${asked} is now ${name}: correct the input repositories`);
      }
      const isDue = result?.value?.refresh.outcome === 'changed';
      if (skipReason !== null) {
        this.totals.skipped += 1;
        if (named.has(asked)) this.totals.notices.push(`${name} is skipped: ${skipMessages[skipReason]}`);
      } else if (mode !== 'check' && (isDue || overview?.hasPullRequestBranch)) {
        due.push({ repository: name, branch: overview?.at?.base?.name ?? null });
        this.#waiting.add(name);
      } else if (result !== null) this.#add(name, result);
    }
    return due;
  }

  /** Does the ordinary run for a repository, unless it is left for the next run because of the limit on writes. */
  async #publish(target: BranchTarget): Promise<void> {
    const { inputs } = this.#run;
    const publish = inputs.mode === 'commit' ? commitChanges : proposeChanges;
    // Only a pull request may already be right, so that nothing has to be written.
    if (inputs.mode === 'commit' && this.#limits.isWritten) return;
    const run = { run: this.#run, client: this.#client, target, limits: repositoryLimits };
    const result = await this.#limits.attempt(target.repository, () => publish(run));
    this.#requireResponse(result);
    if (codeOf(result) === 'max-writes') return;
    this.#waiting.delete(target.repository);
    this.#add(target.repository, result);
  }

  #requireResponse(result: Result): void {
    this.#lost = codeOf(result) === 'github-unavailable' ? this.#lost + 1 : 0;
    if (this.#lost >= maxLost) throw outage(result.error);
  }

  #add(name: string, result: Result): void {
    const report = this.totals.add(name, result);
    if (report !== null) this.#log(report, result);
  }

  /** Writes a group to the log if a repository changed, should change or failed. */
  #log({ repository, outcome, error }: RepositoryReport, { value }: Result): void {
    if (outcome === 'unchanged') return;
    const lines = error === null ? [] : [error.message];
    if (value !== null) {
      const { sentence, url } = outcomeMessage(value);
      const { findings, changes } = value.refresh;
      const problems = findings.filter(({ level }) => level === 'error').map(describeFinding);
      const others = problems.filter((problem) => problem !== error?.message);
      // There can be more problems than a call accepts arguments.
      for (const line of [...others, sentence, url ?? '', formatDiff(changes).trimEnd()]) lines.push(line);
    }
    const text = lines.filter((line) => line !== '').join('\n');
    this.#run.effects.runner.group(`${repository}: ${outcome}`, truncate(text, maxLoggedBytes));
  }
}

const accessFix =
  'Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a ' +
  'workflow has access to its own repository only.';

const skipMessages: Readonly<Record<SkipReason, string>> = {
  archived: 'it is archived; unarchive it, or remove it from the input repositories',
  disabled: 'it is disabled; remove it from the input repositories',
  empty: 'it has no commit yet',
  mirror: 'it is a mirror; update the repository that it mirrors',
  fork: 'it is a fork; name it in full to update it',
};

function outage(cause: unknown): StatusSnippetsError {
  return new StatusSnippetsError('github-outage', {
    problem: 'GitHub does not respond.',
    fix: 'The next run continues; https://www.githubstatus.com shows the status of GitHub.',
    cause,
  });
}
