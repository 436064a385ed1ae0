import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { htmlOf, parsed, transform } from './processors.ts';

/* The plugin agrees with the command line: its tree renders as the text that the command line writes. */

const root = join(import.meta.dirname, '../fixtures/sections');
const markdown = readdirSync(root).filter((name) => existsSync(join(root, name, 'input.md')));

describe.each(markdown)('%s', (name) => {
  const input = read(name, 'input.md') ?? '';
  const output = read(name, 'output.md');
  const options = { slug: 'acme', source: 'offline', ...JSON.parse(read(name, 'options.json') ?? '{}') };

  test('is rendered as the command line writes it', async () => {
    const { tree } = await transform(input, options);
    expect(htmlOf(tree)).toBe(htmlOf(parsed(output ?? input)));
  });

  test('has the same problems and warnings', async () => {
    const { file } = await transform(input, options);
    const said = file.messages.map(
      ({ line, column, ruleId, reason }) => `${line}:${column} ${ruleId}: ${reason}\n`,
    );
    const expected = [read(name, 'warnings.txt'), read(name, 'problems.txt')].join('');
    // A page without a section is none of the plugin's business.
    expect(said.join('')).toBe(expected.includes('no-section') ? '' : expected);
  });
});

function read(name: string, file: string): string | null {
  const path = join(root, name, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
