import { createHash } from 'node:crypto';
import type { Settings } from '../../config/settings.ts';
import { type ErrorCode, endsRun, isError, StatusSnippetsError } from '../../core/errors.ts';
import { type BranchTarget, readOperation } from '../../github/branch-query.ts';
import { type GitHubClient, query, repeat } from '../../github/client.ts';
import {
  listRepositories,
  type RepositoryRead,
  readRepositories,
} from '../../github/repositories.ts';
import { refuseRange, withLimit } from '../../project/files/select-paths.ts';
import { formatDiff } from '../../refresh/diff.ts';
import { describeFinding } from '../../refresh/result.ts';
import type { ActionRun } from '../job-context.ts';
import { firstLines } from '../job-summary.ts';
import { describeOutcome, tryToWrite } from '../report.ts';
import { createGitHubClient, firstSelection, publish, refreshCommit } from '../repository.ts';
import { createLimits, type RepositoryResult } from './limits.ts';
import { RunTotals, reportRun } from './report.ts';

const maxLoggedBytes = 100_000;

const progressStep = 40;

/** A file cannot be read or written as it is, which concerns only who named its repository. */
const unfitCodes: ReadonlySet<string> = new Set<ErrorCode>(['file-too-large', 'not-a-file']);

/**
 * If GitHub does not respond for this many repositories in a row, it may be down. A single one can
 * be too large to read.
 */
