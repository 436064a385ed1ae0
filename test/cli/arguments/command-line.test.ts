import { describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../../src/cli/arguments/command-line.ts';
import { UsageError } from '../../../src/config/errors.ts';

function read(line: string) {
  return parseCommandLine(line.split(' ').filter((word) => word !== ''));
}

describe('parseCommandLine', () => {
  test('a command line without a command means refresh', () => {
    expect(read('')).toMatchObject({ command: 'refresh', files: [] });
    expect(read('docs/a.md b.md')).toMatchObject({ command: 'refresh', files: ['docs/a.md', 'b.md'] });
  });

  test('the command is the first word of a command line that is not an option', () => {
    expect(read('check a.md')).toMatchObject({ command: 'check', files: ['a.md'] });
    expect(read('--slug acme check a.md --json')).toMatchObject({ command: 'check', files: ['a.md'] });
  });

  test('the name of a command is a file after the first word or after --', () => {
    expect(read('a.md check')).toMatchObject({ command: 'refresh', files: ['a.md', 'check'] });
    expect(read('check check')).toMatchObject({ command: 'check', files: ['check'] });
    expect(read('-- check --json')).toMatchObject({ command: 'refresh', files: ['check', '--json'] });
  });

  test('parsed options keep the names they were typed with', () => {
    const { options } = read('-q --slug acme --max-age=5 --header a:b --header c:d');
    expect([...options]).toEqual([
      ['quiet', { givenAs: '-q', values: [] }],
      ['slug', { givenAs: '--slug', values: ['acme'] }],
      ['max-age', { givenAs: '--max-age', values: ['5'] }],
      ['header', { givenAs: '--header', values: ['a:b', 'c:d'] }],
    ]);
  });

  test('the value of an option may begin with one dash', () => {
    expect(read('--max-age -1').options.get('max-age')?.values).toEqual(['-1']);
  });

  test('the value of an option may begin with two dashes after an equals sign', () => {
    expect(read('--commit --cwd=--odd').options.get('cwd')?.values).toEqual(['--odd']);
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
    ['print README.md', 'unexpected argument "README.md": print takes no files'],
    ['init a.md b.md', 'unexpected argument "b.md": init takes a single file'],
  ])('the command line %j is refused with the message %j', (line, message) => {
    expect(() => read(line)).toThrow(UsageError);
    expect(() => read(line)).toThrow(message);
  });

  test('the message about a mistyped header option does not repeat its value', () => {
    expect(() => read('--haeder=Authorization:s3cr3t')).toThrow(/^--haeder is not an option: did you mean --header\?$/);
  });
});
