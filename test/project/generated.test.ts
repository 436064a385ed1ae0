import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fillBlocks } from '../../scripts/generate.js';

const tables = { options: '| a |\n', 'action-inputs': 'inputs:\n' };

test('a generated block of Markdown is filled, and the text around it is kept', () => {
  const before = 'x\n<!-- generated: options -->\nold\n<!-- generated end -->\ny';
  const after = 'x\n<!-- generated: options -->\n\n| a |\n\n<!-- generated end -->\ny';
  expect(fillBlocks('README.md', before, tables)).toBe(after);
  expect(fillBlocks('README.md', after, tables)).toBe(after);
});

test('a generated block of YAML has no blank lines around its content', () => {
  const before = '# generated: action-inputs\n# generated end\nruns:\n';
  const after = '# generated: action-inputs\ninputs:\n# generated end\nruns:\n';
  expect(fillBlocks('action.yml', before, tables)).toBe(after);
  expect(fillBlocks('action.yml', after, tables)).toBe(after);
});

test('a generated block with an unknown name is an error', () => {
  const text = '<!-- generated: optoins -->\n<!-- generated end -->\n';
  expect(() => fillBlocks('README.md', text, tables)).toThrow(
    'README.md: there is no table "optoins"; use one of options, action-inputs',
  );
});

test('a generated block without an end is an error', () => {
  const text = '<!-- generated: options -->\nmuch more\n';
  expect(() => fillBlocks('README.md', text, tables)).toThrow('README.md: a generated block has no end');
});

test('every heading of the library reference is followed by a description', () => {
  const reference = readFileSync('docs/reference/library.md', 'utf8');
  expect(reference.match(/^### .+\n\n```/gm) ?? []).toEqual([]);
});
