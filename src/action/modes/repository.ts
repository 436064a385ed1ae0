import type { BranchTarget } from '../../github/branch-query.ts';
import { type GitHubClient, repeat } from '../../github/client.ts';
import { commit } from '../../github/commit.ts';
import { type FilesAt, readAt } from '../../github/files.ts';
import { type RefreshResult, toOutOfDate, withFailure } from '../../refresh/result.ts';
import { isError } from '../../text/errors.ts';
import type { Finding } from '../../text/finding.ts';
import { createGitHubClient } from '../github-client.ts';
import { createProposal } from '../messages.ts';
import { firstSelection, refreshAt } from '../repository-files.ts';
import { type ActionRun, branchOf, explicitTarget, type ModeResult, notOnRunner } from '../run-context.ts';

export async function runForRepository(run: ActionRun): Promise<ModeResult> {
  const { inputs, context } = run;
  const { repository, sha } = context;
  const explicit = explicitTarget(inputs, context);
  if (inputs.mode !== 'check') {
    const target = explicit ?? { repository, branch: branchOf(context) };
    return publish(run, await createGitHubClient(run), target);
  }
  if (explicit === null && sha === '') throw notOnRunner('GITHUB_SHA');
  const client = await createGitHubClient(run);
  const { refreshed } = await repeat(client, async () => {
    const at = await readAt(client, explicit ?? { repository, commit: sha }, firstSelection(inputs));
    return refreshAt(run, client, at);
  });
  return { refreshed, published: null, error: null };
}

/** If publishing fails, the result contains what should have changed. */
export async function publish(run: ActionRun, client: GitHubClient, target: BranchTarget): Promise<ModeResult> {
  const { mode, pullRequestBranch } = run.inputs;
  const selection = firstSelection(run.inputs);
  let last: RefreshResult | null = null; // of the last attempt
  const makeChange = async (at: FilesAt) => {
    const { paths, refreshed, settings } = await refreshAt(run, client, at);
    last = refreshed;
    if (refreshed.failure !== null) return null;
    return { paths, changes: refreshed.changes, ...createProposal(refreshed, settings, run.context) };
  };
  try {
    let published: ModeResult['published'];
    if (mode === 'commit') {
      published = await commit(client, target, selection, makeChange);
    } else {
      const targets = pullRequestBranch === null ? target : { ...target, pullRequestBranch };
      const { propose } = await import('../../github/propose.ts');
      published = await propose(client, targets, selection, makeChange);
    }
    if (last === null) throw new Error('nothing was refreshed');
    return toModeResult(last, published);
  } catch (error) {
    if (!isError(error) || last === null) throw error;
    return { refreshed: withFailure(toOutOfDate(last), error), published: null, error };
  }
}

/** Sections are `changed` only if this run wrote the change; else they are `out-of-date`. */
function toModeResult(refreshed: RefreshResult, published: ModeResult['published']): ModeResult {
  const isNothingWritten =
    published?.outcome === 'declined' ||
    published?.outcome === 'left-open' ||
    (published?.outcome === 'proposed' && published.commit === null && published.operation !== 'created');
  const messages = published?.outcome === 'proposed' ? published.warnings : [];
  const warnings = messages.map((message): Finding => ({ level: 'warning', code: 'pull-request-unfinished', message }));
  const result = { ...refreshed, findings: [...refreshed.findings, ...warnings] };
  return { refreshed: isNothingWritten ? toOutOfDate(result) : result, published, error: null };
}
