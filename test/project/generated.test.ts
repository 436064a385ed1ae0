import { describe, expect, test } from 'vitest';
import { fillBlocks } from '../../scripts/generate.js';

const tables = { options: '| a |\n', 'action-inputs': 'inputs:\n' };

describe('a generated block', () => {
  test('is filled, and everything around it stays', () => {
    const before = 'x\n<!-- generated: options -->\nold\n<!-- generated end -->\ny';
    const after = 'x\n<!-- generated: options -->\n\n| a |\n\n<!-- generated end -->\ny';
    expect(fillBlocks('README.md', before, tables)).toBe(after);
    expect(fillBlocks('README.md', after, tables)).toBe(after);
  });

  test('in YAML has no blank lines around its text', () => {
    const before = '# generated: action-inputs\n# generated end\nruns:\n';
    const after = '# generated: action-inputs\ninputs:\n# generated end\nruns:\n';
    expect(fillBlocks('action.yml', before, tables)).toBe(after);
    expect(fillBlocks('action.yml', after, tables)).toBe(after);
  });

  test('keeps what looks like a pattern of a replacement', () => {
    const text = '<!-- generated: options -->\n<!-- generated end -->';
    expect(fillBlocks('a', text, { options: '$& $1\n' })).toContain('\n$& $1\n');
  });

  test('that nothing is called ends the build', () => {
    const text = '<!-- generated: optoins -->\n<!-- generated end -->\n';
    expect(() => fillBlocks('README.md', text, tables)).toThrow(
      'README.md: nothing is called optoins; write one of options, action-inputs',
    );
  });

  test('without an end ends the build', () => {
    const text = '<!-- generated: options -->\nmuch more\n';
    expect(() => fillBlocks('README.md', text, tables)).toThrow('README.md: a generated block has no end');
  });
});
