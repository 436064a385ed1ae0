import type * as Core from '@actions/core';
import type { OutputName } from './inputs/outputs.ts';
import { safeText } from './report/escape.ts';

/** A place in a file of the repository, for an annotation. */
export interface FilePlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

export type Level = 'notice' | 'warning' | 'error';

/** The machine that runs the step, and what a step can tell it. Whatever is told can be any text. */
export interface Runner {
  /** The text of an input; empty where the workflow does not set it. */
  input(name: string): string;
  /** Keeps a text out of every log from now on. */
  mask(secret: string): void;
  /** Writes to the log. */
  say(text: string): void;
  /** Writes to the log, folded under a title. */
  group(title: string, text: string): void;
  /** Shows a message with the run, and beside a line where it has a place. */
  annotate(level: Level, message: string, place: FilePlace | null): void;
  /** Sets outputs. */
  outputs(values: Readonly<Record<OutputName, string>>): void;
  /** Shows Markdown on the page of the run. Not every runner can, so trouble with it is only logged. */
  summarise(markdown: string): Promise<void>;
  /** Lets the step fail, once everything is said. */
  fail(): void;
}

/** The runner of GitHub Actions. Everything the action writes to its log goes through here. */
export function actionsRunner(core: typeof Core): Runner {
  const say = (text: string) => core.info(safeText(text));
  return {
    input: (name) => core.getInput(name),
    mask: (secret) => core.setSecret(secret),
    say,
    group(title, text) {
      core.startGroup(safeText(title));
      say(text);
      core.endGroup();
    },
    annotate(level, message, place) {
      const at = place && { file: place.path, startLine: place.line, startColumn: place.column };
      core[level](safeText(message), at ?? {});
    },
    outputs(values) {
      try {
        for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
      } catch (error) {
        core.error(safeText(`The outputs cannot be set: ${wordsOf(error)}`));
        process.exitCode = core.ExitCode.Failure;
      }
    },
    async summarise(markdown) {
      try {
        await core.summary.addRaw(markdown, true).write();
      } catch (error) {
        say(`No summary: ${wordsOf(error)}`);
      }
    },
    fail() {
      process.exitCode = core.ExitCode.Failure;
    },
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
