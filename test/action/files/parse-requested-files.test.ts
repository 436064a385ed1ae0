import { describe, expect, test } from 'vitest';
import { parseRequestedFiles } from '../../../src/action/files/parse-requested-files.ts';

const tree = [
  'README.md',
  'LICENSE',
  'README',
  'docs/index.md',
  'docs/guide/Start.MD',
  'docs/guide/logo.png',
  'docs/old/index.md',
  'docs/[slug].mdx',
  '.github/profile/README.md',
  'packages/a/README.md',
  'packages/b/README.markdown',
  'node_modules/x/README.md',
  'packages/a/node_modules/x/README.md',
  'site/page.html',
  'notes.txt',
  'v1.2/index.md',
];

async function chosen(entries: readonly string[], format: 'md' | null = null): Promise<readonly string[]> {
  const files = await parseRequestedFiles(entries, format);
  const found = new Set([...files.paths, ...(files.matches ? tree.filter(files.matches) : [])]);
  return files.toInputFiles(withText([...found])).map(({ path }) => path);
}

function withText(paths: readonly string[]) {
  return paths.map((path) => ({ path, text: '' }));
}

describe('file patterns', () => {
  test.each([
    ['a file', ['README.md'], ['README.md']],
    ['a file with an unusual spelling of its path', ['./docs//guide/../index.md'], ['docs/index.md']],
    ['several files', ['README.md', 'docs/index.md'], ['README.md', 'docs/index.md']],
    ['a glob', ['packages/*/README.*'], ['packages/a/README.md', 'packages/b/README.markdown']],
    ['a glob with folders that begin with a dot', ['**/profile/*.md'], ['.github/profile/README.md']],
    ['braces', ['{README,docs/index}.md'], ['README.md', 'docs/index.md']],
    ['a folder', ['docs/guide'], ['docs/guide/Start.MD']],
    ['a folder with a slash', ['docs/guide/'], ['docs/guide/Start.MD']],
    ['a folder with a dot in its name', ['v1.2'], ['v1.2/index.md']],
    ['a file whose name is a pattern', ['docs/[slug].mdx'], ['docs/[slug].mdx']],
    ['exclusions', ['docs', '!docs/old', '!**/*.mdx'], ['docs/index.md', 'docs/guide/Start.MD']],
    ['an exclusion that comes first', ['!docs/index.md', 'docs/*.md*'], ['docs/[slug].mdx']],
    ['a file that is named and excluded', ['README.md', '!README.md'], ['README.md']],
  ])('the input files selects the expected files for %s', async (_, entries, paths) => {
    expect(await chosen(entries)).toEqual(paths);
  });

  test('a pattern for the whole repository selects all files of a known format outside node_modules', async () => {
    const all = tree.filter((path) => /\.(md|mdx|markdown|html)$/i.test(path) && !path.includes('node_modules'));
    for (const everything of ['.', './', '**', '**/*']) expect(await chosen([everything])).toEqual(all);
  });

  test('files that are named without patterns do not need the tree of the repository', async () => {
    expect((await parseRequestedFiles(['README.md', 'docs/a.html', '!x'], null)).matches).toBeNull();
  });

  test('a named file may have any extension if the format is set', async () => {
    expect(await chosen(['README'], 'md')).toEqual(['README']);
    expect(await chosen(['notes.txt'], 'md')).toEqual(['notes.txt']);
  });

  test('only a file that is named itself must have a section', async () => {
    const files = await parseRequestedFiles(['docs', 'README.md', 'docs/[slug].mdx', 'LICENSE'], 'md');
    const namedFiles = files.toInputFiles(withText(tree)).filter(({ mustHaveSection }) => mustHaveSection);
    expect(namedFiles.map(({ path }) => path)).toEqual(['README.md', 'LICENSE', 'docs/[slug].mdx']);
  });
});

describe('the patterns of a file', () => {
  test('the folders and patterns that match a file are returned with the file', async () => {
    const files = await parseRequestedFiles(['docs', '**/index.md', 'README.md', '!docs/old'], null);
    const matchedBy = new Map(files.toInputFiles(withText(tree)).map((file) => [file.path, file.matchedBy]));
    expect(matchedBy.get('docs/index.md')).toEqual(['docs', '**/index.md']);
    expect(matchedBy.get('v1.2/index.md')).toEqual(['**/index.md']);
    expect(matchedBy.get('docs/old/index.md')).toEqual([]);
    expect(matchedBy.get('README.md')).toEqual([]);
  });
});

describe('an invalid entry', () => {
  test.each([
    ['leads outside', ['../README.md'], /^files "\.\.\/README\.md" is outside/],
    ['starts at the root of a disk', ['/README.md'], /outside the repository/],
    ['leads outside in the middle', ['docs/../../x/*.md'], /outside the repository/],
    ['has an unsupported format', ['notes.txt'], /^files "notes\.txt" has an unsupported format/],
    ['is a pattern without a match', ['docs/*.html'], /^files "docs\/\*\.html" matches no/],
    ['is a folder without a match', ['nowhere'], /^files "nowhere" matches no/],
    ['matches only excluded files', ['docs/old', '!docs'], /^files "docs\/old" matches no/],
    ['only excludes', ['!README.md'], /^files contains only exclusions/],
  ])('an entry of the input files that %s is refused', async (_, entries, message) => {
    await expect(chosen(entries)).rejects.toThrow(message);
  });
});
