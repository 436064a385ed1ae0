import type { Choice } from '../../config/options.ts';
import type { Mode } from '../job.ts';

/** The modes. Each is loaded only when it runs: the modes for the workspace need no GitHub client. */
export const modes: Readonly<Record<Choice<'mode'>, () => Promise<Mode>>> = {
  commit: async () => (await import(/* webpackChunkName: "publish" */ './commit.ts')).commitMode,
  'pull-request': async () =>
    (await import(/* webpackChunkName: "publish" */ './pull-request.ts')).pullRequestMode,
  write: async () => (await import(/* webpackChunkName: "workspace" */ './write.ts')).writeMode,
  check: async () => (await import(/* webpackChunkName: "workspace" */ './check.ts')).checkMode,
};
