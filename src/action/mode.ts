import type { Choice } from '../config/options.ts';
import type { Result } from './result.ts';
import type { Task } from './task.ts';

/** Carries out a run. Throws what `failureOf` knows, and what is a defect. */
export type Mode = (task: Task) => Promise<Result>;

/** The modes, each loaded only when it is asked for: the workspace needs no client for GitHub. */
export const modes: Readonly<Record<Choice<'mode'>, () => Promise<Mode>>> = {
  commit: async () => (await import('./publishing-mode.ts')).publishingMode,
  'pull-request': async () => (await import('./publishing-mode.ts')).publishingMode,
  write: async () => (await import('./write-mode.ts')).writeMode,
  check: async () => (await import('./check-mode.ts')).checkMode,
};
