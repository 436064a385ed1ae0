import { describe, expect, test } from 'vitest';
import { readCommandLine } from '../../../src/cli/arguments/command-line.ts';
import { UsageError } from '../../../src/config/errors.ts';

function read(line: string) {
  return readCommandLine(line.split(' ').filter((word) => word !== ''));
}

describe('a command line', () => {
  test('without a command refreshes', () => {
    expect(read('')).toMatchObject({ command: 'refresh', files: [] });
    expect(read('docs/a.md b.md')).toMatchObject({ command: 'refresh', files: ['docs/a.md', 'b.md'] });
  });

  test('begins with the command, wherever the options stand', () => {
    expect(read('check a.md')).toMatchObject({ command: 'check', files: ['a.md'] });
    expect(read('--slug acme check a.md --json')).toMatchObject({ command: 'check', files: ['a.md'] });
  });

  test('takes the name of a command as a file after the first word or after --', () => {
    expect(read('a.md check')).toMatchObject({ command: 'refresh', files: ['a.md', 'check'] });
    expect(read('check check')).toMatchObject({ command: 'check', files: ['check'] });
    expect(read('-- check --json')).toMatchObject({ command: 'refresh', files: ['check', '--json'] });
  });

  test('gives options as they were typed', () => {
    const { givens } = read('-q --slug acme --max-age=5 --header a:b --header c:d');
    expect([...givens]).toEqual([
      ['quiet', { as: '-q', values: [] }],
      ['slug', { as: '--slug', values: ['acme'] }],
      ['max-age', { as: '--max-age', values: ['5'] }],
      ['header', { as: '--header', values: ['a:b', 'c:d'] }],
    ]);
  });

  test('takes a value that begins with one dash, to be refused by its own rule', () => {
    expect(read('--max-age -1').givens.get('max-age')?.values).toEqual(['-1']);
  });

  test('takes a value that begins with two dashes after an equals sign', () => {
    expect(read('--commit --cwd=--odd').givens.get('cwd')?.values).toEqual(['--odd']);
  });

  test.each([
    ['--slgu acme', '--slgu is not an option: did you mean --slug?'],
    ['--basurl=https://a.example', '--basurl is not an option: did you mean --base-url?'],
    ['--no-cahce', '--no-cahce is not an option: did you mean --no-cache?'],
    ['--frobnicate', '--frobnicate is not an option: see status-snippets --help'],
    ['-x', '-x is not an option: see status-snippets --help'],
    ['--slug', '--slug lacks its value: write --slug <slug>'],
    ['--slug --json', '--slug lacks its value before --json: write --slug <slug>'],
    ['--header --x=s3cr3t', '--header lacks its value before --x: write --header <name: value>'],
    ['--source', '--source lacks its value: write --source <auto|endpoint|offline>'],
    ['--json=yes', '--json takes no value: leave out "=yes"'],
    ['--only badge_html', '--only is not an option of refresh: it belongs to print'],
    ['check --workflow', '--workflow is not an option of check: it belongs to init'],
    ['check --commit', '--commit is not an option of check: it belongs to refresh and init'],
    ['print README.md', 'README.md is too much: print takes no file'],
    ['init a.md b.md', 'b.md is too much: init takes one file'],
  ])('%s is refused', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });

  test('never repeats what a mistyped header option was given', () => {
    expect(() => read('--haeder=Authorization:s3cr3t')).toThrow(
      /^--haeder is not an option: did you mean --header\?$/,
    );
  });
});
