import { expect, test } from 'vitest';
import { parseAttributes, readShow } from '../../../src/sections/markers/attributes.ts';

test.each([
  ['', {}],
  ['slug=acme', { slug: 'acme' }],
  ['slug = "acme"\n\tshow=\'badge link\'', { slug: 'acme', show: ['badge', 'link'] }],
  ['custom-domain=" status.acme.com " slug=acme', { customDomain: 'status.acme.com', slug: 'acme' }],
])('the attributes %j of a marker are parsed as %j', (source, attributes) => {
  expect(parseAttributes(source)).toEqual({ kind: 'start', attributes });
});

test.each([
  ['slug=acme show="badge', 'cannot read "show="badge"; write an attribute as key="value"'],
  ['slug=acme show', 'cannot read "show"; write an attribute as key="value"'],
  ['slug=acme colour', 'unknown attribute "colour"; a marker can have slug, custom-domain, show'],
  ['slugs=acme', 'unknown attribute "slugs"; did you mean "slug"?'],
  ['slug=acme slug=acme', 'the attribute "slug" appears twice; keep one'],
  ["slug=' '", 'the attribute "slug" is empty; set a value or remove it'],
  ['show="badges"', 'the attribute show="badges" has the unknown name "badges"; did you mean "badge"?'],
])('the attributes %j of a marker are refused with the problem %j', (source, message) => {
  expect(parseAttributes(source)).toMatchObject({ kind: 'problem', role: 'start', message });
});

test('the names in the attribute show are separated by any white space', () => {
  expect(readShow('  badge \n link\t')).toEqual({ valid: true, names: ['badge', 'link'] });
});

const names = 'write one or more of badge, link, widget, script, definitions';

test.each([
  ['', { problem: 'contains no names', fix: names }],
  [' ', { problem: 'contains no names', fix: names }],
  ['badge picture', { problem: 'has the unknown name "picture"', fix: names }],
  ['link links', { problem: 'has the unknown name "links"', fix: 'did you mean "link"?' }],
  ['badge link badge', { problem: 'names "badge" twice', fix: 'write it once' }],
])('the value %j of the attribute show is refused with %j', (value, refusal) => {
  expect(readShow(value)).toEqual({ valid: false, refusal });
});
