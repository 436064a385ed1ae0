import { unwatchFile, watchFile } from 'node:fs';

export interface FileWatch {
  /** The number of changes since the start. */
  readonly version: () => number;
  /** Calls `listener` after each change. Calling the returned function ends this. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

const intervalMs = 250;

/**
 * Watches files, even if an editor replaces them, or deletes and creates them again.
 *
 * @param onChange called before the subscribed functions
 */
export function watchFiles(paths: readonly string[], onChange: () => Promise<void>): FileWatch {
  const listeners = new Set<() => void>();
  let version = 0;
  const handleChange = async () => {
    await onChange();
    version += 1;
    for (const listener of listeners) listener();
  };
  for (const path of paths) watchFile(path, { interval: intervalMs }, handleChange);
  return {
    version: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      for (const path of paths) unwatchFile(path, handleChange);
    },
  };
}
