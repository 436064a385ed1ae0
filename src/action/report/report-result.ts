import { createReport } from '../../refresh/json-report.ts';
import type { ActionJob, JobResult } from '../job.ts';
import { createAnnotations } from './annotations.ts';
import { createChangeReport } from './change-report.ts';
import { truncate } from './html.ts';
import { findHints, outcomeMessage } from './outcome-message.ts';
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
  const changeReport = result.changeReport ?? (await createChangeReport(refresh));

  if (refresh.files.length > 0) {
    const lines = refresh.files.map(
      ({ path, outcome, sections }) => `${path}: ${outcome}, sections: ${sections.length}`,
    );
    runner.group('Files', lines.join('\n'));
  }
  const { diff } = changeReport;
  if (diff !== '') runner.group('Diff', truncate(diff.trimEnd(), maxDiffBytes));
  for (const { level, message: text, place } of annotations) runner.annotate(level, text, place);
  runner.log([message.sentence, message.url, ...hints].filter((line) => line !== null).join('\n'));
  runner.outputs(outputValues(report, published));
  await runner.writeSummary(createSummary({ report, changeReport, message, annotations, hints }));
}
