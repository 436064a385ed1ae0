import { resolve } from 'node:path';
import type { CommandName } from '../config/commands.ts';
import type { Settings } from '../config/settings.ts';
import { createSnippetFetcher } from '../runtime/create-snippet-fetcher.ts';
import type { FetchSnippets } from '../service/fetch-snippets.ts';
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

/** Runs a command. It may throw: `runCli` decides what an error means. */
export type Command = (context: CommandContext) => Promise<ExitName>;

/** Creates the function that asks the service, with the cache that the settings select. */
export function createFetchSnippets({ settings, environment, folder }: CommandContext): FetchSnippets {
  const { effects } = environment;
  const { cache, cacheDir, source } = settings;
  if (!cache || source === 'offline') return createSnippetFetcher({ settings, effects, cacheDirectory: null });
  const cacheDirectory = cacheDir === null ? effects.cacheDirectory() : resolve(folder, cacheDir);
  return createSnippetFetcher({ settings, effects, cacheDirectory });
}
