import type { ErrorCode } from '../text/errors.ts';
import type { Finding } from '../text/finding.ts';
import type { Run, SourceFile } from './input.ts';
import { refreshFiles } from './refresh-files.ts';
import type { InputFile } from './refresh-input.ts';
import type { ChangedFile, RefreshResult } from './result.ts';

/**
 * Refreshes the sections of files: finds them, gets each page once, and computes the new text of each file. If any file has a
 * problem, there are no changes.
 *
 * @param files in the order of the report
 */
export async function refresh(
  files: Iterable<SourceFile> | AsyncIterable<SourceFile>,
  { settings, fetchSnippets }: Run,
): Promise<RefreshResult> {
  const result = await refreshFiles(toInputFiles(files), { ...settings, checkOnly: false }, fetchSnippets);
  const problems = result.files.flatMap(({ path, problems }) =>
    problems.map(
      (problem) => ({ ...problem, path, level: 'error', code: problem.code as ErrorCode }) satisfies Finding,
    ),
  );
  const changes = result.changes.map(({ sections, ...change }): ChangedFile => {
    return { ...change, ...(sections && { sections: { before: sections.oldSections, after: sections.newSections } }) };
  });
  return {
    ...result,
    files: result.files.map(({ problems: _, ...file }) => file),
    embeds: [],
    changes,
    findings: [...problems, ...result.warnings.map((warning) => ({ ...warning, level: 'warning' }) as const)],
    failure: result.failure && { code: result.failure.code as ErrorCode, message: result.failure.message },
  };
}

async function* toInputFiles(files: Iterable<SourceFile> | AsyncIterable<SourceFile>): AsyncGenerator<InputFile> {
  for await (const { text, ...file } of files) {
    if (typeof text === 'string') yield { ...file, content: { outcome: 'read', text } };
    else yield { ...file, content: { outcome: 'unreadable', problem: { line: 1, column: 1, ...text } } };
  }
}
