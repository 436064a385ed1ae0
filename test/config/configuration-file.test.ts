import { describe, expect, test } from 'vitest';
import { parseConfigurationFile } from '../../src/config/configuration-file.ts';
import { parseSettings } from '../../src/config/settings.ts';

const name = 'status-snippets.json';

function read(text: string, path = name) {
  return parseSettings(parseConfigurationFile(path, text) ?? new Map());
}

describe('parseConfigurationFile', () => {
  test('a configuration file sets every setting that it may', () => {
    const file = {
      $schema: './node_modules/status-snippets/status-snippets.schema.json',
      slug: 'acme',
      files: ['README.md', 'docs', '!docs/archive'],
      show: ['badge', 'link'],
      customDomain: 'https://Status.Acme.com/',
      statusPageHost: 'pages.example',
      format: 'mdx',
      source: 'offline',
      maxAge: 60,
      unmarked: 'adopt',
    };
    expect(read(JSON.stringify(file))).toMatchObject({
      slug: 'acme',
      files: ['README.md', 'docs', '!docs/archive'],
      show: ['badge', 'link'],
      customDomain: 'status.acme.com',
      statusPageHost: 'pages.example',
      format: 'mdx',
      source: 'offline',
      maxAge: 60,
      unmarked: 'adopt',
    });
    expect(read('\uFEFF{ "show": "badge link" }').show).toEqual(['badge', 'link']);
    expect(read('{ "files": ["\uFEFF.md"] }').files).toEqual(['\uFEFF.md']);
    expect(parseConfigurationFile(name, '{}')).toEqual(new Map());
  });

  test('the settings in package.json are read from the key "status-snippets"', () => {
    const text = '{ "name": "x", "status-snippets": { "slug": "acme" } }';
    expect(read(text, 'web/package.json').slug).toBe('acme');
    expect(read(text.replace('"name"', '"statusSnippets"'), 'package.json').slug).toBe('acme');
    expect(parseConfigurationFile('package.json', '{ "name": "status-snippets" }')).toBeNull();
    expect(parseConfigurationFile('package.json', '[]')).toBeNull();
    expect(() => read('{ "slug": "acme" }', 'my-package.json')).not.toThrow();
    expect(() => read(`{}${' '.repeat(1024 * 1024 - 2)}`)).not.toThrow();
  });

  /** The words "did you mean" are tested with the command line. */
  const refusedFiles: Record<
    string,
    readonly (readonly [text: string, message: string | RegExp])[]
  > = {
    'a text that is not JSON or too long': [
      [
        '\uFEFF{\n  "slug": "acme",\n}',
        ':3:1: this file is not valid JSON (Expected double-quoted property name in JSON): correct it',
      ],
      ['{ "slug": acme }', ' is not valid JSON (Unexpected token '],
      ['{\n  "slug":\n  acme\n}', / is not valid JSON \(Unexpected token [^\n]*\): correct it$/],
      ['', ' is not valid JSON ('],
      [`{}${' '.repeat(1024 * 1024 - 1)}`, ' is larger than 1 MiB: shorten it'],
    ],
    'an unknown setting': [
      ['{ "sulg": "acme" }', /: sulg is not a setting: .* slug\?$/],
      ['{ "custom-domain": "x.example" }', /: custom-domain is not a setting: .* customDomain\?$/],
      ['{ "zzzzzzzzzzz": 1 }', ': zzzzzzzzzzz is not a setting: use one of slug, '],
      ['{ "page": "acme" }', ': page is not a setting: did you mean slug?'],
      [
        '{ "pages": ["acme"] }',
        ': pages is not a setting: set slug to one page, and name the others in their markers',
      ],
      ['{ "domain": "x.example" }', ': domain is not a setting: did you mean customDomain?'],
      ['{ "exclude": ["x"] }', ': exclude is not a setting: write "!path" in files'],
      ['{ "ignore": ["x"] }', ': ignore is not a setting: write "!path" in files'],
      ...['include', 'file', 'path', 'paths'].map(
        (key) => [`{ "${key}": ["x"] }`, `: ${key} is not a setting: did you mean files?`] as const,
      ),
      ['{ "__proto__": {} }', ': __proto__ is not a setting'],
    ],
    'a setting that may not be in a file': [
      [
        '{ "baseUrl": "https://x.example" }',
        ': baseUrl cannot be set in a file: set the option base-url instead',
      ],
      ['{ "headers": {} }', ': headers cannot be set in a file'],
      ['{ "header": "a: b" }', ': header cannot be set in a file'],
      ['{ "cacheDir": "x" }', ': cacheDir cannot be set in a file'],
      ['{ "cwd": "x" }', ': cwd cannot be set in a file'],
      [
        '{ "mode": "check" }',
        ": mode cannot be set in a file: set the action's input mode instead",
      ],
      [
        '{ "pullRequestLabels": [] }',
        ": pullRequestLabels cannot be set in a file: set the action's input",
      ],
      ['{ "branch": "main" }', ': branch cannot be set in a file: set the option branch instead'],
      ['{ "timeout": 3 }', ': timeout cannot be set in a file: set the option timeout'],
    ],
    'a value of another type': [
      ['[]', ' is an empty list, not an object: write { "slug": "acme" }'],
      ['null', ' is null, not an object'],
      ['{ "slug": 5 }', ': slug is 5, not a text: write one slug in quotes'],
      [
        '{ "slug": ["acme", "globex"] }',
        ': slug is a list, not a text: write one slug in quotes, and the others in their markers',
      ],
      ['{ "slug": null }', ': slug is null, not a text'],
      ['{ "customDomain": ["x"] }', ': customDomain is a list, not a text: write it in quotes'],
      ['{ "maxAge": "5m" }', ': maxAge is the text "5m", not a number: for example, write 300'],
      ['{ "source": true }', ': source is true, not a text'],
      [
        '{ "files": "README.md" }',
        ': files is the text "README.md", not a list of texts: write ["README.md", "docs"]',
      ],
      ['{ "files": [] }', ': files is an empty list, not a list of texts'],
      ['{ "files": ["a", 1] }', ': files is a list, not a list of texts'],
      [
        '{ "show": ["badge", 1] }',
        ': show is a list, not a text or a list of texts: write ["badge", "link"]',
      ],
    ],
    'an absolute path': [
      [
        '{ "files": ["docs", "/README.md"] }',
        /: files "\/README\.md" is an absolute path: write a path relative to/,
      ],
      ['{ "files": ["!/docs"] }', ': files "!/docs" is an absolute path'],
      ['{ "files": ["C:\\\\docs"] }', /: files "C:.docs" is an absolute path/],
      ['{ "files": ["c:/docs"] }', ': files "c:/docs" is an absolute path'],
    ],
    'a value that the option refuses': [
      ['{ "slug": "" }', ': slug is empty: '],
      ['{ "slug": "../x" }', ': slug "../x" '],
      ['{ "maxAge": -1 }', ': maxAge "-1" '],
      ['{ "maxAge": 1e999 }', ': maxAge "Infinity" '],
      ['{ "source": "ofline" }', ': source "ofline" '],
      ['{ "show": ["badge", "bagde"] }', ': show "badge bagde" '],
    ],
  };

  test.each(Object.entries(refusedFiles))('a configuration file with %s is refused', (_, files) => {
    for (const [text, message] of files) {
      expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
      expect(() => read(text)).toThrow(typeof message === 'string' ? `${name}${message}` : message);
    }
  });

  test('a misspelled key of package.json is refused', () => {
    expect(() => read('{ "statusSnippets": {} }', 'package.json')).toThrow(
      'package.json: statusSnippets is not read: the key is "status-snippets"',
    );
  });

  test('a value of package.json that is not an object is refused', () => {
    expect(() => read('{ "status-snippets": "acme" }', 'package.json')).toThrow(
      'package.json: status-snippets is the text "acme", not an object',
    );
  });
});
