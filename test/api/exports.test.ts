import { expect, test } from 'vitest';
import * as library from '../../src/index.ts';
import * as plugin from '../../src/remark.ts';

test('the library exports exactly the documented names', () => {
  expect(Object.keys(library).sort()).toEqual([
    'OptionError',
    'StatusSnippetsError',
    'fetchPages',
    'fetchSnippets',
    'findSections',
    'generateSnippets',
    'refreshText',
    'snippetFields',
    'verifySnippets',
  ]);
});

test('the plugin has only a default export', () => {
  expect(Object.keys(plugin)).toEqual(['default']);
});
