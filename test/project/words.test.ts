import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
  .split('\0')
  .filter((path) => path !== '' && existsSync(path));

/** Text that has no place here. A letter in brackets keeps a pattern from finding itself. */
const forbidden: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a folder of one machine', /(?<![\w.])\/(?:[r]oot|[w]ork)\/\w/],
  ['a neighbouring folder', /\.\.\/[s]hared\b/],
  ['the host of a registry', /\bregistry\.(?:[n]pmjs|[y]arnpkg)\./],
  ['the name of an assistant', /\b(?:[C]laude|[A]nthropic|[C]hatGPT|[O]penAI)\b/],
  ['work that is left', /\b(?:[T]ODO|[F]IXME|[X]XX)\b/],
];

/** Bundles and licences hold the words of others. */
function isOurs(path: string): boolean {
  return !/^(dist|scripts\/licences|test\/fixtures)\//.test(path) && path !== 'package-lock.json';
}

describe('the tracked files', () => {
  test.each(forbidden)('hold nowhere %s', (_, pattern) => {
    const found = tracked.filter(isOurs).filter((path) => pattern.test(readFileSync(path, 'utf8')));
    expect(found).toEqual([]);
  });

  test('include no bundle or library that names the folder it was built in', () => {
    const places = /(?<![\w.:/])\/(?:[r]oot|[h]ome|[U]sers|[w]ork|[t]mp)\/\w/;
    const found = tracked
      .filter((path) => path.startsWith('dist/'))
      .filter(
        (path) =>
          readFileSync(path, 'utf8').includes(process.cwd()) || places.test(readFileSync(path, 'utf8')),
      );
    expect(found).toEqual([]);
  });
});
