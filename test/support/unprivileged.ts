import process from 'node:process';

/** Whether permissions can be tested here: the superuser needs another user to become for a while. */
export const hasPermissions = process.platform !== 'win32';

/** A user and group that own nothing. */
const nobody = 65_534;

/** Does something as a user whom permissions bind. Only one at a time in a process. */
export async function asUnprivileged<T>(work: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return work();
  process.setegid?.(nobody);
  process.seteuid?.(nobody);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}
