import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export type References = ReturnType<typeof openReferences>;

/** The references of a repository that nobody packs. A name is that of a branch, or a full one. */
export function openReferences(folder: string) {
  const fileOf = (name: string) =>
    join(folder, /^(?:refs\/|HEAD$)/.test(name) ? name : `refs/heads/${name}`);

  /** The id of the commit; empty if there is no such reference. */
  function id(name: string): string {
    const file = fileOf(name);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  }

  /** @param target a name or an id; null to delete the reference */
  function setReference(name: string, target: string | null): void {
    const file = fileOf(name);
    if (target === null) rmSync(file);
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${id(target) || target}\n`);
    }
  }

  /** The full names and the ids. */
  function references(): string[][] {
    const entries = readdirSync(join(folder, 'refs'), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    return files.sort().map((file) => {
      const name = relative(folder, file).replaceAll('\\', '/');
      return [name, readFileSync(file, 'utf8').trim()];
    });
  }

  return { id, setReference, references };
}
