import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeCommands } from '../../src/core/quote.ts';
import { commandsIn } from './log-commands.ts';

const lineBreaks = ['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'];

describe('text for the log', () => {
  test.each([
    ['::error::no', ':\\:error::no'],
    ['  \t::error::no', '  \t:\\:error::no'],
    ['\u00a0::error::no', '\u00a0:\\:error::no'],
    ['\u3000::set-output name=a::b', '\u3000:\\:set-output name=a::b'],
    ['\u200b::error::no', '\\u{200B}::error::no'],
    [':::error::no', ':\\::error::no'],
    ['a ##[error]no', 'a ##\\[error]no'],
    ['###[group]no', '###\\[group]no'],
    ['##\u200b[error]no', '##\\u{200B}[error]no'],
    ['##[##[error]', '##\\[##\\[error]'],
    ['::::', ':\\:::'],
    ['\u001b[31mred', '\\u{1B}[31mred'],
    ['std::vector and a::b', 'std::vector and a::b'],
    ['\tindented', '\tindented'],
    ['## Heading [link]', '## Heading [link]'],
    ['%0A::error::no', '%0A::error::no'],
    ...lineBreaks.map((end) => [`a${end}::error::no`, 'a\n:\\:error::no']),
  ])('the text %j is written to the log as %j', (text, safe) => {
    expect(escapeCommands(text)).toBe(safe);
  });

  test('text that is escaped for the log never contains a command', () => {
    const characters = ':#[] \n\r\t\\\u200b\u00ad\u2028\u0000\u00a0\ufeffa';
    const piece = fc.constantFrom(
      '::',
      'error',
      'group',
      'add-mask x=y',
      '##[',
      '##',
      ...characters,
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        expect(commandsIn(escapeCommands(text))).toEqual([]);
        expect(commandsIn(escapeCommands(escapeCommands(text)))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

test('the log parser of these tests finds commands, and nothing else', () => {
  const commands = [
    '::error::x',
    '  ::ERROR file=a,line=1::x',
    'a ##[error]x',
    '\u00a0::debug::',
    '::stop-commands::t',
  ];
  expect(commandsIn(commands.join('\n'))).toHaveLength(commands.length);
  expect(commandsIn('a ::error::x\n::error:x\n# #[error]\n[error]')).toEqual([]);
});
