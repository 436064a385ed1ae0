import * as constructs from 'micromark-core-commonmark';
import * as gfm from 'micromark-extension-gfm';
import { expect, test } from 'vitest';

/** The members of an object at any depth, each with its path. */
function membersOf(value: unknown, path = '', seen = new Set<unknown>()): [string, unknown][] {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function';
  if (!isObject) return [[path, value]];
  if (seen.has(value)) return [];
  seen.add(value);
  const members = Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([name, { value: member }]) =>
    membersOf(member, `${path}.${name}`, seen),
  );
  return [[path, value], ...members];
}

test('importing and using the library does not change the micromark modules that other packages use', async () => {
  const before = membersOf({ constructs, gfm });
  const { findSections, refreshText } = await import('../../src/index.ts');
  const { default: remarkStatusSnippets } = await import('../../src/remark.ts');
  const text = '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n\n*a* | b\n';
  for (const format of ['md', 'mdx', 'html'] as const) await findSections(text, format);
  expect((await refreshText(text, 'md', { source: 'offline' })).outcome).toBe('changed');
  const { remark } = await import('remark');
  await remark().use(remarkStatusSnippets, { source: 'offline' }).process(text);

  const after = membersOf({ constructs, gfm });
  expect(after.map(([path]) => path)).toEqual(before.map(([path]) => path));
  const changed = after.filter(([, member], index) => !Object.is(member, before[index]?.[1]));
  expect(changed.map(([path]) => path).filter((path) => path !== '')).toEqual([]);
});
