import { expect, test } from 'vitest';
import { helpText } from '../../../src/cli/arguments/help.ts';
import { commands } from '../../../src/config/commands.ts';
import { optionsOf } from '../../../src/config/option-table.ts';

test('the help has a line for every command and every option', () => {
  for (const { usage } of commands) expect(helpText()).toContain(`\n  ${usage} `);
  for (const { name } of optionsOf.cli) expect(helpText()).toMatch(new RegExp(`\\n {2}(-., )?--${name} `));
});

test('the help fits into 100 columns and ends with one line break', () => {
  for (const line of helpText().split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  expect(helpText()).toMatch(/[^\n]\n$/);
});

test('the help names the default of an option', () => {
  expect(helpText()).toContain('Address of the service (default: https://statuspage.me)');
});
