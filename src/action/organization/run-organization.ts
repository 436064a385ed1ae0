import { setFlagsFromString } from 'node:v8';
import { asString, field, optional, rootOf } from '../../github/client/response-reader.ts';
import { GitHubError } from '../../github/errors.ts';
import { endsRun } from '../../github/read/read-repositories.ts';
import { type SkipReason, skipReasonOf } from '../../github/read/repository-overview.ts';
import { formatDiff } from '../../refresh/diff.ts';
import { createGitHubClient } from '../github-client.ts';
import type { Run } from '../mode.ts';
import { truncate } from '../report/html.ts';
import { outcomeMessage } from '../report/outcome-message.ts';
import type { Runner } from '../workflow-commands.ts';
import { createFirstSelection } from './batch/repository-files.ts';
import { createOutageCheck } from './outage.ts';
import {
  type Batch,
  type BatchRepository,
  createReadProgress,
  type ReadProgress,
  readBatches,
} from './read-batches.ts';
import { overviewSelector, type RepositoryResult, refreshBatch } from './refresh-batch.ts';
import { reportRun } from './report-run.ts';
import { type RepositoryReport, toFailureReport } from './repository-report.ts';
import { addResult, countOf, createTotals, endedEarlyWithFailure, type RunTotals } from './run-totals.ts';
import { selectRepositories } from './select-repositories.ts';
import { createWriteLimits } from './write-limits.ts';

const maxLoggedDiffBytes = 100_000;

/** Runs a mode for several repositories, and reports what it did. */
export async function runOrganization(modeInput: Run): Promise<void> {
  // Otherwise the heap grows with the number of repositories, because V8 collects garbage late.
  setFlagsFromString('--optimize-for-size');
  await reportRun(modeInput, await refreshRepositories(modeInput));
}

/** Refreshes the repositories batch by batch. Those that the limits do not allow are left for the next run. */
async function refreshRepositories(modeInput: Run): Promise<RunTotals> {
  const { inputs, effects } = modeInput;
  const { runner } = effects;
  const repositorySelection = await selectRepositories(inputs.repositories, inputs.shard);
  const fileSelection = await createFirstSelection(inputs);
  const limits = createWriteLimits(inputs, effects);
  const client = {
    ...(await createGitHubClient(modeInput)),
    waitUntilMs: limits.deadlineMs,
    write: limits.write,
    afterRead: createOutageCheck(effects.sleep),
  };
  const run = { modeInput, client, selection: fileSelection, areFilesOptional: true };
  if (fileSelection.matches !== null) {
    runner.log(
      'The input `files` contains a folder or a glob, so each repository needs one more call, which lists its files.',
    );
  }

  const totals = createTotals();
  const progress = createReadProgress(repositorySelection);
  const seen = new Set<string>();
  let waiting: readonly BatchRepository[] = [];
  try {
    for await (const batch of readBatches(client, repositorySelection, overviewSelector(run), progress)) {
      for (const { line, error } of batch.failures) totals.reports.push(toFailureReport(line, error));
      waiting = selectUsable(batch, seen, totals);
      for await (const result of refreshBatch(run, waiting)) {
        waiting = waiting.filter(({ name }) => name !== result.name);
        const report = addResult(totals, result);
        limits.finishRepository(report?.outcome === 'failed');
        if (report !== null) logRepository(runner, report, result);
        totals.endingError ??= limits.timeLimitError();
        if (totals.endingError !== null) break;
      }
      runner.log(`repository ${progress.read} of ${progress.total}, ${countOf(totals, 'changed')} changed`);
      if (totals.endingError !== null) break;
    }
  } catch (error) {
    if (!endsRun(error)) throw error;
    totals.endingError = error;
  }
  deferRest(totals, waiting, progress);
  return totals;
}

/**
 * Selects the repositories of a batch that are not skipped, with their current names and without those in `seen`. Counts the
 * skipped repositories in `totals`, and adds notices about old names.
 */
function selectUsable({ repositories }: Batch, seen: Set<string>, totals: RunTotals): BatchRepository[] {
  return repositories.flatMap((found) => {
    const name = currentName(found);
    const key = name.toLowerCase();
    if (seen.has(key)) return [];
    seen.add(key);
    if (key !== found.name.toLowerCase()) {
      totals.notices.push(`${found.name} is now ${name}: correct the input repositories`);
    }
    const reason = skipReasonOf(found.response);
    if (reason === null || (reason === 'fork' && found.isNamed)) return [{ ...found, name }];
    totals.skipped += 1;
    if (found.isNamed) totals.notices.push(`${name} is skipped: ${skipMessages[reason]}`);
    return [];
  });
}

const skipMessages: Readonly<Record<SkipReason, string>> = {
  archived: 'it is archived; unarchive it, or remove it from the input repositories',
  disabled: 'it is disabled; remove it from the input repositories',
  empty: 'it has no commit yet',
  mirror: 'it is a mirror; update the repository that it mirrors',
  fork: 'it is a fork; name it in full to update it',
};

function currentName({ name, response }: BatchRepository): string {
  if (response instanceof GitHubError) return name;
  return optional(field(rootOf(response.data), 'repository', 'nameWithOwner'), asString) ?? name;
}

/** Writes a group to the log if a repository changed, should change or failed. */
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

/** Reports the repositories that the run did not reach as deferred. */
function deferRest(totals: RunTotals, waiting: readonly BatchRepository[], progress: ReadProgress): void {
  const names = [...waiting.map(({ name }) => name), ...progress.waiting];
  const owners = [...progress.unlistedOwners].filter(([, count]) => count !== 0);
  const lines = [...names, ...owners.map(([owner]) => `${owner}/*`)];
  for (const repository of lines) totals.reports.push({ repository, outcome: 'deferred', files: [], error: null });
  // Each owner already has one report, `owner/*`, which counts as one of its repositories.
  for (const [, count] of owners) totals.unlistedCount += (count ?? 1) - 1;
  if (countOf(totals, 'deferred') === 0 && !endedEarlyWithFailure(totals)) totals.endingError = null;
}
