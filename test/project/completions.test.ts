import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/config/commands.ts';
import { optionsOf } from '../../src/config/option-table.ts';

const flags = optionsOf.cli.map(({ name }) => name);
const hasBash = spawnSync('bash', ['--version']).status === 0;

/** The words that bash suggests for the last word of a line. */
function complete(line: string): string[] {
  const words = line.split(' ');
  const script = `source completions/status-snippets.bash
    COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
    _status_snippets; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout.split('\n').filter((word) => word !== '');
}

describe('completion scripts', () => {
  test.each(['status-snippets.bash', '_status-snippets', 'status-snippets.fish'])(
    'the completion script %s has every option and command',
    (file) => {
      const script = readFileSync(`completions/${file}`, 'utf8');
      for (const name of flags) expect(script).toMatch(new RegExp(`(--|-l )${name}\\b`));
      for (const { name } of commands) expect(script).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );

  test.skipIf(!hasBash)('bash completes commands, options, values and files', () => {
    expect(complete('status-snippets ch')).toEqual(['check']);
    expect(complete('status-snippets help pr')).toEqual(['print']);
    expect(complete('status-snippets --igno')).toEqual(['--ignore-unmarked']);
    expect(complete('status-snippets print --o')).toEqual(['--only']);
    expect(complete('status-snippets check --o')).toEqual([]);
    expect(complete('status-snippets check --source of')).toEqual(['offline']);
    expect(complete('status-snippets check --slug ')).toEqual([]);
    expect(complete('status-snippets check --cwd doc')).toEqual(['docs']);
    expect(complete('status-snippets check --quiet READ')).toEqual(['README.md']);
  });

  test.each([
    ['bash', 'status-snippets.bash'],
    ['zsh', '_status-snippets'],
    ['fish', 'status-snippets.fish'],
  ])('%s, if it is installed, accepts the syntax of its completion script', (shell, file) => {
    const { status, stderr } = spawnSync(shell, ['-n', `completions/${file}`], { encoding: 'utf8' });
    if (status !== null) expect([status, stderr]).toEqual([0, '']);
  });
});
