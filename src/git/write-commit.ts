import type { Head } from './fetch-head.ts';
import { lacksIdentity } from './run-git.ts';

const unknownPerson = ['user.name=status-snippets', 'user.email=status-snippets@localhost'];

/**
 * Writes a child of the base as an object without a name, and returns its id.
 * @param trailerFor makes the last line of the message from the id that the commit has without it
 */
export async function writeCommit(
  { repository, base }: Pick<Head, 'repository' | 'base'>,
  treeId: string,
  message: string,
  trailerFor?: (draft: string) => string,
): Promise<string> {
  const { run, signs } = repository;
  const date = `@${Math.floor(Date.now() / 1000)} +0000`;
  const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const create = async (text: string, ...options: string[]) => {
    const createAs = (settings: readonly string[]) => {
      const identity = settings.flatMap((setting) => ['-c', setting]);
      return run([...identity, 'commit-tree', ...options, '-p', base, treeId], `${text}\n`, env);
    };
    const id = await createAs(['user.useConfigOnly=true']).catch((error) => {
      if (!lacksIdentity([String(error)])) throw error;
      return createAs(unknownPerson);
    });
    return `${id}`.trim();
  };
  const signature = signs ? ['-S'] : [];
  const text = message.trimEnd();
  if (trailerFor === undefined) return create(text, ...signature);
  return create(`${text}\n\n${trailerFor(await create(text))}`, ...signature);
}