const maxUnanswered = 3;

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
  readonly #limits: ReturnType<typeof createLimits>;
  /** The selected names that were not read yet. */
  readonly #unread = new Set<string>();
  /** What was read and may have to be published, by name. */
  readonly #due = new Map<string, BranchTarget>();
  /** Those that the input contains in full, by their current names. */
  readonly #named = new Set<string>();
  #unanswered = 0;

  constructor(run: ActionRun, client: GitHubClient) {
    this.#run = run;
    this.#client = client;
    this.#limits = createLimits(run, client);
  }

  async refresh(): Promise<void> {
    const { inputs, effects } = this.#run;
    const wanted = await selectRepositories(inputs);
    if (firstSelection(inputs).select !== null) {
      const effect = 'so each repository needs one more call, which lists its files.';
      effects.runner.log(`The input \`files\` contains a folder or a glob, ${effect}`);
    }
    const unlisted = new Set(wanted.patterns.map(({ owner }) => owner));
    for (const name of wanted.names) this.#unread.add(name);
    try {
      for (const owner of unlisted) {
        for (const name of await this.#list(owner, wanted)) this.#unread.add(name);
        unlisted.delete(owner); // What remains is deferred if the run ends here.
      }
      await this.#read(new Set(wanted.names), wanted);
      const count = this.#due.size;
      for (const [index, target] of [...this.#due.values()].entries()) {
        if (await this.#publish(target)) this.#due.delete(target.repository);
        const changed = this.totals.count('changed');
        effects.runner.log(`${index + 1} of ${count} that may be due, ${changed} changed`);
      }
    } catch (error) {
      if (!isError(error) || !endsRun(error)) throw error;
      this.totals.endingError = error;
    }
    // What is left when the run ends is deferred to the next run.
    const owners = [...unlisted].map((owner) => `${owner}/*`);
    for (const name of [...owners, ...this.#unread, ...this.#due.keys()]) this.totals.defer(name);
  }

  async #list(
    owner: string,
    { patterns, topics, isUnnamedInShard }: Awaited<ReturnType<typeof selectRepositories>>,
  ) {
    const ofOwner = patterns.filter((pattern) => pattern.owner === owner);
    const unmatched = new Set(ofOwner);
    const names: string[] = [];
    let count = 0;
    try {
      for await (const { repositories, hidden } of listRepositories(this.#client, owner, topics)) {
        this.#run.requireTime();
        count += repositories.length;
        for (const message of hidden) {
          const problem = `A repository of ${owner} cannot be read: GitHub says "${message}".`;
          this.totals.fail(
            `${owner}/*`,
            new StatusSnippetsError('not-found', { problem, fix: accessFix }),
          );
        }
        for (const { name, skipReason } of repositories) {
          const matching = ofOwner.filter(({ matches }) => matches(name));
          for (const pattern of matching) unmatched.delete(pattern);
          if (matching.length === 0 || !isUnnamedInShard(name)) continue;
          if (skipReason === null) names.push(name);
          else this.totals.skipped += 1;
        }
      }
    } catch (error) {
      if (!isError(error) || endsRun(error)) throw error;
      // Unlike in `#requireResponse`, no single repository can be the cause.
      if (error.code === 'github-unavailable') throw outage(error);
      for (const { line } of ofOwner) this.totals.fail(line, error);
      return names;
    }
    for (const { line } of unmatched) this.totals.fail(line, notFound(owner, count));
    return names;
  }

  /**
   * Reports each repository for which nothing is to be done, and notes the others in `#due`. Writes
   * nothing.
   */
  async #read(
    named: ReadonlySet<string>,
    {
      isExcluded,
      topics,
    }: Pick<Awaited<ReturnType<typeof selectRepositories>>, 'isExcluded' | 'topics'>,
  ): Promise<void> {
    const { mode, pullRequestBranch } = this.#run.inputs;
    const seen = new Set<string>();
    const total = this.#unread.size;
    const reading = readRepositories(this.#client, [...this.#unread], {
      paths: firstPaths(this.#run.inputs),
      pullRequestBranch: mode === 'pull-request' ? pullRequestBranch : undefined,
      topics,
    });
    for await (const read of reading) {
      const { asked, name, known } = read;
      const id = name.toLowerCase();
      if (named.has(asked)) this.#named.add(name);
      // A repository can be selected by an old name and by its current one, or excluded by its
      // current one.
      const isDone = seen.has(id) || isExcluded(name) || this.#reportSkipped(read, named);
      const isDue = !isDone && (await this.#isDueOrReported(read));
      seen.add(id);
      if (isDue) this.#due.set(name, { repository: name, branch: known?.base?.name ?? null });
      this.#unread.delete(asked);
      const count = total - this.#unread.size;
      const isStep = count % progressStep === 0 || count === total;
      if (isStep) this.#run.effects.runner.log(`repository ${count} of ${total} read`);
    }
  }

  /** A fork is skipped unless the input contains its name in full. */
  #reportSkipped({ asked, name, skipReason }: RepositoryRead, named: ReadonlySet<string>): boolean {
    const isNamed = named.has(asked);
    if (skipReason === null || (skipReason === 'a fork' && isNamed)) return false;
    this.totals.skipped += 1;
    const fix = 'remove it from the input repositories';
    const notice = `${name} is ${skipReason}, so it is skipped: ${fix}`;
    if (isNamed) this.totals.messages.set(notice, 'notice');
    return true;
  }

  /**
   * Returns whether it may have to be published; if not, reports it. Reads what the batch does not
   * contain.
   */
  async #isDueOrReported({
    name,
    known,
    hasPullRequestBranch,
    error,
  }: RepositoryRead): Promise<boolean> {
    const result: RepositoryResult =
      known === null
        ? { refreshed: null, error }
        : await this.#limits.attempt(name, async (client) => {
            const { refreshed } = await repeat(client, () =>
              refreshCommit(this.#run, client, known),
            );
            return { refreshed, published: null, error: null };
          });
    await this.#requireResponse(result);
    // A pull request of an earlier run may have to be updated or closed.
    const mayBeDue =
      known !== null && (result.refreshed?.outcome === 'changed' || hasPullRequestBranch);
    if (mayBeDue && this.#run.inputs.mode !== 'check') return true;
    await this.#add(name, result);
    return false;
  }

  /** Returns whether it is done; if not, it is left for the next run. */
  async #publish(target: BranchTarget): Promise<boolean> {
    // Each commit is a write, but a pull request may already be up to date.
    if (this.#run.inputs.mode === 'commit' && this.#limits.isExhausted()) return false;
    const result = await this.#limits.attempt(target.repository, (client) =>
      publish(this.#run, client, target),
    );
    await this.#requireResponse(result);
    if (isError(result.error, 'max-writes')) return false;
    await this.#add(target.repository, result);
    return true;
  }

  async #requireResponse({ error }: RepositoryResult): Promise<void> {
    this.#unanswered = isError(error, 'github-unavailable') ? this.#unanswered + 1 : 0;
    if (this.#unanswered < maxUnanswered) return;
    // Several repositories in a row that GitHub cannot read are no outage if it answers another
    // query.
    const send = () =>
      query(
        this.#client,
        'query RateLimit { rateLimit { cost } }',
        readOperation('the rate limit'),
      );
    await repeat(this.#client, send).catch((cause: unknown) => {
      throw isError(cause, 'github-unavailable') ? outage(cause) : cause;
    });
    this.#unanswered = 0;
  }

  async #add(name: string, result: RepositoryResult): Promise<void> {
    const failure = result.refreshed?.failure;
    if (failure && unfitCodes.has(failure.code) && !this.#named.has(name)) {
      this.totals.unfit += 1;
      this.totals.messages.set(`${name} is skipped: ${failure.message}`, 'notice');
      return;
    }
    const report = this.totals.add(name, result);
    if (report === null || report.outcome === 'unchanged') return;
    const { runner } = this.#run.effects;
    await tryToWrite(runner, `the log of ${name}`, () => {
      const lines = [report.error?.message ?? ''];
      if (result.refreshed !== null) {
        const { findings, changes } = result.refreshed;
        // There can be more findings than a call accepts arguments.
        for (const finding of findings) lines.push(describeFinding(finding));
        lines.push(...describeOutcome(result), formatDiff(changes).trimEnd());
      }
      const text = [...new Set(lines)].filter((line) => line !== '').join('\n');
      runner.group(`${name}: ${report.outcome}`, firstLines(text, maxLoggedBytes));
    });
  }
}

