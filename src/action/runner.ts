import type * as Core from '@actions/core';
import type { OutputName } from './inputs/outputs.ts';
import { escapeLog } from './report/escape.ts';

/** A place in a file of the repository, for an annotation. */
export interface FilePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export type Level = 'notice' | 'warning' | 'error';

/** What a step can read from and write to the runner. Every text may be untrusted. */
export interface Runner {
  /** The text of an input; empty if the workflow does not set it. */
  input(name: string): string;
  /** Hides a text in all logs from now on. */
  mask(secret: string): void;
  /** Writes to the log. */
  log(text: string): void;
  /** Writes a collapsed group to the log. */
  group(title: string, text: string): void;
  /** Shows a message with the run, and next to a line if it has a place. */
  annotate(level: Level, message: string, place: FilePlace | null): void;
  /** Sets outputs. */
  outputs(values: Readonly<Record<OutputName, string>>): void;
  /** Shows Markdown on the page of the run. Not every runner can, so an error is only logged. */
  writeSummary(markdown: string): Promise<void>;
  /** Makes the step fail when the process ends. */
  fail(): void;
}

/** The runner of GitHub Actions. All that the action writes to its log is written and escaped here. */
export function createRunner(core: typeof Core): Runner {
  const log = (text: string) => core.info(escapeLog(text));
  return {
    input: (name) => core.getInput(name),
    mask: (secret) => core.setSecret(secret),
    log,
    group(title, text) {
      core.startGroup(escapeLog(title));
      log(text);
      core.endGroup();
    },
    annotate(level, message, place) {
      const at = place && { file: place.path, startLine: place.line, startColumn: place.column };
      core[level](escapeLog(message), at ?? {});
    },
    outputs(values) {
      try {
        for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
      } catch (error) {
        core.error(escapeLog(`Cannot set the outputs: ${errorMessage(error)}`));
        process.exitCode = core.ExitCode.Failure;
      }
    },
    async writeSummary(markdown) {
      try {
        await core.summary.addRaw(markdown, true).write();
      } catch (error) {
        log(`Cannot write the summary: ${errorMessage(error)}`);
      }
    },
    fail() {
      process.exitCode = core.ExitCode.Failure;
    },
  };
}

function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
