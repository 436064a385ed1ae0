import { expect, test } from 'vitest';
import { mayHaveSucceeded, parseFailure } from '../../../src/github/client/request-failure.ts';

test('a GraphQL response with errors keeps its data, its headers and the places of the errors', () => {
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

test('a failed status has a type and the message of GitHub', () => {
  const response = { headers: { 'x-ratelimit-remaining': '0' } };
  expect(parseFailure(Object.assign(new Error('Not Found'), { status: 404, response }))).toEqual({
    errors: [{ type: 'HTTP 404', message: 'Not Found', path: '' }],
    data: null,
    status: 404,
    headers: response.headers,
  });
});

test('the HTML page of a proxy is not quoted', () => {
  const failure = parseFailure({ status: 502, message: '<html>', response: { headers: {} } });
  expect(failure?.errors).toEqual([{ type: 'HTTP 502', message: 'HTTP 502', path: '' }]);
});

test('a request without a response has the reason and no type', () => {
  const failure = parseFailure(Object.assign(new Error('socket hang up'), { status: 500, response: undefined }));
  expect(failure).toMatchObject({ errors: [{ type: '', message: 'socket hang up', path: '' }], headers: {} });
});

test('a long message is cut', () => {
  expect(parseFailure({ errors: [{ message: 'x'.repeat(900) }] })?.errors[0]?.message).toHaveLength(500);
});

test.each([new TypeError('x is undefined'), null, 'text'])('%j is not about a request', (error) => {
  expect(parseFailure(error)).toBeNull();
});

test('a request may have succeeded after a 5xx status and after a timeout of GraphQL', () => {
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
