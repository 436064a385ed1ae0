import { createHash } from 'node:crypto';
import type { RepositoryLine, Shard } from '../../config/action-options.ts';

/** The repositories that the input `repositories` selects, with `shard` applied. */
export interface RepositorySelection {
  /** The repositories that the input names in full, as `owner/name`, each once. */
  readonly names: readonly string[];
  readonly owners: readonly OwnerSelection[];
}

/** The lines with a pattern for the repositories of one owner. */
export interface OwnerSelection {
  readonly owner: string;
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
  const isNamed = (repository: string) => names.has(repository.toLowerCase());

  const owners = new Map<string, { readonly owner: string; readonly lines: PatternLine[] }>();
  for (const pattern of wanted.filter(({ isPattern }) => isPattern)) {
    const key = pattern.owner.toLowerCase();
    const { owner, lines } = owners.get(key) ?? { owner: pattern.owner, lines: [] };
    const matches = toMatcher(pattern);
    lines.push({ line: pattern.line, matches: (repository) => matches(repository) && !isExcluded(repository) });
    owners.set(key, { owner, lines });
  }
  return {
    names: [...names.values()].filter((name) => isInShard(name, shard)),
    owners: [...owners.values()].map(({ owner, lines }) => ({
      owner,
      lines,
      isSelected: (repository) =>
        !isNamed(repository) && lines.some(({ matches }) => matches(repository)) && isInShard(repository, shard),
    })),
  };
}

/** Whether a repository is in a shard. Each repository is in exactly one shard, which depends only on its name. */
function isInShard(nameWithOwner: string, shard: Shard | null): boolean {
  if (shard === null) return true;
  const hash = createHash('sha256').update(nameWithOwner.toLowerCase()).digest();
  return hash.readUInt32BE() % shard.count === shard.index - 1;
}
