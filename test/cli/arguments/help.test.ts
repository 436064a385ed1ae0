import { expect, test } from 'vitest';
import { helpText } from '../../../src/cli/arguments/help.ts';
import { commands } from '../../../src/config/commands.ts';
import { optionsOf } from '../../../src/config/option-table.ts';

test('the help has a line for each command and each option', () => {
  for (const { usage } of commands) expect(helpText()).toContain(`\n  ${usage} `);
  for (const { name } of optionsOf.cli) expect(helpText()).toMatch(new RegExp(`\\n {2}(-., )?--${name} `));
});

test.each(commands.map(({ name }) => name))(
  'the help of %s fits into 100 columns and ends with one line break',
  (name) => {
    for (const line of helpText(name).split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    expect(helpText(name)).toMatch(/[^\n]\n$/);
  },
);

test('the help names the default of an option', () => {
  expect(helpText()).toContain('Address of the service (default: https://statuspage.me)');
});

test.each(commands.filter(({ name }) => name !== 'help').map(({ name, usage }) => [name, usage] as const))(
  'the help of %s has its usage and exactly its own options',
  (name, usage) => {
    const text = helpText(name);
    expect(text).toContain(`Usage: status-snippets ${usage} [options]\n`);
    const listed = [...text.matchAll(/^ {2}(?:-., )?--([a-z-]+)/gm)].map(([, option]) => option);
    const own = optionsOf.cli.filter(({ commands: only }) => only?.includes(name) ?? true);
    expect(listed).toEqual(own.map((row) => row.name));
  },
);
