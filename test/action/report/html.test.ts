import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { describe, expect, test } from 'vitest';
import { fencedBlock, htmlCode, htmlLink, htmlTable, truncate } from '../../../src/action/report/html.ts';

describe('a code block', () => {
  test('the fence of a code block in a report is longer than any run of backticks in the text', () => {
    expect(fencedBlock('diff', 'a\n```\nb ````` c\n')).toBe('``````diff\na\n```\nb ````` c\n``````');
    expect(fencedBlock('text', 'plain')).toBe('```text\nplain\n```');
  });

  test('a code block in a report contains its text, however the text looks', () => {
    const piece = fc.constantFrom(
      '`',
      '```',
      '~~~',
      '\n',
      ' ',
      '    ',
      '<img src=x>',
      '<!--',
      '-->',
      '```diff',
      'a',
      '\t',
      '>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const { children } = fromMarkdown(fencedBlock('diff', pieces.join('')));
        expect(children.map(({ type }) => type)).toEqual(['code']);
      }),
      { numRuns: 300 },
    );
  });
});

describe('text in HTML', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '</code></td></table>\n\n[x](https://evil.example)',
    '"><script>alert(1)</script>',
    "' onmouseover='x",
    '&lt;b&gt;',
    '`a` **b** [c](d) ![e](f)',
    'a\r\n\r\n# heading\u2028\u2028x',
    '| a | b |',
  ])('the text %j in an HTML table of a report is not markup', (text) => {
    const table = htmlTable(['a'], [[htmlCode(text), htmlLink(`https://a.example/${text}`)]]);
    const { children } = fromMarkdown(`${table}\n\nafter`);
    expect(children.map(({ type }) => type)).toEqual(['html', 'paragraph']);
    expect(table.match(/<[a-z/]+/g)?.join(' ')).toBe(
      '<table <tr <th </th </tr <tr <td <code </code </td <td <a </a </td </tr </table',
    );
  });

  test('only http and https addresses become links in a report', () => {
    expect(htmlLink('javascript:alert(1)')).toBe('javascript:alert(1)');
    const address = 'https://a.example/?a=&#34;b&#34;';
    expect(htmlLink('https://a.example/?a="b"')).toBe(`<a href="${address}">${address}</a>`);
  });

  test('invisible characters are shown as escapes in a report', () => {
    expect(htmlCode('a\u202eb\u0000')).toBe('<code>a\\u{202E}b\\u{0}</code>');
  });
});

describe('a long text', () => {
  test('a long text in a report is cut after a line, with a note', () => {
    expect(truncate('one\ntwo\nthree\n', 9)).toBe('one\ntwo\n… (truncated)');
    expect(truncate('one\ntwo\n', 9)).toBe('one\ntwo\n');
  });

  test('a long line in a report is cut between characters', () => {
    expect(truncate('ééééé', 5)).toBe('éé\n… (truncated)');
    expect(truncate('👩👩👩', 6)).toBe('👩\n… (truncated)');
  });
});
