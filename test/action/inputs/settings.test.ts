import { describe, expect, test } from 'vitest';
import { readActionInputs } from '../../../src/action/read-action-inputs.ts';
import { parseSettings } from '../../../src/config/settings.ts';

function read(inputs: Record<string, string>) {
  return parseSettings(readActionInputs((name) => inputs[name] ?? ''));
}

describe('the inputs of the action', () => {
  test('the settings of the action have their defaults if no input is set', () => {
    expect(read({})).toMatchObject({
      files: [],
      mode: 'commit',
      repository: null,
      branch: null,
      pullRequestBranch: null,
      commitMessage: null,
      pullRequestTitle: null,
      token: null,
      onUnavailable: 'warn',
      runInForks: false,
      repositories: [],
      shard: null,
      maxWrites: 100,
      timeLimit: 50,
      onFailure: 'fail',
    });
  });

  test('every input of the action is read into its setting', () => {
    expect(
      read({
        files: 'README.md\n  docs/**/*.md \n',
        mode: 'pull-request',
        repository: 'acme/web.site',
        branch: 'refs/heads/release/1.x',
        'pull-request-branch': 'bots/status',
        'commit-message': 'Move to {address}',
        'pull-request-title': '{slug} moved',
        token: 't0ken',
        'on-unavailable': 'fail',
        'run-in-forks': 'True',
      }),
    ).toMatchObject({
      files: ['README.md', 'docs/**/*.md'],
      mode: 'pull-request',
      repository: 'acme/web.site',
      branch: 'release/1.x',
      pullRequestBranch: 'bots/status',
      commitMessage: 'Move to {address}',
      pullRequestTitle: '{slug} moved',
      token: 't0ken',
      onUnavailable: 'fail',
      runInForks: true,
    });
  });

  test.each([
    [{ mode: 'pr' }, 'input mode "pr" is not one of commit, pull-request, write, check: '],
    [{ mode: 'comit' }, 'did you mean commit?'],
    [{ 'run-in-forks': 'yes' }, 'input run-in-forks "yes" is not a boolean: write true or false'],
    [{ repository: 'acme' }, 'input repository "acme" is not a repository: write it as owner/name'],
    [{ repository: 'https://github.com/acme/web' }, 'is not a repository'],
    [{ repository: 'a/b/c' }, 'is not a repository'],
    [
      { repositories: '*/*' },
      'input repositories "*/*" has a pattern in the part for the owner: write a line for each',
    ],
    [{ repositories: 'acme/a\nsite' }, 'input repositories "site" is not a repository or a pattern for names: '],
    [{ repositories: 'acme/a, acme/b' }, 'write one repository on each line, as owner/name or owner/*'],
    [{ repositories: 'https://github.com/acme/a' }, 'is not a repository or a pattern for names'],
    [{ repositories: '!acme/a\n!acme/b*' }, 'input repositories contains only exclusions: name at least one'],
    [{ shard: '3/2' }, 'input shard "3/2" is not a part of a whole: write it as i/n, from 1/n to n/n: for example 2/8'],
    [{ shard: '0/4' }, 'input shard "0/4" is not a part of a whole'],
    [{ shard: 'a/b' }, 'input shard "a/b" is not a part of a whole'],
    [{ 'max-writes': '0' }, 'input max-writes "0" is not a whole number of at least 1: for example, write 100'],
    [{ 'time-limit': '1.5' }, 'input time-limit "1.5" is not a whole number of at least 1: for example, write 50'],
    [{ 'on-failure': 'ignore' }, 'input on-failure "ignore" is not one of fail, warn'],
    [{ branch: 'refs/tags/v1' }, 'input branch "refs/tags/v1" is not the name of a branch: '],
    [{ branch: 'a..b' }, 'is not the name of a branch'],
    [{ 'pull-request-branch': 'a b' }, 'input pull-request-branch "a b" is not the name of a branch'],
  ])('the inputs %j of the action are refused with a message', (inputs, message) => {
    expect(() => read(inputs)).toThrow(message);
  });

  test('the inputs repositories and shard are parsed', () => {
    const { repositories, shard } = read({ repositories: 'acme/site\nacme/*\n!Acme/old-{a,b}', shard: '2/8' });
    expect(
      repositories.map(({ owner, name, isPattern, isExclusion }) => [owner, name, isPattern, isExclusion]),
    ).toEqual([
      ['acme', 'site', false, false],
      ['acme', '*', true, false],
      ['Acme', 'old-{a,b}', true, true],
    ]);
    expect(shard).toEqual({ index: 2, count: 8 });
  });
});
