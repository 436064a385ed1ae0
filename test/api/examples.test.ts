import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import { type EndpointServer, snippetsOf, startEndpoint } from '../support/endpoint-server.ts';

/* Runs every example in the doc comments of the library, and compares each value after an arrow with the value of its line. */

const folder = 'src/api';
const examples = readdirSync(folder).flatMap((name) => {
  const source = readFileSync(`${folder}/${name}`, 'utf8');
  return [...source.matchAll(/@example\n([\s\S]*?)\n \*\/\nexport (?:async )?function (\w+)/g)].map(
    ([, code = '', of = '']) => ({ of, code: code.replace(/^ \* {2,3}/gm, '') }),
  );
});

let service: EndpointServer;
beforeAll(async () => {
  service = await startEndpoint((response) => {
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me')),
    );
  });
});
afterAll(() => service.close());

test('every exported function of the library has an example', () => {
  const functions = Object.entries(library).filter(([, value]) =>
    /^(async )?function/.test(String(value)),
  );
  expect(examples.map(({ of }) => of).sort()).toEqual(functions.map(([name]) => name).sort());
});

test.each(examples)('the example of $of returns the documented values', async ({ code }) => {
  const checks = code
    .replace(/;\n\/\/ → /g, '; // → ')
    .replace(/^(?!const )(.+?); \/\/ → (.+)$/gm, 'check($1, $2);');
  const names = Object.keys(library);
  const AsyncFunction = (async () => {}).constructor;
  const seen: string[] = [];
  const check = (actual: unknown, expected: unknown) => {
    seen.push(String(actual));
    expect(isDeepStrictEqual(actual, expected), `${actual} is not ${expected}`).toBe(true);
  };
  const run = Reflect.construct(AsyncFunction, [...names, 'check', checks.replaceAll('?.', '?.')]);
  await run(...names.map((name) => functionWithTestService(name)), check);
  expect(seen).toHaveLength(code.split('→').length - countInStrings(code));
});

/** The library function with this name. The functions that fetch use the service of this test. */
function functionWithTestService(name: string): unknown {
  const fetchHere: typeof fetch = (address, init) =>
    fetch(String(address).replace('https://statuspage.me', service.baseUrl), init);
  const options = { fetch: fetchHere, cache: false };
  if (name === 'fetchSnippets') return (slug: string) => library.fetchSnippets(slug, options);
  if (name === 'fetchPages')
    return (slugs: readonly string[]) => library.fetchPages(slugs, options);
  return Reflect.get(library, name);
}

/** How many parts of the code between arrows do not end with a documented value: one, and one for each arrow in a string. */
function countInStrings(code: string): number {
  return 1 + (code.match(/live status →/g)?.length ?? 0);
}
