import process from 'node:process';

/** Whether the permissions of files restrict users on this system. */
export const permissionsApply = process.platform !== 'win32';

/** The id of a user and a group that own no files. */
const nobody = 65_534;

/** Runs `work` as a user whom permissions restrict, even if the tests run as root. Not for concurrent use in a process. */
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
