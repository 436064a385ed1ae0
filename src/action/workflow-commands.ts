import * as core from '@actions/core';
import { escapeHidden } from '../text/hidden-characters.ts';

/** A place in a file of the repository, for an annotation. */
export interface FilePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

const annotateAt = { notice: core.notice, warning: core.warning, error: core.error };

export type AnnotationLevel = keyof typeof annotateAt;

export type Runner = typeof runner;

/** The runner of GitHub Actions. All text for its log is written and escaped here, because it may contain untrusted text. */
export const runner = {
  /** Returns the text of an input; empty if the workflow does not set it. */
  input: (name: string) => core.getInput(name),

  mask: (secret: string) => core.setSecret(secret),

  log: (text: string) => core.info(escapeCommands(text)),

  isDebug: () => core.isDebug(),

  debug: (text: string) => core.debug(escapeCommands(text)),

  group(title: string, text: string): void {
    core.startGroup(escapeCommands(title));
    core.info(escapeCommands(text));
    core.endGroup();
  },

  /** Shows a message on the page of the run and, if it has a place, next to that line of the file. */
  annotate(level: AnnotationLevel, message: string, place: FilePlace | null): void {
    const at = place && { file: place.path, startLine: place.line, startColumn: place.column };
    annotateAt[level](escapeCommands(message), at ?? {});
  },

  /** Sets the outputs of the step. If that is not possible, the step fails. */
  outputs(values: Readonly<Record<string, string>>): void {
    try {
      for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
    } catch (error) {
      core.error(escapeCommands(`Cannot set the outputs: ${errorMessage(error)}`));
      process.exitCode = core.ExitCode.Failure;
    }
  },

  /** Shows Markdown on the page of the run. Not every runner supports it, so an error is only logged. */
  async writeSummary(markdown: string): Promise<void> {
    try {
      await core.summary.addRaw(markdown, true).write();
    } catch (error) {
      core.info(escapeCommands(`Cannot write the summary: ${errorMessage(error)}`));
    }
  },

  /** Makes the step fail when the process ends. */
  fail(): void {
    process.exitCode = core.ExitCode.Failure;
  },
};

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Every sequence that a log viewer may treat as the end of a line. */
const lineBreakPattern = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * Escapes text for the log, so that no part of it is a workflow command. The runner understands `::name::` at the start of a
 * line, after any white space, and `##[name]` anywhere; a backslash inside disables both. Invisible characters are written
 * as escapes, because the runner's comparison of text may ignore them. Every line break becomes `\n`.
 */
export function escapeCommands(text: string): string {
  const lines = text.split(lineBreakPattern).map((line) => escapeHidden(line, 'breaks-allowed'));
  return lines.map((line) => line.replaceAll('##[', '##\\[').replace(/^(\s*):(?=:)/, '$1:\\')).join('\n');
}
