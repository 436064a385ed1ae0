import type { Format } from '../sections/format.ts';
import type { RefreshSettings, SourceFile } from './input.ts';
import { type FailedFile, failedFile } from './result.ts';
import { mentionsMarkers, type SurveyedFile, surveyText } from './section-requests.ts';

/** What a file of a run holds. Nothing to do with one that was found in a folder and has no section. */
export type ReadFile = SurveyedFile | FailedFile | { readonly outcome: 'without' };

/** Reads a file and what its sections ask for. */
export async function readFile(file: SourceFile, settings: RefreshSettings): Promise<ReadFile> {
  const { path, format } = file;
  const reading = await file.read();
  if (reading.outcome === 'refused') return failedFile(path, reading.problem);
  const { text } = reading;
  if (!mentionsMarkers(text)) return without(file);
  const survey = await surveyText(path, text, format, settings);
  if (survey.problems.length > 0) {
    return { outcome: 'failed', path, troubles: survey.problems.map((it) => ({ kind: 'input', ...it })) };
  }
  return survey.tasks.length > 0 ? { outcome: 'surveyed', path, text, format, survey } : without(file);
}

function without({ path, format, named }: SourceFile): ReadFile {
  if (!named) return { outcome: 'without' };
  const [start, end] = [comment(format, 'start slug="…"'), comment(format, 'end')];
  const message = `no section here; put ${start} and ${end} where the snippets belong, or let "status-snippets init" do it`;
  return failedFile(path, { line: 1, column: 1, code: 'no-section', message });
}

function comment(format: Format, words: string): string {
  return format === 'mdx' ? `{/* status-snippets ${words} */}` : `<!-- status-snippets ${words} -->`;
}
