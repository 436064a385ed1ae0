import { describe, expect, test } from 'vitest';
import { readActionInputs } from '../../../src/action/inputs.ts';
import { parseSettings } from '../../../src/config/settings.ts';

function read(inputs: Record<string, string>) {
  return parseSettings(readActionInputs((name) => inputs[name] ?? ''));
}

describe('the inputs of the action', () => {
  test('the settings have the defaults of the table if no input is set', () => {
    expect(read({})).toMatchObject({
      files: ['README.md'],
      mode: 'commit',
      repository: null,
      branch: null,
      pullRequestBranch: null,
      commitMessage: null,
      pullRequestTitle: null,
      token: null,
      onUnavailable: 'warn',
      runInForks: false,
    });
  });

  test('every input is read', () => {
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
    [{ branch: 'refs/tags/v1' }, 'input branch "refs/tags/v1" is not the name of a branch: '],
    [{ branch: 'a..b' }, 'is not the name of a branch'],
    [{ 'pull-request-branch': 'a b' }, 'input pull-request-branch "a b" is not the name of a branch'],
  ])('the inputs %j are refused', (inputs, message) => {
    expect(() => read(inputs)).toThrow(message);
  });
});
