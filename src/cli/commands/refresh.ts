import { refreshFiles } from '../../refresh/refresh-files.ts';
import { commitMessage } from '../../refresh/report/change-summary.ts';
import { timeEffects } from '../../runtime/time-effects.ts';
import type { Command } from '../command-context.ts';
import { exitOf, showRun } from '../output/report.ts';
import { askingWith } from '../service-client.ts';
import { findSources, readSources } from '../source-files.ts';
import { publishChanges } from '../write-changes.ts';

/** Rewrites the sections of the files, or with `check` only says which are out of date. */
export const refreshCommand: Command = async (job) => {
  const { command, files: names } = job.line;
  const files = await findSources(job, names.length > 0 ? names : ['README.md']);
  const run = await refreshFiles(
    readSources(job, files),
    { ...job.settings, checkOnly: command === 'check' },
    askingWith(job),
    timeEffects,
  );
  const ended = command === 'check' ? run : await publishChanges(job, run, commitMessage(run.files));
  await showRun(job, ended);
  return exitOf(ended);
};
