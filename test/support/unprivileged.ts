import process from 'node:process';

/** Whether permissions can be tested here. The superuser has to become another user for that. */
export const hasPermissions = process.platform !== 'win32';

/** A user and group that own nothing. */
const nobody = 65_534;

/** Does something as a user who is subject to permissions. Not for concurrent use in a process. */
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
