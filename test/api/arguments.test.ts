import { describe, expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import * as plugin from '../../src/remark.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { folderWith } from '../support/folder-with.ts';

const { fetchPages, fetchSnippets, generateSnippets, refreshText } = library;
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

/** Calls that TypeScript would refuse, and what is wrong with them. */
const mistakes: Record<string, Readonly<Record<string, string | RegExp>>> = {
  'an argument of another type': {
    'generateSnippets()': 'slug is missing: write generateSnippets("acme")',
    'generateSnippets({ slug: "acme" })': 'slug is an object: write',
    'generateSnippets("a", "b")': /^options is the text ".*", not an object: write/,
    'generateSnippets("a", Promise.resolve({}))': 'options is a promise, not an object: write',
    'fetchSnippets()': 'slug is missing: write fetchSnippets("acme")',
    'fetchSnippets(null, { source: "offline" })': 'slug is null: write fetchSnippets("acme")',
    'fetchPages()': 'slugs is not a list of strings: write fetchPages(["acme"])',
    'fetchPages("acme")': 'slugs is not a list of strings',
    'fetchPages([undefined])': 'slug is missing: write fetchPages(["acme"])',
    'findSections(Promise.resolve(""))': 'text is a promise: write findSections(text',
    'findSections()': 'text is missing: write findSections(text',
    'findSections("", "md")': /^options is the text ".*", not an object: write/,
    'refreshText(new Uint8Array(1))': 'text is an object: read the file as a string',
    'createRefresher({ source: "offline" })()': 'text is missing: read the file as a string',
  },
  'an option of another type': {
    'generateSnippets("a", { baseUrl: 4 })': 'option baseUrl is a number: write a string',
    'fetchSnippets("a", { fetch: 1 })': 'option fetch is a number: write a function',
    'refreshText("", { maxAge: "60" })': 'option maxAge is the text "60": write a number',
    'refreshText("", { maxAge: NaN })': 'option maxAge is not a number: write a number',
    'refreshText("", { cache: "false" })': 'option cache is the text "false": write a boolean',
    'refreshText("", { headers: "Authorization: s3cr3t" })':
      'option headers is a string: write an object',
    'refreshText("", { headers: ["a: b"] })': 'option headers is a list: write an object',
  },
  'an option that the function does not have': {
    'generateSnippets("a", { slug: "b" })': 'options: slug is not a setting: use one of baseUrl, ',
    'fetchSnippets("a", { maxage: 1 })': /^options: maxage is not a setting: .* maxAge\?$/,
    'createRefresher({ slgu: "a" })': /^options: slgu is not a setting: .* slug\?$/,
    'createRefresher({ source: "offline" })("", { slug: "a" })':
      'options: slug is not a setting: use one of format',
  },
  'an invalid value': {
    'generateSnippets("")': 'slug "" ',
    'generateSnippets("a b")': 'slug "a b" ',
    'generateSnippets("a.statuspage.me")': 'slug "a.statuspage.me" ',
    'generateSnippets("a.b.c", { statusPageHost: "b.c" })': 'slug "a.b.c" ',
    'generateSnippets("a", { customDomain: "statuspage.me" })':
      'option customDomain "statuspage.me" ',
    'fetchSnippets("a.statuspage.me")': 'slug "a.statuspage.me" ',
    'fetchSnippets("a", { customDomain: "statuspage.me" })': 'option customDomain "statuspage.me" ',
    'fetchPages(["a.statuspage.me"])': 'slug "a.statuspage.me" ',
    'createRefresher({ slug: "a.statuspage.me" })': 'option slug "a.statuspage.me" ',
    'generateSnippets("a", { customDomain: "b" })': 'option customDomain "b" ',
    'generateSnippets("a", { statusPageHost: "b c" })': 'option statusPageHost "b c" ',
    'generateSnippets("a", { baseUrl: "b" })': 'option baseUrl "b" ',
    'generateSnippets("a", { baseUrl: "https://10.0.0.1" })': 'status-page-host ',
    'fetchPages(["acme", "a b"])': 'slug "a b" ',
    'findSections("", { format: "txt" })': 'option format "txt" ',
    'refreshText("", { timeout: -1 })': 'option timeout "-1" ',
    'refreshText("", { source: "of" })': 'option source "of" ',
    'refreshText("", { show: ["badge", "lnk"] })': 'option show "badge lnk"',
    'refreshText("", { cacheDir: "x" })': 'option cacheDir "x" is not an absolute path',
    'refreshText("", { headers: { Authorization: undefined } })':
      'option headers has no text for "Authorization": write a string',
    'refreshText("", { headers: { Host: "x" } })': 'option headers is "Host"',
  },
};

describe('arguments of plain JavaScript', () => {
  test.each(Object.entries(mistakes))('%s is invalid-input', async (_, calls) => {
    const AsyncFunction = (async () => {}).constructor;
    for (const [call, message] of Object.entries(calls)) {
      const run = Reflect.construct(AsyncFunction, [...Object.keys(library), `await ${call}`]);
      const error = await run(...Object.values(library)).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(library.StatusSnippetsError);
      expect({ call, code: error.code, message: error.message }).toEqual({
        ...{ call, code: 'invalid-input' },
        message:
          typeof message === 'string'
            ? expect.stringContaining(message)
            : expect.stringMatching(message),
      });
    }
  });

  test('blanks around a slug and the text of an option do not matter', async () => {
    const options = {
      baseUrl: ' https://status.example\n',
      statusPageHost: 'page.example ',
      customDomain: ' a.example ',
    };
    const trimmed = {
      baseUrl: 'https://status.example',
      statusPageHost: 'page.example',
      customDomain: 'a.example',
    };
    const snippets = generateSnippets('acme', trimmed);
    expect(generateSnippets(' acme\n', options)).toEqual(snippets);
    expect(await fetchSnippets(' acme ', { ...options, ...offline })).toMatchObject({ snippets });
    await using service = await startEndpoint();
    const pages = await fetchPages(['acme ', ' acme'], { baseUrl: service.baseUrl, cache: false });
    expect(Object.keys(pages)).toEqual(['acme']);
  });

  test('an option that is null or undefined counts as absent', async () => {
    const absent = { baseUrl: null, customDomain: undefined };
    expect(Reflect.apply(generateSnippets, null, ['acme', absent])).toEqual(
      generateSnippets('acme'),
    );
    expect(await Reflect.apply(refreshText, null, ['text', null])).toMatchObject({
      outcome: 'unchanged',
    });
  });
});

test('neither the library nor the plugin reads the environment or the configuration of the current folder', async () => {
  const settings = '{ "slug": "other", "customDomain": "status.acme.com" }';
  await using folder = await folderWith({ 'status-snippets.json': settings });
  await using service = await startEndpoint(reply(503, '', { 'retry-after': '3600' }));
  const { cwd, env } = process;
  try {
    process.cwd = () => folder.path;
    process.env = new Proxy(env, {
      get: (target, name) => {
        if (/^(?:STATUS_SNIPPETS|XDG|.*_proxy$)/i.test(String(name)))
          throw new Error(`${String(name)} was read`);
        return Reflect.get(target, name);
      },
    });
    const marked =
      '# Acme <!-- status-snippets start slug="acme" --><!-- status-snippets end -->\n';
    const { text } = await refreshText(marked, offline);
    expect(text).toContain('](https://acme.statuspage.me)');
    await expect(fetchSnippets('acme', { baseUrl: service.baseUrl })).rejects.toMatchObject({
      code: 'unavailable',
    });
  } finally {
    Object.assign(process, { cwd, env });
  }
});
