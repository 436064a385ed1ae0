import { createReport, type RefreshResult } from '../../refresh/result.ts';
import type { ActionJob, JobResult } from '../job.ts';
import { createAnnotations } from './annotations.ts';
import { findHints } from './hints.ts';
import { truncate } from './html.ts';
import { outcomeMessage } from './outcome-message.ts';
import { outputValues } from './outputs.ts';
import { createSummary } from './summary.ts';

const maxDiffBytes = 1_000_000;

/** Reports the result of a mode: log, annotations, outputs and summary, and whether the step fails. */
export async function reportResult(job: ActionJob, result: JobResult): Promise<void> {
  const { settings, context, environment } = job;
  const { runner } = environment;
  const { refresh, published, publishError } = result;
  const report = createReport(refresh);
  const annotations = createAnnotations(result, settings.onUnavailable);
  if (annotations.some(({ level }) => level === 'error') || publishError !== null) runner.fail();
  const message = outcomeMessage(result);
  const hints = findHints(context, published, settings.token);
  const diff = await createDiff(refresh);

  if (refresh.files.length > 0) runner.group('Files', fileList(refresh));
  if (diff !== '') runner.group('Diff', truncate(diff.trimEnd(), maxDiffBytes));
  for (const { level, message: text, place } of annotations) runner.annotate(level, text, place);
  runner.log([message.sentence, message.url, ...hints].filter((line) => line !== null).join('\n'));
  runner.outputs(outputValues(report, published));
  await runner.writeSummary(createSummary({ result, report, diff, message, annotations, hints }));
}

/** The diff is loaded only if something changes. */
async function createDiff({ changes }: RefreshResult): Promise<string> {
  if (changes.length === 0) return '';
  const { formatDiff } = await import(/* webpackChunkName: "report" */ '../../refresh/diff.ts');
  return formatDiff(changes);
}

function fileList({ files }: RefreshResult): string {
  return files.map(({ path, outcome, sections }) => `${path}: ${outcome}, sections: ${sections.length}`).join('\n');
}
