import { describe, expect, test } from 'vitest';
import { inputName } from '../../src/action/inputs/inputs.ts';
import { outputs } from '../../src/action/inputs/outputs.ts';
import { environmentName } from '../../src/cli/arguments/environment-variables.ts';
import type { Option } from '../../src/config/option.ts';
import { optionNamed, optionsOf } from '../../src/config/option-lookup.ts';
import { options } from '../../src/config/options.ts';
import { attributeNames } from '../../src/sections/markers/attributes.ts';
import { showNames } from '../../src/sections/markers/show.ts';

const rows: readonly Option[] = options;

describe('the table of options', () => {
  test('has the flags of the command line', () => {
    expect(
      optionsOf('cli')
        .map((row) => row.name)
        .sort(),
    ).toEqual(
      `base-url cache-dir commit custom-domain cwd diff dry-run format header help json max-age no-cache only quiet
       show slug source status-page-host timeout version workflow`.split(/\s+/),
    );
  });

  test('has the inputs of the action', () => {
    expect(optionsOf('action').map(inputName).sort()).toEqual(
      `base-url branch commit-message custom-domain files format headers max-age mode on-unavailable
       pull-request-branch pull-request-title repository run-in-forks show slug source status-page-host
       token`.split(/\s+/),
    );
  });

  test('has the outputs of the action', () => {
    expect(outputs.map((output) => output.name)).toEqual(
      `outcome changed domain-changed status-page-url previous-status-page-url source commit-sha commit-url
       pull-request-number pull-request-url badge-markdown badge-html widget-script widget-html minimal-md
       report`.split(/\s+/),
    );
  });

  test('names every option once, in kebab-case', () => {
    const names = rows.map((row) => row.name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test.each(rows)('describes $name in one sentence of its own', ({ summary, kind, value, choices }) => {
    expect(summary).toMatch(/^[A-Z].*[^.]$/);
    expect(summary).not.toContain('\n');
    expect(kind === 'choice').toBe(choices !== undefined);
    if (kind !== 'flag') expect(value ?? choices).toBeDefined();
  });

  test('has a default that is one of the choices', () => {
    for (const { default: text, choices } of rows) {
      if (text !== undefined && choices !== undefined) expect(choices).toContain(text);
    }
  });

  test('has an option for every attribute of a marker', () => {
    for (const name of attributeNames) expect(rows.map((row) => row.name)).toContain(name);
  });

  test('tells every name that --show takes', () => {
    for (const name of showNames) expect(optionNamed('show').summary).toContain(name);
  });

  test('names environment variables after the options', () => {
    expect(environmentName('slug')).toBe('STATUS_SNIPPETS_SLUG');
    expect(environmentName('status-page-host')).toBe('STATUS_SNIPPETS_STATUS_PAGE_HOST');
  });
});
