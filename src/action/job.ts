import type { Settings } from '../config/settings.ts';
import type { PublishError } from '../github/errors.ts';
import type { Published } from '../github/publish-result.ts';
import type { FetchSnippets } from '../refresh/fetch-pages.ts';
import type { RefreshSettings } from '../refresh/input.ts';
import type { RefreshResult } from '../refresh/result.ts';
import type { RunContext } from './context.ts';
import type { World } from './environment.ts';
import type { ActionSettings } from './inputs/settings.ts';

/** What the action has to do, and with what. */
export interface Task {
  readonly settings: Settings;
  readonly action: ActionSettings;
  readonly context: RunContext;
  readonly world: World;
  readonly ask: FetchSnippets;
}

/** The settings of a run, as the engine takes them. */
export function refreshSettings({ settings }: Task, checkOnly: boolean): RefreshSettings {
  const { slug, customDomain, show, baseUrl, statusPageHost, source } = settings;
  return { slug, customDomain, show, baseUrl, statusPageHost, source, checkOnly };
}

/** What a mode came to. */
export interface Result {
  /** What was found, and what became of it. */
  readonly run: RefreshResult;
  /** What publishing came to; null where the mode publishes nothing, or it failed. */
  readonly published: Published | null;
  /** Why nothing could be published; null where nothing stood in the way. */
  readonly refusal: PublishError | null;
  /** Whether the paths are those of the workflow's own repository, where annotations can stand. */
  readonly own: boolean;
}
