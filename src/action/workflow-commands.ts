import * as core from '@actions/core';
import { escapeCommands } from '../core/quote.ts';

const annotateAt = { notice: core.notice, warning: core.warning, error: core.error };

export interface Annotation {
  readonly level: keyof typeof annotateAt;
  readonly message: string;
  /** In a file of the workflow's repository. */
  readonly place?: { readonly path: string; readonly line: number; readonly column: number };
}

export type Runner = typeof runner;

/** All text for the log is written and escaped here, because it may contain untrusted text. */
export const runner = {
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

  annotate({ level, message, place }: Annotation): void {
    const at = place && { file: place.path, startLine: place.line, startColumn: place.column };
    annotateAt[level](escapeCommands(message), at);
  },

  /** If that is not possible, the step fails. */
  outputs(values: Readonly<Record<string, string>>): void {
    try {
      for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
    } catch (error) {
      core.setFailed(escapeCommands(`Cannot set the outputs: ${error}`));
    }
  },

  /** Not every runner supports it. */
  async writeSummary(markdown: string): Promise<void> {
    if (!process.env.GITHUB_STEP_SUMMARY) return;
    await core.summary.addRaw(markdown, true).write();
  },

  fail(): void {
    process.exitCode = core.ExitCode.Failure;
  },
};
