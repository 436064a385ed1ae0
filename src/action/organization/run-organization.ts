import { createHash } from 'node:crypto';
import { configurationFileNames, type Settings } from '../../config/settings.ts';
import type { BranchTarget } from '../../github/branch-query.ts';
import type { GitHubClient } from '../../github/client.ts';
import { findMissing } from '../../github/files.ts';
import {
  listRepositories,
  type Overview,
  type Read,
  readRepositories,
  type SkipReason,
} from '../../github/repositories.ts';
import { formatDiff } from '../../refresh/diff.ts';
import { describeFinding } from '../../refresh/result.ts';
import { endsRun, isError, StatusSnippetsError } from '../../text/errors.ts';
import type { ActionRun } from '../action-run.ts';
import { createGitHubClient } from '../github-client.ts';
import { publish } from '../modes/repository.ts';
import { truncate } from '../report/job-summary.ts';
import { describeOutcome, tryToShow } from '../report/report.ts';
import { firstSelection, readRepositoryConfiguration, refreshAt, selectionAt } from '../repository-files.ts';
import { type Result, RunLimits } from './limits.ts';
import { RunTotals, reportRun } from './report.ts';

const maxLoggedBytes = 100_000;

const progressStep = 40;

/** If GitHub answers to none of so many repositories in a row, it is down. A single one can be too large for it to read. */
const maxLost = 3;

/** How many more files of a repository are read together with those of others. Each is two look-ups. */
const maxSharedPaths = 4;

/** What the limits do not allow is left for the next run. */
export async function runOrganization(run: ActionRun): Promise<void> {
  const client = { ...(await createGitHubClient(run)), waitUntilMs: run.deadlineMs };
  const organization = new OrganizationRun(run, client);
  await organization.refresh();
  await reportRun(run, organization.totals);
}

class OrganizationRun {
  readonly totals = new RunTotals();
  readonly #run: ActionRun;
  readonly #client: GitHubClient;
  readonly #limits: RunLimits;
  /** The repositories that were not read yet, those that are due, and the owners that were not listed. */
  readonly #waiting = new Set<string>();
  #lost = 0;

  constructor(run: ActionRun, client: GitHubClient) {
    this.#run = run;
    this.#client = client;
    this.#limits = new RunLimits(run, client);
  }

