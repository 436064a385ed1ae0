import { describe, expect, test } from 'vitest';
import { isError, type StatusSnippetsError } from '../../src/core/errors.ts';
import { reply } from '../support/endpoint-behaviors.ts';
import { startEndpoint } from '../support/endpoint-server.ts';
import { fetchFrom } from '../support/fetching.ts';

const firewall =
  '<!DOCTYPE html><html><head><title>Attention Required!</title></head><body>Ray ID 1</body></html>';
const plan = 'Markdown API requires Growth plan or higher';

async function errorOf(status: number, body: unknown): Promise<StatusSnippetsError> {
  await using server = await startEndpoint(reply(status, body));
  const error = await fetchFrom(server.baseUrl).catch((caught: unknown) => caught);
  expect(server.requests).toHaveLength(1);
  if (!isError(error)) throw new Error(`Not a service error: ${error}`);
  return error;
}

const otherReason = 'about another reason';

describe('a response other than 200', () => {
  test.each([
    ['refused', 400, { error: 'missing slug' }, 'removes the query'],
    ['refused', 400, 'Missing slug\n', 'removes the query'],
    ['refused', 400, { code: 'MISSING_SLUG' }, 'removes the query'],
    ['refused', 400, { error: 'bad request' }, 'contact the operator'],
    ['unauthorized', 401, ''],
    ['unauthorized', 401, firewall],
    ['page-not-found', 404, 'missing slug'],
    ['page-not-found', 404, { error: 'not found' }],
    ['refused', 402, { error: 'pay' }],
    ['refused', 204, ''],
    ['refused', 304, ''],
  ])(
    'the error is %s for a response of status %i with body %j',
    async (code, status, body, fix = '') => {
      const error = await errorOf(status, body);
      expect(error).toMatchObject({ code });
      expect(error.message).toContain(fix);
      expect(error.message).toContain('"acme"');
      expect(error.message).toContain(`HTTP ${status}`);
      expect(error.message).toMatch(/\. [A-Z][^.]+\.$/);
    },
  );

  test.each([
    ['plan-required', 'the documented sentence', { error: plan }],
    ['plan-required', 'plain text', plan],
    ['plan-required', 'capitals', 'PLAN REQUIRED'],
    ['plan-required', 'a name of a plan', 'Growth only'],
    ['plan-required', 'a subscription', 'No Subscription.'],
    ['plan-required', 'a code', { error: { code: 'plan_required' } }],
    ['plan-required', 'a page about a plan', `<html><title>403</title><p>${plan}</p></html>`],
    ['plan-required', 'nothing', ''],
    ['plan-required', 'a page without words', '<html><body></body></html>'],
    [otherReason, 'the words of an API gateway', { message: 'Forbidden' }],
    [otherReason, 'plain text', 'Access denied'],
    [otherReason, 'a page of a firewall', firewall],
    [
      otherReason,
      'a plan in comments and scripts only',
      `<!-- ${plan} --><script>"${plan}"</script><p>No</p>`,
    ],
    [otherReason, 'words that contain "plan"', { message: 'planned maintenance explained' }],
  ])('the error is %s for a 403 with %s', async (expected, _what, body) => {
    const { code, message } = await errorOf(403, body);
    const isOther = expected === otherReason;
    expect(code).toBe(isOther ? 'refused' : expected);
    expect(message.includes('for a reason other than its plan')).toBe(isOther);
  });

  test('the message of the error quotes the first 200 characters of a response, without cutting a character in half', async () => {
    const { message } = await errorOf(404, '🙂'.repeat(300));
    expect(message).toContain(`: "${'🙂'.repeat(200)}…")`);
    expect((await errorOf(404, 'x'.repeat(200))).message).toContain(`: "${'x'.repeat(200)}")`);
  });
});

