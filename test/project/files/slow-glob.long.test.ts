import { expect, test } from 'vitest';
import { listOfPaths } from '../../../src/project/files/path-list.ts';
import { selectPaths } from '../../../src/project/files/select-paths.ts';

test('a glob that takes more than two seconds is refused, although the run has no limit', async () => {
  const list = listOfPaths([`${'a'.repeat(120)}.md`]);
  const selected = selectPaths(['*a*a*a*a*a*a*a*a*a*b.md'], list, { extensions: ['.md'] });
  await expect(selected).rejects.toHaveProperty('code', 'too-complex');
});