/** Without the names in `docs`: only a repository without a README elsewhere needs them. */
function firstPaths(inputs: Settings): readonly string[] {
  return firstSelection(inputs).paths.filter((path) => path !== 'docs');
}

/** Names ignore case, as they do on GitHub. */
async function selectRepositories({
  repositories,
  shard,
}: Pick<Settings, 'repositories' | 'shard'>) {
  const { default: picomatch } = await import('picomatch');
  const topics = repositories.flatMap(({ topic }) => topic ?? []);
  const lines = repositories
    .filter(({ topic }) => topic === null)
    .map((each) => {
      refuseRange('input repositories', each.line);
      const isMatch = picomatch(`${each.owner}/${each.name}`, {
        dot: true,
        nocase: true,
        nonegate: true,
      });
      return {
        ...each,
        isMatch: (repository: string) => withLimit(each.line, () => isMatch(repository)),
      };
    });
  const exclusions = lines.filter(({ isExclusion }) => isExclusion);
  const isExcluded = (repository: string) => exclusions.some(({ isMatch }) => isMatch(repository));
  const isInShard = (repository: string) => {
    if (shard === null) return true;
    // The shard of a repository depends only on its name, so other repositories do not move it.
    const hash = createHash('sha256').update(repository.toLowerCase()).digest();
    return hash.readUInt32BE() % shard.count === shard.index - 1;
  };
  const wanted = lines.filter(({ isExclusion }) => !isExclusion);
  const named = wanted
    .filter(({ isPattern }) => !isPattern)
    .map(({ owner, name }) => `${owner}/${name}`);
  const names = new Map(
    named.filter((name) => !isExcluded(name)).map((name) => [name.toLowerCase(), name]),
  );
  const patterns = wanted.filter(({ isPattern }) => isPattern);
  return {
    names: [...names.values()].filter(isInShard),
    isExcluded,
    topics,
    patterns: patterns.map(({ owner, line, isMatch }) => {
      const matches = (repository: string) => isMatch(repository) && !isExcluded(repository);
      return { owner: owner.toLowerCase(), line, matches };
    }),
    /**
     * Whether a repository that a pattern matches is in the shard of this run, and no line names it
     * in full.
     */
    isUnnamedInShard: (repository: string) =>
      !names.has(repository.toLowerCase()) && isInShard(repository),
  };
}

function notFound(owner: string, count: number): StatusSnippetsError {
  const fix = 'Correct or remove the line in the input `repositories`.';
  const problem = `None of the ${count} repositories of ${owner} that the token sees matches.`;
  if (count > 0) return new StatusSnippetsError('no-match', { problem, fix });
  const nothing = `The token sees no repository of ${owner}.`;
  return new StatusSnippetsError('not-found', { problem: nothing, fix: accessFix });
}

const accessFix =
  'Install the GitHub App on the repositories that it should update, and set `token` to its ' +
  'token; the GITHUB_TOKEN of a workflow has access to its own repository only.';

function outage(cause: unknown): StatusSnippetsError {
  return new StatusSnippetsError('github-outage', {
    problem: 'GitHub does not respond.',
    fix: 'The next run continues; https://www.githubstatus.com shows the status of GitHub.',
    cause,
  });
}