  async refresh(): Promise<void> {
    const { inputs, effects } = this.#run;
    const selection = await selectRepositories(inputs);
    const { names, patterns } = selection;
    const owners = new Set(patterns.map(({ owner }) => owner));
    if (firstSelection(inputs).select !== null) {
      const cost = 'so each repository needs one more call, which lists its files.';
      effects.runner.log(`The input \`files\` contains a folder or a glob, ${cost}`);
    }
    for (const name of [...names, ...[...owners].map((owner) => `${owner}/*`)]) this.#waiting.add(name);
    try {
      for (const owner of owners) {
        for (const name of await this.#list(owner, selection)) this.#waiting.add(name);
        this.#waiting.delete(`${owner}/*`);
      }
      const due = await this.#filter([...this.#waiting], new Set(names));
      for (const [index, target] of due.entries()) {
        await this.#publish(target);
        const changed = this.totals.count('changed');
        effects.runner.log(`${index + 1} of ${due.length} that may be due, ${changed} changed`);
      }
    } catch (error) {
      if (!isError(error) || !endsRun(error.code)) throw error;
      this.totals.endingError = error;
    }
    for (const name of this.#waiting) this.totals.defer(name);
  }

  async #list(owner: string, { patterns, isOwn }: Selection): Promise<string[]> {
    const ofOwner = patterns.filter((pattern) => pattern.owner === owner);
    const unmatched = new Set(ofOwner);
    const names: string[] = [];
    let count = 0;
    try {
      for await (const { repositories, hidden } of listRepositories(this.#client, owner)) {
        this.#run.requireTime();
        count += repositories.length;
        for (const message of hidden) {
          const problem = `A repository of ${owner} cannot be read: GitHub says "${message}".`;
          this.totals.fail(`${owner}/*`, new StatusSnippetsError('hidden-repository', { problem, fix: accessFix }));
        }
        for (const { name, skipReason } of repositories) {
          const matching = ofOwner.filter(({ matches }) => matches(name));
          for (const pattern of matching) unmatched.delete(pattern);
          if (matching.length === 0 || !isOwn(name)) continue;
          if (skipReason === null) names.push(name);
          else this.totals.skipped += 1;
        }
      }
    } catch (error) {
      if (!isError(error) || endsRun(error.code)) throw error;
      // What is known of an owner is not enough to go on, and no single repository can be the cause.
      if (error.code === 'github-unavailable') throw outage(error);
      for (const { line } of ofOwner) this.totals.fail(line, error);
      return names;
    }
    for (const { line } of unmatched) this.totals.fail(line, notFound(owner, count));
    return names;
  }

  /**
   * Returns the repositories for which something is to be done, and reports the others. Writes nothing.
   * @param named a fork is skipped unless the input contains its name in full
   */
  async #filter(candidates: readonly string[], named: ReadonlySet<string>): Promise<BranchTarget[]> {
    const { files, mode, pullRequestBranch } = this.#run.inputs;
    const skipReasonOf = ({ skipReason }: Overview, asked: string) =>
      skipReason === 'fork' && named.has(asked) ? null : skipReason;
    const request = {
      files: files.length > 0 ? configurationFileNames : [...configurationFileNames, 'README.md'],
      pullRequestBranch: mode === 'pull-request' ? pullRequestBranch : undefined,
      findMissing: async (overview: Overview, asked: string) =>
        skipReasonOf(overview, asked) === null ? this.#findMissing(overview) : { at: overview.at, paths: [] },
    };
    const due: BranchTarget[] = [];
    const seen = new Set<string>();
    let count = 0;
    for await (const read of readRepositories(this.#client, candidates, request)) {
      count += 1;
      if (count % progressStep === 0 || count === candidates.length) {
        this.#run.effects.runner.log(`repository ${count} of ${candidates.length} read`);
      }
      const { asked, overview } = read;
      const target = { repository: overview?.name ?? asked, branch: overview?.at?.base?.name ?? null };
      // A repository can be selected by an old name and by its current one.
      const isNew = !seen.has(target.repository.toLowerCase());
      seen.add(target.repository.toLowerCase());
      const skipReason = overview && skipReasonOf(overview, asked);
      if (isNew && skipReason !== null) this.#skip(target.repository, skipReason, named.has(asked));
      const isDue = isNew && skipReason === null && (await this.#isDue(read, target));
      this.#waiting.delete(asked);
      if (!isDue) continue;
      due.push(target);
      this.#waiting.add(target.repository);
    }
    return due;
  }

  async #findMissing({ name, at }: Overview) {
    if (at === null) return { at, paths: [] };
    const { configure, inputs } = this.#run;
    return this.#limits.forRepository(name, async (client) => {
      const { settings } = configure(await readRepositoryConfiguration(client, at, inputs));
      const missing = await findMissing(client, at, selectionAt(settings, at));
      return { at: missing.at, paths: missing.paths.length > maxSharedPaths ? [] : missing.paths };
    });
  }

