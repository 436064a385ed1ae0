import { expect, test } from 'vitest';
import { mayHaveSucceeded, parseFailure } from '../../../src/github/request-failure.ts';

test('parseFailure keeps the data, the headers and the errors with their paths of a GraphQL response', () => {
  const errors = [
    { type: 'FORBIDDEN', path: ['repository', 'base', 0], message: 'Not\n accessible\u0007 ' },
    { path: null, message: 7 },
  ];
  const headers = { 'retry-after': '7' };
  expect(parseFailure(Object.assign(new Error('Request failed'), { errors, data: { a: 1 }, headers }))).toEqual({
    errors: [
      { type: 'FORBIDDEN', path: 'repository.base.0', message: 'Not accessible' },
      { type: '', path: '', message: '' },
    ],
    data: { a: 1 },
    status: 200,
    headers,
  });
  expect(parseFailure({ errors })).toMatchObject({ data: null, headers: {} });
});

test('parseFailure returns the status and the message of GitHub for a failed status', () => {
  const response = { headers: { 'x-ratelimit-remaining': '0' } };
  expect(parseFailure(Object.assign(new Error('Not Found'), { status: 404, response }))).toEqual({
    errors: [{ type: 'HTTP 404', message: 'Not Found', path: '' }],
    data: null,
    status: 404,
    headers: response.headers,
  });
});

test('parseFailure does not quote the HTML page of a proxy', () => {
  const failure = parseFailure({ status: 502, message: '<html>', response: { headers: {} } });
  expect(failure?.errors).toEqual([{ type: 'HTTP 502', message: 'HTTP 502', path: '' }]);
});

test('parseFailure returns the reason for a request without a response', () => {
  const failure = parseFailure(Object.assign(new Error('socket hang up'), { status: 500, response: undefined }));
  expect(failure).toMatchObject({ errors: [{ type: '', message: 'socket hang up', path: '' }], headers: {} });
});

test('parseFailure cuts a long message', () => {
  expect(parseFailure({ errors: [{ message: 'x'.repeat(900) }] })?.errors[0]?.message).toHaveLength(500);
});

test.each([new TypeError('x is undefined'), null, 'text'])(
  'parseFailure returns null for %j, which is not about a request',
  (error) => {
    expect(parseFailure(error)).toBeNull();
  },
);

test('mayHaveSucceeded is true for a 5xx status and for a timeout of GraphQL', () => {
  const mayHave = (status: number, message: string) =>
    mayHaveSucceeded({
      status,
      errors: [
        { type: '', path: '', message: 'Other' },
        { type: '', path: '', message },
      ],
      data: null,
      headers: {},
    });
  expect(mayHave(500, '')).toBe(true);
  expect(mayHave(499, '')).toBe(false);
  expect(mayHave(200, 'Something went wrong while executing your query.')).toBe(true);
  expect(mayHave(200, 'Note: something went wrong while executing it.')).toBe(false);
});