describe('a header value that the service repeats', () => {
  test('the message of the error does not repeat a header value, not even percent-encoded or in part', async () => {
    const secret = 'abcdef+/s3cr3t==';
    const encoded = encodeURIComponent(secret);
    const body = {
      error: `bad token ${secret} or ${encoded} in ?token=${encoded}, session 12345678`,
    };
    await using server = await startEndpoint(reply(401, body));
    const headers = [
      ['Authorization', `Bearer ${secret}`],
      ['Cookie', 'a=zz; session=12345678'],
    ] as const;
    await expect(fetchFrom(server.baseUrl, { headers })).rejects.toThrow(
      '"bad token *** or *** in ?… session ***"',
    );
  });

  test('the message of the error does not repeat header values that are short, or begin like another one', async () => {
    await using server = await startEndpoint(reply(401, 'bad pin 1234, not a+b, not abcdefghijkl'));
    const headers = [
      ['X-Pin', '1234'],
      ['X-Blank', '\u00a0'],
      ['Authorization', 'Basic a+b'],
      ['X-One', 'abcdefgh'],
      ['X-Two', 'abcdefghijkl'],
    ] as const;
    await expect(fetchFrom(server.baseUrl, { headers })).rejects.toThrow(
      '"bad pin ***, not ***, not ***"',
    );
  });

  test.each([
    ['Cookie', 'theme=dark; sid=s3cr3t', 's3cr3t'],
    ['cookie', 'theme=dark; sid="s3cr3t"', 'dark'],
    ['Authorization', 'Basic Ym9iOmh1bnRlcjI=', 'hunter2'],
  ])(
    'the message of the error does not repeat a short secret in %s: %s',
    async (name, value, secret) => {
      await using server = await startEndpoint(reply(401, `bad ${secret}`));
      await expect(fetchFrom(server.baseUrl, { headers: [[name, value]] })).rejects.toThrow(
        '"bad ***"',
      );
    },
  );

  test.each([
    ['key=abcdefgh==', 'abcdefgh'],
    ['a=1&token=abcdefghij', 'abcdefghij'],
    ['key=aaa=bbbbbbbbb', 'bbbbbbbbb'],
    ['a=bcdefg; c=defghij', 'c=defghij'],
    ['token=abc=defg12', 'abc=defg12'],
    ['abcdefgh;ijklmnop', 'ijklmnop'],
    ['abcdefgh,ijklmnop', 'ijklmnop'],
    ['a="bcdefghi"', 'bcdefghi'],
    ['aGk/dGhlcmU+', 'aGk%2fdGhlcmU%2b'],
    ['AbCdEfGhIjKl', 'abcdefghijkl'],
    ['Basic Ym9iOmh1bnRlcjJodW50ZXIy', 'bob:hunter2hunter2'],
    ['Basic Ym9iOmh1bnRlcjJodW50ZXIy', 'hunter2hunter2'],
  ])(
    'the message of the error does not repeat a part of the header value %s, as %s',
    async (value, part) => {
      await using server = await startEndpoint(reply(401, `bad ${part}`));
      const headers = [['X-Auth', value]] as const;
      await expect(fetchFrom(server.baseUrl, { headers })).rejects.toThrow('"bad ***"');
    },
  );
});

describe('the words of a body', () => {
  test.each([
    [{ error: 'not found' }, 'not found'],
    [{ errors: [{ detail: 'no such page' }, { detail: 'really' }] }, 'no such page; really'],
    [['gone', 'gone', 'really'], 'gone; really'],
    [{ status: 404 }, ''],
    ['\ufeff{"error": "not found"}', 'not found'],
    ['not found', 'not found'],
    ['<title>Not found</title><style>p{}</style><p>No page</p>', 'Not found No page'],
    ['{"error": "\\u003cb>not</b> found"}', 'not found'],
    [
      '<STYLE>\np {\n}\n</STYLE>\n<!--\na\n-->\n<Script>\nb\n</Script>\n<p\nid="c">Not</P>\nfound',
      'Not found',
    ],
    ['<script>if (a < b) "</p>"</script>x', 'x'],
    ['cut off <img src="x', 'cut off'],
    ['', ''],
    ['not\r\n\tfound\u0000\u001b[31m \u202egnp\u2066\ufeff', 'not found[31m gnp'],
  ])('the message about a response with the body %j contains the words %j', async (body, words) => {
    const quotation = words === '' ? '' : `: "${words}"`;
    const { message } = await errorOf(404, body);
    expect(message.replace(/http:\/\/[\w.]+:\d+/, 'here')).toContain(
      `(HTTP 404 from here${quotation}).`,
    );
  });
});
