import { expect, test } from 'vitest';
import { type HtmlToken, listHtmlTokens } from '../../../src/snippets/parse/html-tokens.ts';

test.each<[string, HtmlToken[]]>([
  [
    '<A HREF="?x&amp;y" b>',
    [
      {
        kind: 'start',
        name: 'a',
        attributes: [
          { name: 'href', value: '?x&y' },
          { name: 'b', value: '' },
        ],
        selfClosing: false,
      },
    ],
  ],
  ['<img/>', [{ kind: 'start', name: 'img', attributes: [], selfClosing: true }]],
  ['</Div>', [{ kind: 'end', name: 'div' }]],
  [' \n', [{ kind: 'space' }]],
  ['acme', [{ kind: 'other', what: 'text' }]],
  ['<!-- x -->', [{ kind: 'other', what: 'a comment' }]],
  ['<!doctype html>', [{ kind: 'other', what: 'a doctype' }]],
])('listHtmlTokens returns for %j the tokens %j, without errors', (source, tokens) => {
  expect(listHtmlTokens(source)).toEqual({ tokens, errors: [] });
});

test('listHtmlTokens does not add end tags for unclosed elements', () => {
  expect(listHtmlTokens('<p><b></p>').tokens).toMatchObject([{ name: 'p' }, { name: 'b' }, { kind: 'end', name: 'p' }]);
});

test('listHtmlTokens returns errors with the names of the HTML standard', () => {
  const { tokens, errors } = listHtmlTokens('<a b b>\0');
  expect(errors).toEqual(['duplicate-attribute', 'unexpected-null-character']);
  expect(tokens).toMatchObject([{ name: 'a' }, { kind: 'other', what: 'a NUL' }]);
});
