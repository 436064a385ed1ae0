import { expect, test } from 'vitest';
import { mentionsMarkers, parseMarker, parseUnclosedMarker } from '../../../src/sections/markers/marker.ts';

test.each([
  ['Status-Snippets start slug="acme"', 'start'],
  ['status-snippets:start slug = "acme"', 'start'],
  ['status-snippets : finish', 'end'],
  ['status snippets start --', 'start'],
  ['-- status-snippets start', 'start'],
  ['*status-snippets end', 'end'],
  ['** status-snippets end **', 'end'],
  ['status-snippets sart', 'start'],
  ['status-snippets enf', 'end'],
])('the comment %j is a look-alike of a marker with the role %s', (text, role) => {
  expect(parseMarker(text, 'html')).toMatchObject({ kind: 'problem', code: 'look-alike', role });
});

test.each([
  'status-snippets',
  'status-snippets: overview',
  'status-snippets-start the section with slug=acme',
  'status-snippets: start - here',
  'status-snippets:start slug',
  'about status-snippets start',
  'see - status-snippets start',
])('the comment %j is not a marker', (text) => {
  expect(parseMarker(text, 'html')).toEqual({ kind: 'other' });
});

test.each(['status-snippets start', '\n\nstatus-snippets start slug="acme"\n\nText.', 'status-snippet start\rText.'])(
  'the unclosed comment %j is a look-alike of a start marker',
  (text) => {
    const message = 'this marker does not end with "-->"; write <!-- status-snippets start -->';
    expect(parseUnclosedMarker(text, 'html')).toEqual({ kind: 'problem', code: 'look-alike', message, role: 'start' });
  },
);

test.each(['', 'a comment', 'Text.\nstatus-snippets start'])(
  'the unclosed comment %j is not a look-alike of a marker',
  (text) => {
    expect(parseUnclosedMarker(text, 'html')).toEqual({ kind: 'other' });
  },
);

test.each(['<!-- status-snippets start', 'STATUS_SNIPPET', 'status snippets', 'statussnippets'])(
  'mentionsMarkers is true for the text %j',
  (text) => {
    expect(mentionsMarkers(text)).toBe(true);
  },
);
