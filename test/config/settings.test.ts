import { describe, expect, test } from 'vitest';
import { readActionInputs } from '../../src/action/read-action-inputs.ts';
import { parseCommandLine } from '../../src/cli/arguments/command-line.ts';
import { readEnvironmentVariables } from '../../src/cli/arguments/environment-variables.ts';
import { parseSettings } from '../../src/config/settings.ts';

function fromFlags(...words: string[]) {
  return parseSettings(parseCommandLine(words).options);
}

function fromEnvironment(environment: Record<string, string>) {
  return parseSettings(readEnvironmentVariables(environment));
}

describe('parseSettings', () => {
  test('parseSettings returns the defaults if no option is set', () => {
    expect(parseSettings(new Map())).toEqual({
      slug: null,
      baseUrl: 'https://statuspage.me',
      statusPageHost: 'statuspage.me',
      customDomain: null,
      source: 'auto',
      show: null,
      headers: [],
      maxAge: 300,
      timeout: 10,
      cacheDir: null,
      cache: true,
      format: null,
      only: null,
      workflow: false,
      writeConfig: false,
      allowNoSection: false,
      port: null,
      page: [],
      pages: null,
      json: false,
      diff: false,
      dryRun: false,
      quiet: false,
      verbose: false,
      commit: false,
      cwd: null,
      help: false,
      version: false,
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
      unmarked: 'warn',
      repositories: [],
      shard: null,
      maxWrites: 100,
      timeLimit: 50,
      onFailure: 'fail',
    });
  });

  test('every flag of the command line sets its setting', () => {
    const { options } = parseCommandLine(
      `check --slug acme --base-url https://status.example/api/ --status-page-host pages.example
       --custom-domain https://Status.Acme.com/ --source offline --max-age 0 --timeout 0.5 --cache-dir ~/c
       --no-cache --format mdx --json --diff --dry-run -q --cwd docs`.split(/\s+/),
    );
    expect(parseSettings(options)).toMatchObject({
      slug: 'acme',
      baseUrl: 'https://status.example/api',
      statusPageHost: 'pages.example',
      customDomain: 'status.acme.com',
      source: 'offline',
      show: null,
      headers: [],
      maxAge: 0,
      timeout: 0.5,
      cacheDir: '~/c',
      cache: false,
      format: 'mdx',
      workflow: false,
      json: true,
      diff: true,
      dryRun: true,
      quiet: true,
      commit: false,
      cwd: 'docs',
    });
  });

  test('statusPageHost is null for a loopback base-url unless it is set', () => {
    expect(fromFlags('--base-url', 'http://127.0.0.1:8080').statusPageHost).toBeNull();
    const given = fromFlags('--base-url', 'http://127.0.0.1:8080', '--status-page-host', 'pages.example');
    expect(given.statusPageHost).toBe('pages.example');
  });

  test('a flag takes precedence over an environment variable, and a variable over the default', () => {
    const environment = readEnvironmentVariables({
      STATUS_SNIPPETS_SLUG: 'globex',
      STATUS_SNIPPETS_MAX_AGE: '60',
    });
    const flags = parseCommandLine(['--slug', 'acme']).options;
    expect(parseSettings(new Map([...environment, ...flags]))).toMatchObject({
      slug: 'acme',
      maxAge: 60,
      timeout: 10,
    });
  });

  test('the last value of a repeated flag is used', () => {
    expect(fromFlags('--slug', 'acme', '--slug', 'globex').slug).toBe('globex');
  });

  test('an empty variable or input counts as unset', () => {
    expect(fromEnvironment({ STATUS_SNIPPETS_SLUG: '', STATUS_SNIPPETS_MAX_AGE: ' ' })).toEqual(
      parseSettings(new Map()),
    );
    expect(parseSettings(readActionInputs(() => ''))).toEqual(parseSettings(new Map()));
  });

  test('headers are read from repeated flags, or from the lines of a variable or input', () => {
    const headers = [
      ['Authorization', 'Bearer x'],
      ['X-Team', 'a:b'],
    ];
    expect(fromFlags('--header', 'Authorization: Bearer x', '--header', 'X-Team:a:b').headers).toEqual(headers);
    const lines = 'Authorization: Bearer x\r\n\n  X-Team: a:b\n';
    expect(fromEnvironment({ STATUS_SNIPPETS_HEADER: lines }).headers).toEqual(headers);
    expect(parseSettings(readActionInputs((name) => (name === 'headers' ? lines : ''))).headers).toEqual(headers);
  });

  test('environment variables do not set options without a value', () => {
    expect(readEnvironmentVariables({ STATUS_SNIPPETS_JSON: '1', STATUS_SNIPPETS_NO_CACHE: '1' }).size).toBe(0);
  });
});

