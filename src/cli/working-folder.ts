import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../snippets/inputs/input-error.ts';
import type { World } from './world.ts';

/**
 * The folder that file names start from.
 *
 * @param chosen the one that was asked for, relative to the current one; null for that
 * @throws {InputError} where it is none
 */
export function workingFolder(world: World, chosen: string | null): string {
  try {
    const folder = resolve(world.folder(), chosen ?? '');
    if (statSync(folder).isDirectory()) return folder;
  } catch {
    // Whatever keeps us from looking keeps us from working there.
  }
  throw new InputError({
    input: 'cwd',
    value: chosen ?? '.',
    problem: 'is not a folder',
    fix: 'name one that exists',
  });
}
