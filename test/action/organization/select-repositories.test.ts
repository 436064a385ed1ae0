import { expect, test } from 'vitest';
import { isInShard, selectRepositories } from '../../../src/action/organization/select-repositories.ts';
import { parseRepositories, type Shard } from '../../../src/config/action-options.ts';

const select = (lines: readonly string[], shard: Shard | null = null) =>
  selectRepositories(parseRepositories(lines, 'input repositories'), shard);

test('a name that is given twice in different letter case is selected once, and an excluded name is not', async () => {
  const { names, owners } = await select(['acme/Site', 'ACME/site', 'acme/old', '!Acme/OLD']);
  expect(names).toEqual(['ACME/site']);
  expect(owners).toEqual([]);
});

test('all patterns for an owner are one listing, and match in any letter case', async () => {
  const { owners } = await select(['acme/team-*', 'Acme/{docs,.github}', '!acme/*-OLD', 'acme/team-named']);
  expect(owners).toHaveLength(1);
  const [owner] = owners;
  const candidates = ['acme/Team-A', 'acme/team-a-old', 'acme/docs', 'acme/.github', 'acme/other', 'acme/team-named'];
  expect(owner?.isWhole).toBe(false);
  expect(candidates.filter((name) => owner?.isSelected(name))).toEqual(['acme/Team-A', 'acme/docs', 'acme/.github']);
});

test('the listing of an owner is whole unless only some repositories are in the shard or match', async () => {
  expect((await select(['acme/*', '!acme/old'])).owners[0]?.isWhole).toBe(true);
  expect((await select(['acme/*'], { index: 1, count: 2 })).owners[0]?.isWhole).toBe(false);
});

test('every repository is in exactly one shard, whatever the case of its name', () => {
  const names = Array.from({ length: 800 }, (_, index) => `acme/repository-${index}`);
  const sizes = Array.from({ length: 8 }, () => 0);
  for (const name of names) {
    const shards = sizes.flatMap((_, index) => (isInShard(name, { index: index + 1, count: 8 }) ? [index] : []));
    expect(shards).toHaveLength(1);
    expect(isInShard(name.toUpperCase(), { index: (shards[0] ?? 0) + 1, count: 8 })).toBe(true);
    sizes[shards[0] ?? 0] = (sizes[shards[0] ?? 0] ?? 0) + 1;
  }
  for (const size of sizes) expect(size).toBeGreaterThan(60);
});
