import { writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { badGateway } from '../support/github/faults.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { messages, startEnvironment } from './action-environment.ts';
import { commandsIn, unintendedCommands } from './log-commands.ts';
import { readme } from './page.ts';
import { runStep } from './step.ts';

describe('an incomplete runner', () => {
  test.each([
    ['summary file', { GITHUB_STEP_SUMMARY: '' }],
    ['home directory', { HOME: '' }],
  ])('the action works on a runner without a %s, and says nothing about it', async (_, env) => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const ended = await environment.run({ env });
    expect(ended.code).toBe(0);
    expect(ended.outputs.outcome).toBe('changed');
    expect(ended.stdout).toContain('acme/site');
    expect(ended.stdout).not.toMatch(/Cannot write|internal error/);
  });

  test('an output file that cannot be written fails the step with a reason', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const ended = await environment.run({ env: { GITHUB_OUTPUT: '/nowhere/output' } });
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toEqual([expect.stringMatching(/^Cannot set the outputs: /)]);
  });
});

test('a run that waits for something that never happens fails the step', async () => {
  await using folder = await tempFolder();
  const endless = folder.at('endless.mjs');
  const replaced = 'timers.setTimeout = () => new Promise(() => {}); syncBuiltinESMExports();';
  const imports =
    "import { syncBuiltinESMExports } from 'node:module'; import timers from 'node:timers/promises';";
  await writeFile(endless, `${imports} ${replaced}`);
  await using environment = await startEnvironment({ 'README.md': readme() });
  environment.github.injectFault('repository', badGateway('before'));
  const ended = await environment.run({
    env: { NODE_OPTIONS: `--import=${pathToFileURL(endless).href}` },
  });
  expect(ended.code).toBe(1);
  expect(messages(ended, 'error')).toEqual([
    expect.stringContaining('The run ended before it was finished.'),
  ]);
});

test('an internal error fails the step and is reported as text, not as a command', async () => {
  await using folder = await tempFolder();
  const thrower = folder.at('thrower.mjs');
  await writeFile(
    thrower,
    'setTimeout(() => { throw new Error("##[error]PWNED\\n::error::PWNED"); }, 100);',
  );
  await using environment = await startEnvironment({ 'README.md': readme() });
  const env = { NODE_OPTIONS: `--import=${pathToFileURL(thrower).href}` };
  const ended = await runStep(environment.github, {
    env,
    with: { 'base-url': environment.endpoint.baseUrl },
  });
  expect(ended.code).toBe(1);
  expect(ended.stderr).toBe('');
  expect(unintendedCommands(ended.stdout)).toEqual([]);
  const [message = ''] = messages(ended, 'error');
  expect(message).toMatch(/^internal error.*\nError: ##\\\[error\]PWNED\n:\\:error/);
  expect(commandsIn(ended.stdout).filter(({ data }) => data.startsWith('PWNED'))).toEqual([]);
});

test.each(['ghp_s3cr3t\nabc', 'ghp_s3cr3t…', 'ghp_s3cr3t\u200b'])(
  'the token %j, which cannot be sent, is refused and not shown',
  async (token) => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const ended = await environment.run({ with: { token } });
    expect(messages(ended, 'error')).toEqual([
      'input token contains white space or a character that no token has: paste it again',
    ]);
    expect(environment.newCallCounts().github).toBe(0);
  },
);