  #skip(name: string, reason: SkipReason, isNamed: boolean): void {
    this.totals.skipped += 1;
    const what = reason === 'mirror' ? 'a mirror' : reason;
    const notice = `${name} is ${what}, so it is skipped: remove it from the input repositories`;
    if (isNamed) this.totals.messages.set(notice, 'notice');
  }

  async #isDue({ overview, error }: Read, target: BranchTarget): Promise<boolean> {
    const at = overview?.at ?? null;
    const result: Result =
      at === null
        ? { refreshed: null, error }
        : await this.#limits.attempt(target.repository, async (client) => {
            const { refreshed } = await refreshAt({ ...this.#run, client, target }, at);
            return { refreshed, published: null, error: null };
          });
    this.#requireResponse(result);
    const isDue = result.refreshed?.outcome === 'changed' || overview?.hasPullRequestBranch === true;
    if (isDue && this.#run.inputs.mode !== 'check') return true;
    await this.#add(target.repository, result);
    return false;
  }

  async #publish(target: BranchTarget): Promise<void> {
    // Only a pull request may already be right, so that nothing has to be written.
    if (this.#run.inputs.mode === 'commit' && this.#limits.isWritten) return;
    const result = await this.#limits.attempt(target.repository, (client) => publish({ ...this.#run, client, target }));
    this.#requireResponse(result);
    if (isError(result.error, 'max-writes')) return;
    this.#waiting.delete(target.repository);
    await this.#add(target.repository, result);
  }

  #requireResponse({ error }: Result): void {
    this.#lost = isError(error, 'github-unavailable') ? this.#lost + 1 : 0;
    if (this.#lost >= maxLost) throw outage(error);
  }

  async #add(name: string, result: Result): Promise<void> {
    const report = this.totals.add(name, result);
    if (report === null || report.outcome === 'unchanged') return;
    const { runner } = this.#run.effects;
    await tryToShow(runner, `the log of ${name}`, () => {
      const lines = [report.error?.message ?? ''];
      if (result.refreshed !== null) {
        const { findings, changes } = result.refreshed;
        // There can be more findings than a call accepts arguments.
        for (const finding of findings) lines.push(describeFinding(finding));
        lines.push(...describeOutcome(result), formatDiff(changes).trimEnd());
      }
      const text = [...new Set(lines)].filter((line) => line !== '').join('\n');
      runner.group(`${name}: ${report.outcome}`, truncate(text, maxLoggedBytes));
    });
  }
}

type Selection = Awaited<ReturnType<typeof selectRepositories>>;

/** Names ignore case, as they do on GitHub. */
async function selectRepositories({ repositories, shard }: Pick<Settings, 'repositories' | 'shard'>) {
  const { default: picomatch } = await import('picomatch');
  const options = { dot: true, nocase: true, nonegate: true };
  const matchers = repositories.map((line) => ({ ...line, matches: picomatch(`${line.owner}/${line.name}`, options) }));
  const exclusions = matchers.filter(({ isExclusion }) => isExclusion);
  const isExcluded = (repository: string) => exclusions.some(({ matches }) => matches(repository));
  const wanted = matchers.filter(({ isExclusion }) => !isExclusion);
  const named = wanted.filter(({ isPattern }) => !isPattern).map(({ owner, name }) => `${owner}/${name}`);
  const names = new Map(named.filter((name) => !isExcluded(name)).map((name) => [name.toLowerCase(), name]));
  const isInShard = (repository: string) => {
    if (shard === null) return true;
    // The shard of a repository depends only on its name, so other repositories do not move it.
    const hash = createHash('sha256').update(repository.toLowerCase()).digest();
    return hash.readUInt32BE() % shard.count === shard.index - 1;
  };
  return {
    names: [...names.values()].filter(isInShard),
    patterns: wanted
      .filter(({ isPattern }) => isPattern)
      .map(({ owner, line, matches }) => ({
        owner: owner.toLowerCase(),
        line,
        matches: (repository: string) => matches(repository) && !isExcluded(repository),
      })),
    /** Whether a repository that a pattern matches is in the shard of this run, and no line names it in full. */
    isOwn: (repository: string) => !names.has(repository.toLowerCase()) && isInShard(repository),
  };
}

function notFound(owner: string, count: number): StatusSnippetsError {
  if (count === 0) {
    const problem = `The token sees no repository of ${owner}.`;
    return new StatusSnippetsError('no-repositories', { problem, fix: accessFix });
  }
  const problem = `None of the ${count} repositories of ${owner} that the token sees matches.`;
  return new StatusSnippetsError('no-match', {
    problem,
    fix: 'Correct or remove the line in the input `repositories`.',
  });
}

const accessFix =
  'Install the GitHub App on the repositories that it should update, and set `token` to its token; the GITHUB_TOKEN of a ' +
  'workflow has access to its own repository only.';

function outage(cause: unknown): StatusSnippetsError {
  return new StatusSnippetsError('github-outage', {
    problem: 'GitHub does not respond.',
    fix: 'The next run continues; https://www.githubstatus.com shows the status of GitHub.',
    cause,
  });
}
