import { asString, field, optional, rootOf } from '../../github/client/response-reader.ts';
import { GitHubError } from '../../github/errors.ts';
import { findTrait, type Trait } from '../../github/read/overview.ts';
import { endsRun } from '../../github/read/read-repositories.ts';
import { formatDiff } from '../../refresh/diff.ts';
import { firstSelection } from '../files/repository-files.ts';
import { createGitHubClient } from '../github-client.ts';
import type { ModeInput } from '../mode.ts';
import { truncate } from '../report/html.ts';
import { outcomeMessage } from '../report/outcome-message.ts';
import type { Runner } from '../workflow-commands.ts';
import { type Batch, createProgress, type FoundRepository, type Progress, readBatches } from './read-batches.ts';
import { overviewSelector, type RepositoryResult, refreshBatch } from './refresh-batch.ts';
import { reportRun } from './report-run.ts';
import { type RepositoryReport, reportError } from './repository-report.ts';
import { selectRepositories } from './select-repositories.ts';
import { addResult, countOf, createTally, type Tally } from './tally.ts';
import { createWriteLimits } from './write-limits.ts';

const maxLoggedDiffBytes = 100_000;

/** Runs a mode for several repositories, and reports what it did. */
export async function runOrganization(job: ModeInput): Promise<void> {
  await reportRun(job, await refreshRepositories(job));
}

/** Refreshes the repositories batch by batch. What the limits do not allow is left to the next run. */
async function refreshRepositories(job: ModeInput): Promise<Tally> {
  const { settings, effects: jobEffects } = job;
  const { runner } = jobEffects;
  const selection = await selectRepositories(settings.repositories, settings.shard);
  const files = await firstSelection(settings);
  const limits = createWriteLimits(settings, jobEffects);
  const effects = {
    ...(await createGitHubClient(job)),
    waitUntilMs: limits.deadlineMs,
    beforeWrite: limits.beforeWrite,
  };
  const run = { job, effects, selection: files, isOptional: true };
  if (files.matches !== null) {
    runner.log(
      'The input files contains a folder or a pattern, so the files of each repository are listed by a call of its own.',
    );
  }

  const tally = createTally();
  const progress = createProgress(selection);
  const seen = new Set<string>();
  let waiting: readonly FoundRepository[] = [];
  try {
    for await (const batch of readBatches(effects, selection, overviewSelector(run), progress)) {
      for (const { line, error } of batch.failures) tally.reports.push(reportError(line, error));
      waiting = selectUsable(batch, seen, tally);
      for await (const result of refreshBatch(run, waiting)) {
        waiting = waiting.filter(({ name }) => name !== result.name);
        const report = addResult(tally, result);
        limits.finishRepository(report?.outcome === 'failed');
        if (report !== null) logRepository(runner, report, result);
        tally.end ??= limits.findTimeLimit();
        if (tally.end !== null) break;
      }
      runner.log(`repository ${progress.read} of ${progress.total}, ${countOf(tally, 'changed')} changed`);
      if (tally.end !== null) break;
    }
  } catch (error) {
    if (!endsRun(error)) throw error;
    tally.end = error;
  }
  deferRest(tally, waiting, progress);
  return tally;
}

/** The repositories of a batch that are not skipped. Each is named as it is called now, and comes only once. */
function selectUsable({ repositories }: Batch, seen: Set<string>, tally: Tally): FoundRepository[] {
  return repositories.flatMap((found) => {
    const name = currentName(found);
    const key = name.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    if (key !== found.name.toLowerCase()) {
      tally.notices.push(`${found.name} is now ${name}: correct the input repositories`);
    }
    const trait = findTrait(found.response);
    if (trait === null || (trait === 'fork' && found.isNamed)) return [{ ...found, name }];
    tally.skipped += 1;
    if (found.isNamed) tally.notices.push(`${name} is skipped: ${skipReasons[trait]}`);
    return [];
  });
}

const skipReasons: Readonly<Record<Trait, string>> = {
  archived: 'it is archived; unarchive it, or remove it from the input repositories',
  disabled: 'it is disabled; remove it from the input repositories',
  empty: 'it has no commit yet',
  mirror: 'it is a mirror; update the repository that it mirrors',
  fork: 'it is a fork; name it in full to update it',
};

function currentName({ name, response }: FoundRepository): string {
  if (response instanceof GitHubError) return name;
  return optional(field(rootOf(response.data), 'repository', 'nameWithOwner'), asString) ?? name;
}

/** Writes a group to the log for a repository that changed, should change or failed. */
function logRepository(runner: Runner, report: RepositoryReport, result: RepositoryResult): void {
  const { repository, outcome, error } = report;
  if (outcome === 'unchanged' || outcome === 'deferred') return;
  const lines = error === null ? [] : [error.message];
  if (result.outcome === 'done') {
    const { sentence, url } = outcomeMessage(result.value);
    const { files, changes } = result.value.refresh;
    const problems = files.flatMap(({ path, problems: ofFile }) =>
      ofFile.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
    );
    lines.push(...problems.filter((problem) => problem !== error?.message), sentence, url ?? '');
    lines.push(truncate(formatDiff(changes).trimEnd(), maxLoggedDiffBytes));
  }
  runner.group(`${repository}: ${outcome}`, lines.filter((line) => line !== '').join('\n'));
}

/** Adds what the run did not come to. */
function deferRest(tally: Tally, waiting: readonly FoundRepository[], progress: Progress): void {
  const names = [...waiting.map(({ name }) => name), ...progress.waiting];
  const owners = [...progress.unlisted].filter(([, count]) => count !== 0);
  const lines = [...names, ...owners.map(([owner]) => `${owner}/*`)];
  for (const repository of lines) tally.reports.push({ repository, outcome: 'deferred', files: [], error: null });
  // A listing that was not finished is one of the reports.
  for (const [, count] of owners) tally.unlisted += (count ?? 1) - 1;
  if (countOf(tally, 'deferred') === 0 && tally.end?.code !== 'bad-credentials') tally.end = null;
}
