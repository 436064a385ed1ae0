import type { Settings } from '../config/settings.ts';
import type { CommandLine } from './arguments/command-line.ts';
import type { CliSettings } from './arguments/settings.ts';
import type { World } from './environment.ts';
import type { ExitName } from './exit-codes.ts';

/** What a command has to do, and with what. */
export interface Job {
  readonly line: CommandLine;
  readonly settings: Settings;
  readonly cli: CliSettings;
  readonly world: World;
  /** The folder that file names start from. */
  readonly folder: string;
}

/** Carries out a command and says how it ended. Throws what `failureOf` knows, and what is a defect. */
export type Command = (job: Job) => Promise<ExitName>;
