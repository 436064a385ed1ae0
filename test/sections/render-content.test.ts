import { expect, test } from 'vitest';
import { renderContent } from '../../src/sections/context-layout.ts';

const cell = { context: 'inline', table: true } as const;
const text = { context: 'inline', table: false } as const;
const line = { context: 'html', lines: 'single' } as const;

test.each([
  ['a | b', 'a \\| b'],
  ['a \\| b', 'a \\| b'],
  ['a \\\\| b', 'a \\\\\\| b'],
  ['||', '\\|\\|'],
])('the snippet %j is written into a table cell as %j', (piece, written) => {
  expect(renderContent(cell, [piece], '\n')).toBe(written);
  expect(renderContent(text, [piece], '\n')).toBe(piece);
});

test.each([
  ['<div>\n  <script src="x"></script>\n</div>', '<div><script src="x"></script></div>'],
  ['<script\n\tsrc="x"\n></script>', '<script src="x" ></script>'],
  ['<b>Status</b>\nis fine', '<b>Status</b> is fine'],
  ['Status\n<b>is fine</b>', 'Status <b>is fine</b>'],
  ['<div>\n\n  <b>Status</b>\n</div>', '<div><b>Status</b></div>'],
  ['Status\n\nis fine', 'Status is fine'],
])('the snippet %j is written on one line of HTML as %j', (piece, written) => {
  expect(renderContent(line, [piece], '\n')).toBe(written);
});

test('snippets that are written on one line have one space between them and none around them', () => {
  expect(renderContent(text, ['a', 'b', 'c'], '\r\n')).toBe('a b c');
  expect(renderContent(line, ['a', 'b'], '\r\n')).toBe('a b');
});
