import { expect, test } from 'vitest';
import { onlyChild, parseGithubMarkdown } from '../../../src/snippets/parse/github-markdown.ts';

test.each(['https://status.acme.com', 'www.acme.com', '<https://status.acme.com>'])(
  'parseGithubMarkdown reads %s as a link',
  (source) => {
    const paragraph = onlyChild(parseGithubMarkdown(source), 'paragraph');
    expect(paragraph?.children).toMatchObject([{ type: 'link' }]);
  },
);

test('parseGithubMarkdown reads pipes and a row of dashes as a table', () => {
  expect(onlyChild(parseGithubMarkdown('| a |\n| - |'), 'table')).not.toBeNull();
});

test.each([
  ['a child of another type', '# a'],
  ['no child', ''],
  ['several children', 'a\n\nb'],
])('onlyChild returns null for a document with %s', (_, source) => {
  expect(onlyChild(parseGithubMarkdown(source), 'paragraph')).toBeNull();
});

test('onlyChild returns null for a node that contains a value', () => {
  expect(onlyChild({ type: 'text', value: 'a' }, 'text')).toBeNull();
});
