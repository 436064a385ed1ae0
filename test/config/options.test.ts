import { describe, expect, test } from 'vitest';
import { inputName } from '../../src/action/inputs.ts';
import { outputs } from '../../src/action/report/outputs.ts';
import type { OptionDefinition } from '../../src/config/option-definition.ts';
import { options, optionsOf } from '../../src/config/option-table.ts';
import { attributeNames, snippetNames } from '../../src/sections/markers/attributes.ts';

const rows: readonly OptionDefinition[] = options;

describe('the table of options', () => {
  test('the table of options has exactly the expected flags of the command line', () => {
    expect(optionsOf.cli.map((row) => row.name).sort()).toEqual(
      `base-url branch cache-dir change-request commit custom-domain cwd diff dry-run forge format header help
       ignore-unmarked json max-age no-cache only page pages port push quiet remote show slug source status-page-host timeout verbose version workflow`.split(
        /\s+/,
      ),
    );
  });

  test('the table of options has exactly the expected inputs of the action', () => {
    expect(optionsOf.action.map(inputName).sort()).toEqual(
      `auto-merge base-url branch commit-message custom-domain files format headers max-age max-writes mode on-failure
       on-unavailable pull-request-body pull-request-branch pull-request-labels pull-request-title repositories
       repository run-in-forks shard show slug source status-page-host time-limit token unmarked`.split(/\s+/),
    );
  });

  test('the table of outputs has exactly the expected outputs of the action', () => {
    expect(outputs.map((output) => output.name)).toEqual(
      `outcome changed domain-changed status-page-url previous-status-page-url source commit-sha commit-url
       pull-request-number pull-request-url pull-request-operation badge-markdown badge-html widget-script
       widget-html minimal-md report repositories-changed repositories-failed repositories-deferred`.split(/\s+/),
    );
  });

  test('the table of options names every option once, in kebab-case', () => {
    const names = rows.map((row) => row.name);
    // `branch` is a flag and an input, which mean the same branch in different words.
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    expect(repeated).toEqual(['branch']);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(rows)(
    'the summary of the option $name is one line that starts with a capital and ends without a period',
    (row) => {
      const { summary } = row;
      expect(summary).toMatch(/^[A-Z].*[^.]$/);
      expect(summary).not.toContain('\n');
    },
  );

  test('the default of an option with choices is one of the choices', () => {
    for (const row of rows) {
      if (row.kind === 'choice' && row.default !== undefined) expect(row.choices).toContain(row.default);
    }
  });

  test('every attribute of a marker is an option', () => {
    for (const name of attributeNames) expect(rows.map((row) => row.name)).toContain(name);
  });

  test('the summary of --show lists every name it accepts', () => {
    for (const name of snippetNames) {
      expect(rows.find((row) => row.name === 'show')?.summary).toContain(name);
    }
  });
});
