import { createEffects, type Effects } from '../runtime/effects.ts';
import { createTerminal, type Terminal } from './output/terminal.ts';

/** What the command line gets from outside the program, apart from files. */
export interface Environment {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The current folder. Throws if it was deleted. */
  readonly cwd: () => string;
  readonly terminal: Terminal;
  readonly effects: Effects;
}

/** The environment of a process. */
export function createEnvironment(process: NodeJS.Process): Environment {
  return {
    env: process.env,
    cwd: () => process.cwd(),
    terminal: createTerminal(process),
    effects: createEffects(process.env, process.platform),
  };
}
