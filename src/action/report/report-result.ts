import { createReport } from '../../refresh/report/json-report.ts';
import type { RefreshResult } from '../../refresh/result.ts';
import type { Result, Task } from '../job.ts';
import { annotationsOf } from './annotations.ts';
import { hintsFor } from './hints.ts';
import { clipped } from './html.ts';
import { newsOf } from './outcome-message.ts';
import { outputValues } from './outputs.ts';
import { summaryText } from './summary.ts';

/** Bytes of difference that the log shows. */
const longestDiff = 1_000_000;

/** Shows what a mode came to: log, annotations, outputs and summary, and whether the step fails. */
export async function showResult({ action, context, world }: Task, result: Result): Promise<void> {
  const { runner } = world;
  const { run, published } = result;
  const report = createReport(run);
  const annotations = annotationsOf(result, action.onUnavailable);
  if (annotations.some(({ level }) => level === 'error') || result.refusal !== null) runner.fail();
  const news = newsOf(result);
  const hints = hintsFor(context, published, action.token);
  const diff =
    run.changes.length === 0 ? '' : (await import('../../refresh/report/diff.ts')).formatDiff(run.changes);

  if (run.files.length > 0) runner.group('Files', fileLines(run));
  if (diff !== '') runner.group('Difference', clipped(diff.trimEnd(), longestDiff));
  for (const { level, message, place } of annotations) runner.annotate(level, message, place);
  runner.say([news.sentence, news.url, ...hints].filter((line) => line !== null).join('\n'));
  runner.outputs(outputValues(report, published));
  await runner.summarise(summaryText({ result, report, diff, news, annotations, hints }));
}

function fileLines({ files }: RefreshResult): string {
  return files
    .map(({ path, outcome, sections }) => `${path}: ${outcome}, sections: ${sections.length}`)
    .join('\n');
}
