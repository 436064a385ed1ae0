import { expect, test } from 'vitest';
import { didYouMean } from '../../src/core/suggest.ts';

const commands = ['refresh', 'check', 'print', 'init'];

test.each<[what: string, word: string, names: readonly string[], suggestion: string | null]>([
  ['the name with the fewest other letters', 'chek', commands, 'check'],
  ['a name in other letter case', 'Check', commands, 'check'],
  ['a name with two letters changed', 'refersh', commands, 'refresh'],
  ['a name that begins with the word before another close one', 'pri', ['pre', 'print'], 'print'],
  ['the first of two equally close names', 'bat', ['bar', 'cat'], 'bar'],
  ['no name if none is close', 'README.md', commands, null],
  ['no name for a single letter', 'i', commands, null],
  ['no name for the ending of one', 'es', ['refresh', 'addresses'], null],
  ['a name by its initials', 'PR', ['commit', 'pull-request'], 'pull-request'],
  ['no name for the initial of one word', 'c', ['commit'], null],
  ['no name for an empty word', '', commands, null],
])('didYouMean suggests %s: for %j of %j %j', (_, word, names, suggestion) => {
  expect(didYouMean(word, names, 'none')).toBe(
    suggestion === null ? 'none' : `did you mean ${suggestion}?`,
  );
});
