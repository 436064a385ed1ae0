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
    });
    expect(read('\uFEFF{ "show": "badge link" }').show).toEqual(['badge', 'link']);
    expect(parseConfigurationFile(name, '{}')).toEqual(new Map());
  });

  test('the settings in package.json are read from the key "status-snippets"', () => {
    const text = '{ "name": "x", "status-snippets": { "slug": "acme" } }';
    expect(read(text, 'web/package.json').slug).toBe('acme');
    expect(parseConfigurationFile('package.json', '{ "name": "status-snippets" }')).toBeNull();
    expect(parseConfigurationFile('package.json', '[]')).toBeNull();
    expect(() => read('{ "slug": "acme" }', 'my-package.json')).not.toThrow();
  });

  test.each([
    ['{\n  // our page\n  "slug": "acme"\n}', '2:3: this is a comment, which JSON does not have: remove it'],
    ['{ "slug": "acme", /* x */ }', '1:19: this is a comment'],
    ['{\n  "slug": "acme",\n}', '3:1: "}" is not expected here: correct the JSON'],
    ['{ "slug": "acme"', '1:17: this file ends too early: correct the JSON'],
    ['', '1:1: this file ends too early'],
    ["{ 'slug': 1 }", `1:3: "'" is not expected here`],
    ['[]', '1:1: this file is a list, not an object: write { "slug": "acme" }'],
    ['null', '1:1: this file is null, not an object'],
    ['{\n  "sulg": "acme"\n}', '2:3: sulg is not a setting: did you mean slug?'],
    ['{ "custom-domain": "x.example" }', '1:3: custom-domain is not a setting: did you mean customDomain?'],
    ['{ "zzzzzzzzzzz": 1 }', '1:3: zzzzzzzzzzz is not a setting: use one of slug, '],
    ['{ "__proto__": {} }', '1:3: __proto__ is not a setting'],
    ['{ "baseUrl": "https://x.example" }', 'baseUrl cannot be set in a file, because whoever changes the file could'],
    ['{ "headers": {} }', '1:3: headers cannot be set in a file, because credentials do not belong in a repository'],
    ['{ "header": "a: b" }', '1:3: header cannot be set in a file'],
    ['{ "cacheDir": "x" }', 'cacheDir cannot be set in a file, because folders differ from machine to machine'],
    ['{ "cwd": "x" }', 'cwd cannot be set in a file'],
    ['{ "timeout": 3 }', 'timeout cannot be set in a file, because it belongs to a single run: set the option timeout'],
    ['{ "slug": "a", "slug": "b" }', '1:16: slug is set twice: remove one of the two'],
    ['{ "slug": 5 }', '1:3: slug is 5, not a text: write it in quotes'],
    ['{ "slug": null }', '1:3: slug is null, not a text'],
    ['{ "slug": "" }', '1:3: slug is empty: set a value or leave it out'],
    ['{ "slug": "../x" }', '1:3: slug "../x" is not a slug'],
    ['{ "customDomain": ["x"] }', '1:3: customDomain is a list, not a text'],
    ['{ "maxAge": "5m" }', '1:3: maxAge is the text "5m", not a number: for example, write 300'],
    ['{ "maxAge": -1 }', '1:3: maxAge "-1" is not a number of seconds'],
    ['{ "maxAge": 1e999 }', '1:3: maxAge "Infinity" is not a number of seconds'],
    ['{ "source": "ofline" }', '1:3: source "ofline" is not one of auto, endpoint, offline: did you mean offline?'],
    ['{ "source": true }', '1:3: source is true, not a text: write "auto"'],
    ['{ "files": "README.md" }', '1:3: files is the text "README.md", not a list: write ["README.md", "docs"]'],
    ['{ "files": [] }', '1:3: files must contain texts'],
    ['{ "files": ["a", 1] }', '1:3: files must contain texts'],
    ['{ "show": ["badge", "bagde"] }', '1:3: show "badge bagde" has the unknown name "bagde": did you mean "badge"?'],
    ['{ "show": { "badge": true } }', '1:3: show is an object, not a text'],
  ])('the configuration file %j is refused with the message %j', (text, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
    expect(() => read(text)).toThrow(message);
    expect(() => read(text)).toThrow(/^status-snippets\.json:\d+:\d+: /);
  });

  test('a value of package.json that is not an object is refused', () => {
    const text = '{\n  "status-snippets": "acme"\n}';
    expect(() => read(text, 'package.json')).toThrow(
      'package.json:2:22: status-snippets is the text "acme", not an object',
    );
  });

  test('a configuration file of more than 1 MiB is refused', () => {
    expect(() => read(`{ "slug": "${'a'.repeat(1024 * 1024)}" }`)).toThrow(
      'this file is larger than 1 MiB: shorten it',
    );
  });
});
