import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { answer, hangUp } from '../../support/github/faults.ts';
import { startGitHub } from '../../support/github/github.ts';
import { readme } from '../readme.ts';
import { commitTo, rejection, run } from '../runs.ts';

const files = { 'README.md': readme('https://old.example') };
const address = 'https://new.example';
const page = '<!DOCTYPE html><html><body>Sign in</body></html>';

const html = { 'content-type': 'text/html' };
const many = Array.from({ length: 200 }, (_, index) => ({ message: `Error ${index}` }));

test.each<[string, ReturnType<typeof answer>, string]>([
  ['a page with status 200', answer(200, page, html), 'unexpected-answer'],
  ['a page with status 403', answer(403, page, html), 'missing-permission'],
  ['a tag in capitals', answer(403, '<P>Sign in', html), 'missing-permission'],
  ['a page with status 404', answer(404, page, html), 'not-found'],
  ['a truncated body', answer(200, '{"data":{"repository":{"na'), 'unexpected-answer'],
  ['an empty object', answer(200, {}), 'unexpected-answer'],
  ['an array', answer(200, []), 'unexpected-answer'],
  ['a text', answer(200, '"data"'), 'unexpected-answer'],
  ['errors without data', answer(200, { errors: [{ message: 'Odd' }] }), 'refused'],
  ['no data and 200 errors', answer(200, { data: null, errors: many }), 'refused'],
  ['errors that are no objects', answer(200, { errors: [7, 'x'] }), 'refused'],
])(
  'a read that is answered with %s fails with a code, quotes no markup, and writes nothing',
  async (_, fault, code) => {
    await using github = await startGitHub({ files });
    github.injectFault('repository', fault, Number.POSITIVE_INFINITY);
    const error = await rejection(run(github, commitTo(github), address));
    expect(error).toMatchObject({ code });
    expect(error.message).not.toMatch(/<|Sign in/);
    expect(error.message.length).toBeLessThan(700);
    expect(await github.git.text(['rev-list', '--count', 'main'])).toBe('1');
  },
);

test.each([
  ['a page with status 200', answer(200, page, html)],
  ['a truncated body', answer(200, '{"data":{"createCommitOnBranch":{"commit":{"oid"')],
  ['an empty object', answer(200, {})],
])('a commit that is answered with %s is not made twice', async (_, fault) => {
  await using github = await startGitHub({ files });
  github.injectFault('createCommitOnBranch', { ...fault, after: true });
  await run(github, commitTo(github), address).catch(() => {});
  expect(await run(github, commitTo(github), address)).toMatchObject({ outcome: 'unchanged' });
  expect(await github.git.text(['rev-list', '--count', 'main'])).toBe('2');
});

test('a redirect to another host is not followed with the token', async () => {
  await using github = await startGitHub({ files });
  const authorizations: unknown[] = [];
  const login = createServer((request, response) => {
    authorizations.push(request.headers.authorization);
    response.writeHead(200, html).end(page);
  });
  await new Promise<void>((resolve) => login.listen(0, '127.0.0.1', resolve));
  const location = `http://localhost:${(login.address() as AddressInfo).port}/login`;
  github.injectFault('repository', answer(302, '', { location }), Number.POSITIVE_INFINITY);
  const error = await rejection(run(github, commitTo(github), address));
  login.close();
  expect(error).toMatchObject({ code: 'unexpected-answer' });
  expect(error.message).toContain('is not what its API describes');
  expect(authorizations).toEqual([undefined]);
});

test.each([
  ['an unknown refusal', answer(200, { errors: [{ message: 'Odd' }] })],
  ['an outage', answer(502, page)],
])('the message about %s has the id of the request', async (_, fault) => {
  await using github = await startGitHub({ files });
  github.injectFault('repository', fault, Number.POSITIVE_INFINITY);
  const error = await rejection(run(github, commitTo(github), address));
  expect(error.message).toContain(`(request ${github.calls.at(-1)?.requestId})`);
});

test('the message about a lost connection has no id of a request', async () => {
  await using github = await startGitHub({ files });
  github.injectFault('repository', hangUp('before'), Number.POSITIVE_INFINITY);
  const error = await rejection(run(github, commitTo(github), address));
  expect(error.message).toMatch(/GitHub did not respond: [^()]+\. Run again later/);
});

test.each(['::error::pwned', 'a\nb', '<b>', 'x'.repeat(101)])(
  'the id %j of a request is not quoted',
  async (id) => {
    await using github = await startGitHub({ files });
    const error = { message: 'Odd' };
    github.injectFault(
      'repository',
      answer(200, { errors: [error] }, { 'x-github-request-id': id.replace('\n', ' ') }),
    );
    expect((await rejection(run(github, commitTo(github), address))).message).not.toContain(
      'request ',
    );
  },
);
