import { readFileSync } from 'node:fs';
import { NoOperationTraceWriter } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { outputs } from '../../src/action/outputs.ts';
import { optionsOf } from '../../src/config/option-table.ts';
import { inputName } from '../../src/config/settings.ts';

const text = readFileSync('action.yml', 'utf8');
const action = parse(text);

describe('action.yml', () => {
  test("action.yml is valid for GitHub's parser", () => {
    const { context } = parseAction(
      { name: 'action.yml', content: text },
      new NoOperationTraceWriter(),
    );
    expect(context.errors.getErrors()).toEqual([]);
    const broken = text.replace('node24', 'node25');
    const wrong = parseAction(
      { name: 'action.yml', content: broken },
      new NoOperationTraceWriter(),
    );
    expect(wrong.context.errors.getErrors()).not.toEqual([]);
  });

  test('action.yml describes exactly the inputs of the table, with their defaults', () => {
    const rows = optionsOf.action;
    expect(Object.keys(action.inputs)).toEqual(rows.map(inputName));
    for (const row of rows) {
      const input = action.inputs[inputName(row)];
      expect(input.description).toContain(row.summary);
      expect(input.description.split('one per line')).toHaveLength(row.kind === 'list' ? 2 : 1);
      // A default of action.yml would win over a configuration file.
      expect(input.default).toBe(row.inFile ? undefined : row.default);
      if (row.inFile && row.default)
        expect(input.description).toContain(`(default: ${row.default})`);
    }
  });

  test('action.yml describes exactly the outputs of the table', () => {
    const described = Object.entries(action.outputs).map(([name, output]) => [
      name,
      Object(output).description,
    ]);
    expect(described).toEqual(outputs.map(({ name, summary }) => [name, summary]));
  });

  // https://docs.github.com/en/actions/reference/workflows-and-actions/metadata-syntax#branding
  test('action.yml has the name, description and branding that the Marketplace accepts', () => {
    const { name, description, branding } = action;
    expect(name).toMatch(/^[\w -]{1,50}$/);
    expect(description).toMatch(/^[^\n]{1,125}$/);
    const colors = [
      'white',
      'black',
      'yellow',
      'blue',
      'green',
      'orange',
      'red',
      'purple',
      'gray-dark',
    ];
    expect(colors).toContain(branding.color);
    // One of the icons of Feather 4.28 that GitHub has.
    expect(branding.icon).toBe('activity');
  });

  test('action.yml runs the bundle with Node 24', () => {
    expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
  });
});
