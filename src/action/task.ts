import type { Settings } from '../config/settings.ts';
import type { Ask } from '../refresh/fetch-pages.ts';
import type { RefreshSettings } from '../refresh/input.ts';
import type { RunContext } from './context.ts';
import type { ActionSettings } from './inputs/settings.ts';
import type { World } from './world.ts';

/** What the action has to do, and with what. */
export interface Task {
  readonly settings: Settings;
  readonly action: ActionSettings;
  readonly context: RunContext;
  readonly world: World;
  readonly ask: Ask;
}

/** The settings of a run, as the engine takes them. */
export function refreshSettings({ settings }: Task, verb: RefreshSettings['verb']): RefreshSettings {
  const { slug, customDomain, show, baseUrl, statusPageHost, source } = settings;
  return { slug, customDomain, show, baseUrl, statusPageHost, source, verb };
}