describe('an invalid value', () => {
  test.each([
    ['--slug', 'a..b', '--slug "a..b" has two dots in a row: use 1 to 63 letters'],
    ['--slug', '', '--slug is empty: set a value or leave it out'],
    ['--base-url', 'http://acme.com', '--base-url "http://acme.com" is not https'],
    ['--status-page-host', 'a b', '--status-page-host "a b" has white space'],
    ['--custom-domain', 'localhost', '--custom-domain "localhost"'],
    ['--source', 'ofline', '--source "ofline" is not one of auto, endpoint, offline: did you mean offline?'],
    ['--source', 'xyz', '--source "xyz" is not one of auto, endpoint, offline: use one of these'],
    ['--format', 'html5', '--format "html5" is not one of md, mdx, html: did you mean html?'],
    ['--show', 'bage', '--show "bage" has the unknown name "bage"'],
    ['--show', ' ', '--show is empty'],
    ['--max-age', '-1', '--max-age "-1" is not a number of seconds from 0 to 31536000: for example, write 300'],
    ['--max-age', '1e9999', '--max-age "1e9999" is not a number'],
    ['--max-age', 'NaN', '--max-age "NaN" is not a number'],
    ['--max-age', 'Infinity', '--max-age "Infinity" is not a number'],
    ['--max-age', '9'.repeat(400), 'is not a number of seconds'],
    ['--max-age', '5m', '--max-age "5m" is not a number'],
    ['--max-age', '0x10', '--max-age "0x10" is not a number'],
    ['--max-age', '', '--max-age is empty'],
    ['--timeout', '0', '--timeout "0" is not a number of seconds from 0.001 to 3600: for example, write 10'],
    ['--timeout', '2147484', '--timeout "2147484" is not a number'],
  ])('the option %s with the invalid value %j is refused', (flag, value, message) => {
    expect(() => fromFlags(`${flag}=${value}`)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    expect(() => fromFlags(`${flag}=${value}`)).toThrow(message);
  });

  test('the message about an invalid value names the variable, input or flag that was set', () => {
    expect(() => fromEnvironment({ STATUS_SNIPPETS_SLUG: '-a' })).toThrow(/^STATUS_SNIPPETS_SLUG "-a" /);
    expect(() => parseSettings(readActionInputs((name) => (name === 'slug' ? '-a' : '')))).toThrow(/^input slug "-a" /);
    expect(() => fromEnvironment({ STATUS_SNIPPETS_CUSTOM_DOMAIN: 'acme' })).toThrow(
      /^STATUS_SNIPPETS_CUSTOM_DOMAIN "acme" has no dot: /,
    );
  });

  test.each([
    [['s3cr3t'], '--header has no colon: '],
    [['A: s3cr3t', 's3cr3t'], '--header (number 2) has no colon: '],
    [['A: s3cr3t\nB: s3cr3t'], '--header contains a line break: '],
    [['Host: s3cr3t'], '--header is "Host", which '],
  ])('the message about the header lines %j does not repeat them', (lines, message) => {
    const read = () => fromFlags(...lines.flatMap((line) => ['--header', line]));
    expect(read).toThrow(message);
    expect(read).not.toThrow('s3cr3t');
  });

  test('the error of a parser is about the option as it was given', () => {
    const error = expect.objectContaining({
      code: 'invalid-input',
      fields: expect.objectContaining({ subject: '--slug' }),
    });
    expect(() => fromFlags('--slug', '-')).toThrow(error);
  });
});
