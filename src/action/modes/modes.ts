import type { Choice } from '../../config/options.ts';
import type { Result, Task } from '../job.ts';

/** Carries out a run. Throws what `failureOf` knows, and what is a defect. */
export type Mode = (task: Task) => Promise<Result>;

/** The modes, each loaded only when it is asked for: the workspace needs no client for GitHub. */
export const modes: Readonly<Record<Choice<'mode'>, () => Promise<Mode>>> = {
  commit: async () => (await import('./publish.ts')).publishingMode,
  'pull-request': async () => (await import('./publish.ts')).publishingMode,
  write: async () => (await import('./write.ts')).writeMode,
  check: async () => (await import('./check.ts')).checkMode,
};
