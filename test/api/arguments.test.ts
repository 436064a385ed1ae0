import { describe, expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import * as plugin from '../../src/remark.ts';
import { folderWith } from '../support/folder-with.ts';

const { createRefresher, fetchPages, fetchSnippets, findSections, generateSnippets, refreshText } = library;
const offline = { source: 'offline' } as const;

test('the library exports exactly the documented names, and the plugin only a default', () => {
  expect(Object.keys(library).sort()).toEqual([
    'StatusSnippetsError',
    'createRefresher',
    'fetchPages',
    'fetchSnippets',
    'findSections',
    'generateSnippets',
    'refreshText',
    'snippetFields',
  ]);
  expect(Object.keys(plugin)).toEqual(['default']);
});

/** Calls a function with arguments that TypeScript would refuse, and returns what it throws. */
async function thrownBy(call: (...words: never[]) => unknown, words: readonly unknown[]): Promise<unknown> {
  try {
    await Reflect.apply(call, undefined, words);
  } catch (error) {
    return error;
  }
  return null;
}

describe('arguments of plain JavaScript', () => {
  test.each([
    ['generateSnippets without a slug', generateSnippets, [], 'slug is missing: write generateSnippets("acme")'],
    ['generateSnippets with options only', generateSnippets, [{ slug: 'acme' }], 'slug is an object: write'],
    ['generateSnippets with an empty slug', generateSnippets, [''], 'slug "" is not a slug'],
    ['generateSnippets with a wrong slug', generateSnippets, ['a b'], 'slug "a b" is not a slug'],
    [
      'generateSnippets with the option slug',
      generateSnippets,
      ['a', { slug: 'b' }],
      'slug is not an option here: use',
    ],
    ['generateSnippets with a text as options', generateSnippets, ['a', 'b'], 'options is a string: write an object'],
    [
      'generateSnippets with a wrong domain',
      generateSnippets,
      ['a', { customDomain: 'b' }],
      'option customDomain "b" is not a public',
    ],
    [
      'generateSnippets with a number',
      generateSnippets,
      ['a', { baseUrl: 4 }],
      'option baseUrl is a number: write a string',
    ],
    [
      'generateSnippets without a host',
      generateSnippets,
      ['a', { baseUrl: 'https://10.0.0.1' }],
      'status-page-host is not known',
    ],
    ['fetchSnippets without a slug', fetchSnippets, [], 'slug is missing: write fetchSnippets("acme")'],
    ['fetchSnippets, offline, with null', fetchSnippets, [null, offline], 'slug is null: write fetchSnippets("acme")'],
    [
      'fetchSnippets with an unknown option',
      fetchSnippets,
      ['a', { maxage: 1 }],
      'maxage is not an option here: did you mean maxAge?',
    ],
    [
      'fetchSnippets with a wrong fetch',
      fetchSnippets,
      ['a', { fetch: 1 }],
      'option fetch is a number: write a function',
    ],
    ['fetchPages without slugs', fetchPages, [], 'slugs is not a list of strings: write fetchPages(["acme"])'],
    ['fetchPages with a text', fetchPages, ['acme'], 'slugs is not a list of strings'],
    [
      'fetchPages with a slug that is missing',
      fetchPages,
      [[undefined]],
      'slug is missing: write fetchPages(["acme"])',
    ],
    ['fetchPages with a wrong slug', fetchPages, [['acme', 'a b']], 'slug "a b" is not a slug'],
    ['findSections without a text', findSections, [], 'text is missing: write findSections(text'],
    ['findSections with a format as options', findSections, ['', 'md'], 'options is a string: write an object'],
    [
      'findSections with an unknown format',
      findSections,
      ['', { format: 'txt' }],
      'option format "txt" is not a format',
    ],
    ['refreshText with bytes', refreshText, [new Uint8Array(1)], 'text is an object: read the file as a string'],
    [
      'refreshText with a text as a duration',
      refreshText,
      ['', { maxAge: '60' }],
      'option maxAge is a string: write a number',
    ],
    [
      'refreshText with no number',
      refreshText,
      ['', { maxAge: Number.NaN }],
      'option maxAge is not a number: write a number',
    ],
    [
      'refreshText with a negative duration',
      refreshText,
      ['', { timeout: -1 }],
      'option timeout "-1" is not a number of seconds',
    ],
    [
      'refreshText with a text for a boolean',
      refreshText,
      ['', { cache: 'false' }],
      'option cache is a string: write a boolean',
    ],
    ['refreshText with an unknown source', refreshText, ['', { source: 'of' }], 'option source "of" is not one of'],
    ['refreshText with unknown snippets', refreshText, ['', { show: ['badge', 'lnk'] }], 'option show "badge lnk"'],
    [
      'refreshText with a relative folder',
      refreshText,
      ['', { cacheDir: 'x' }],
      'option cacheDir "x" is not an absolute path',
    ],
    [
      'refreshText with lines as headers',
      refreshText,
      ['', { headers: ['a: b'] }],
      'option headers is a list: write an object',
    ],
    [
      'refreshText with a missing credential',
      refreshText,
      ['', { headers: { Authorization: undefined } }],
      'option headers has no text for "Authorization": write a string',
    ],
    [
      'refreshText with a header of the connection',
      refreshText,
      ['', { headers: { Host: 'x' } }],
      'option headers is "Host"',
    ],
    [
      'createRefresher with an unknown option',
      createRefresher,
      [{ slgu: 'a' }],
      'slgu is not an option here: did you mean slug?',
    ],
    ['a refresher without a text', createRefresher(offline), [], 'text is missing: read the file as a string'],
    [
      'a refresher with other options',
      createRefresher(offline),
      ['', { slug: 'a' }],
      'slug is not an option here: use one of format',
    ],
  ])('%s throws invalid-input', async (_, call, words, message) => {
    const error = await thrownBy(call, words);
    expect(error).toBeInstanceOf(library.StatusSnippetsError);
    expect(error).toMatchObject({ code: 'invalid-input', message: expect.stringContaining(message) });
  });

  test('an option that is null or undefined counts as absent', async () => {
    const absent = { baseUrl: null, customDomain: undefined };
    expect(Reflect.apply(generateSnippets, null, ['acme', absent])).toEqual(generateSnippets('acme'));
    expect(await Reflect.apply(refreshText, null, ['text', null])).toMatchObject({ outcome: 'unchanged' });
  });
});

test('neither the library nor the plugin reads the environment or the configuration of the current folder', async () => {
  const settings = '{ "slug": "other", "customDomain": "status.acme.com" }';
  await using folder = await folderWith({ 'status-snippets.json': settings });
  const { cwd, env } = process;
  try {
    process.cwd = () => folder.path;
    process.env = new Proxy(env, {
      get: (target, name) => {
        if (/^(?:STATUS_SNIPPETS|XDG|.*_proxy$)/i.test(String(name))) throw new Error(`${String(name)} was read`);
        return Reflect.get(target, name);
      },
    });
    const marked = '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n';
    const { text } = await refreshText(marked, offline);
    expect(text).toContain('](https://acme.statuspage.me)');
    await expect(fetchSnippets('acme', { baseUrl: 'http://127.0.0.1:9', timeout: 0.01 })).rejects.toMatchObject({
      code: 'unavailable',
    });
  } finally {
    Object.assign(process, { cwd, env });
  }
});
