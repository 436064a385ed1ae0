import type { CommandName } from '../config/commands.ts';
import type { Settings } from '../config/settings.ts';
import type { Environment } from './environment.ts';
import type { ExitName } from './exit-codes.ts';

/** What a command works with. */
export interface CommandContext {
  readonly command: CommandName;
  /** The files, folders and globs of the command line. */
  readonly files: readonly string[];
  readonly settings: Settings;
  readonly environment: Environment;
  /** The absolute path of the folder that file names are relative to. */
  readonly folder: string;
}

/** Runs a command. It may throw: `toExitInfo` decides what an error means. */
export type Command = (context: CommandContext) => Promise<ExitName>;
