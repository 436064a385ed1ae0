import type { Choice } from '../../config/options.ts';
import type { Mode } from '../job.ts';

/** The modes. Each is loaded only when it runs: the modes for the workspace need no GitHub client. */
export const modes: Readonly<Record<Choice<'mode'>, () => Promise<Mode>>> = {
  commit: async () => (await import('./commit.ts')).commitMode,
  'pull-request': async () => (await import('./pull-request.ts')).pullRequestMode,
  write: async () => (await import('./write.ts')).writeMode,
  check: async () => (await import('./check.ts')).checkMode,
};
