import type { CommandName } from '../config/option-definition.ts';
import type { RawOptions, Settings } from '../config/settings.ts';
import type { Files, Publication } from '../git/publication.ts';
import type { CommittedFiles } from '../project/committed-files.ts';
import type { ProjectFiles } from '../project/disk-files.ts';
import type { Service } from '../service/connection.ts';
import type { Effects } from '../service/request.ts';
import type { createProgress } from './progress.ts';

/** The table of the reference is generated from these rows. */
export const exitCodes = {
  success: {
    code: 0,
    meaning: 'success: sections are up to date, whether or not something changed',
  },
  outOfDate: { code: 1, meaning: '`check` found a section, or `find` an embed, out of date' },
  input: {
    code: 2,
    meaning:
      'an option, marker or file is invalid, the output cannot be written, or `--commit` is ' +
      'not possible',
  },
  refused: {
    code: 3,
    meaning: 'the service refused the request, or its response is invalid or unsafe',
  },
  unavailable: { code: 4, meaning: 'the service is unavailable; nothing was written' },
  publishing: {
    code: 5,
    meaning: 'the changes were written only in part, or could not be committed or pushed',
  },
  internal: { code: 70, meaning: 'internal error' },
} as const satisfies Record<string, { code: number; meaning: string }>;

export type ExitName = keyof typeof exitCodes;

/** It may throw: `runCli` decides what an error means. */
export type Command = (context: CommandContext) => Promise<ExitName>;

export interface CommandContext {
  readonly command: CommandName;
  readonly names: readonly string[];
  readonly settings: Settings;
  /** Without those of the configuration file. */
  readonly given: RawOptions;
  /** Absolute; file names are relative to it. */
  readonly workingDirectory: string;
  readonly service: Service;
  /** Those in `workingDirectory`, or with `--push` those of the remote branch. */
  readonly files: ProjectFiles;
  /** Null without `--push`. */
  readonly push: RemoteFiles | null;
  /** Prints a note, once, unless the run is quiet. */
  readonly notify: (message: string) => void;
  /** Null if nobody watches: stderr is no terminal, `CI` is set, or the run is quiet. */
  readonly progress: ReturnType<typeof createProgress> | null;
  readonly environment: CliEnvironment;
}

/** What a command reads and changes with `--push`, instead of the files on the disk. */
export interface RemoteFiles {
  readonly files: CommittedFiles;
  /** Without files, no change is due. */
  readonly publish: (files: Files, message: string) => Promise<Publication>;
}

export interface CliEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Throws if the current folder was deleted. */
  readonly cwd: () => string;
  readonly stdin: () => AsyncIterable<Uint8Array>;
  readonly stdout: Output;
  readonly stderr: Output;
  /** Settles when the user, or the program that started this one, wants it to end. */
  readonly interruption: () => Promise<void>;
  readonly effects: Effects;
}

export interface Output {
  /** Await it before writing to the other output, so that a terminal keeps the order. */
  readonly write: (text: string) => Promise<void> | void;
  readonly isTerminal: boolean;
  readonly columns?: number | undefined;
}
