import { createHash } from 'node:crypto';
import type { RepositoryLine, Shard } from '../../config/action-options.ts';

/** The repositories that the input `repositories` selects, with `shard` applied. */
export interface RepositorySelection {
  /** The repositories that the input names in full, as `owner/name`, each once. */
  readonly names: readonly string[];
  readonly owners: readonly OwnerSelection[];
}

/** Decides which repositories of an owner are selected by lines with a pattern. */
export interface OwnerSelection {
  readonly owner: string;
  /** Whether every repository of the owner is selected, so that the listing may read the files too. */
  readonly isWhole: boolean;
  readonly lines: readonly PatternLine[];
  /** Whether a line selects the repository, the repository is in the shard of this run, and no line names it in full. */
  readonly isSelected: (nameWithOwner: string) => boolean;
}

/** A line with a pattern. It is an error if the pattern matches no repository. */
export interface PatternLine {
  readonly line: string;
  /** Whether the line selects the repository, after exclusions and regardless of the shard. */
  readonly matches: (nameWithOwner: string) => boolean;
}

/** Compiles the lines of the input. Names ignore case, as they do on GitHub. */
export async function selectRepositories(
  repositoryLines: readonly RepositoryLine[],
  shard: Shard | null,
): Promise<RepositorySelection> {
  const { default: picomatch } = await import('picomatch');
  const toMatcher = ({ owner, name, isPattern }: RepositoryLine) => {
    const ownerPrefix = `${owner}/`.toLowerCase();
    const matchesName = isPattern
      ? picomatch(name, { dot: true, nocase: true, nonegate: true })
      : (candidate: string) => candidate === name.toLowerCase();
    return (repository: string) => {
      const candidate = repository.toLowerCase();
      return candidate.startsWith(ownerPrefix) && matchesName(candidate.slice(ownerPrefix.length));
    };
  };
  const exclusions = repositoryLines.filter(({ isExclusion }) => isExclusion).map(toMatcher);
  const isExcluded = (repository: string) => exclusions.some((matches) => matches(repository));
  const wanted = repositoryLines.filter((line) => !line.isExclusion);
  const named = wanted.filter(({ isPattern }) => !isPattern).map(({ owner, name }) => `${owner}/${name}`);
  const names = new Map(named.filter((name) => !isExcluded(name)).map((name) => [name.toLowerCase(), name]));

  const byOwner = new Map<string, RepositoryLine[]>();
  for (const pattern of wanted.filter(({ isPattern }) => isPattern)) {
    const key = pattern.owner.toLowerCase();
    byOwner.set(key, [...(byOwner.get(key) ?? []), pattern]);
  }
  const owners = [...byOwner.values()].map((ofOwner): OwnerSelection => {
    const lines = ofOwner.map((pattern) => {
      const matches = toMatcher(pattern);
      return { line: pattern.line, matches: (repository: string) => matches(repository) && !isExcluded(repository) };
    });
    return {
      owner: ofOwner[0]?.owner ?? '',
      isWhole: shard === null && ofOwner.some(({ name }) => name === '*'),
      lines,
      isSelected: (repository) =>
        !names.has(repository.toLowerCase()) &&
        lines.some(({ matches }) => matches(repository)) &&
        isInShard(repository, shard),
    };
  });
  return { names: [...names.values()].filter((name) => isInShard(name, shard)), owners };
}

/** Whether a repository is in a shard. Each repository is in exactly one shard, which depends only on its name. */
export function isInShard(nameWithOwner: string, shard: Shard | null): boolean {
  if (shard === null) return true;
  const hash = createHash('sha256').update(nameWithOwner.toLowerCase()).digest();
  return hash.readUInt32BE() % shard.count === shard.index - 1;
}
