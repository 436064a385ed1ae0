import { describe, expect, it } from 'vitest';
import { EndpointError } from '../../src/service/errors.ts';
import { ask } from '../../src/service/fetch-snippets.ts';
import { question, testEffects } from '../support/asking.ts';
import { encoded, reply } from '../support/endpoint-behaviours.ts';
import { startEndpoint } from '../support/endpoint-server.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
const firewall =
  '<!DOCTYPE html><html><head><title>Attention Required!</title></head><body>Ray ID 1</body></html>';
const plan = 'Markdown API requires Growth plan or higher';

async function refusal(
  status: number,
  body: unknown,
  headers = {},
): Promise<EndpointError & { words?: string }> {
  await using server = await startEndpoint(reply(status, body, headers));
  const error = await ask(question(server.baseUrl), testEffects()).catch((caught: unknown) => caught);
  expect(server.arrivals).toHaveLength(1);
  if (!(error instanceof EndpointError)) throw new Error(`Not refused: ${error}`);
  return error;
}

describe('a refusal', () => {
  it.each([
    ['MissingSlug', 'missing-slug', 400, { error: 'missing slug' }, {}],
    ['MissingSlug', 'missing-slug', 400, 'Missing slug\n', {}],
    ['Refused', 'refused', 400, { error: 'bad request' }, {}],
    ['Refused', 'refused', 400, '', {}],
    ['Unauthorised', 'unauthorised', 401, '', {}],
    ['Unauthorised', 'unauthorised', 401, firewall, html],
    ['PageNotFound', 'page-not-found', 404, { error: 'not found' }, {}],
    ['PageNotFound', 'page-not-found', 404, '<html><h1>Not Found</h1></html>', html],
    ['PageNotFound', 'page-not-found', 404, '', {}],
    ['PlanRequired', 'plan-required', 403, { error: plan }, {}],
    ['PlanRequired', 'plan-required', 403, plan, {}],
    ['PlanRequired', 'plan-required', 403, plan, html],
    ['PlanRequired', 'plan-required', 403, { error: 'forbidden' }, html],
    ['PlanRequired', 'plan-required', 403, { error: '<b>forbidden</b>' }, html],
    ['PlanRequired', 'plan-required', 403, '', html],
    ['PlanRequired', 'plan-required', 403, `<html><title>403</title><p>${plan}</p></html>`, html],
    ['Forbidden', 'forbidden', 403, firewall, html],
    ['Forbidden', 'forbidden', 403, `\n<!-- a --><!-- b -->${firewall}`, {}],
    ['Forbidden', 'forbidden', 403, '<h1>No</h1>', html],
    ['Forbidden', 'forbidden', 403, `<html><!-- ${plan} --><script>"${plan}"</script><p>No</p></html>`, html],
    ['Refused', 'refused', 402, { error: 'pay' }, {}],
    ['Refused', 'refused', 410, '', {}],
    ['Refused', 'refused', 418, 'teapot', {}],
    ['Refused', 'refused', 204, '', {}],
    ['Refused', 'refused', 300, '', {}],
    ['Refused', 'refused', 304, '', {}],
  ])('is %s (%s) for %i and %j', async (name, code, status, body, headers) => {
    const error = await refusal(status, body, headers);
    expect(error).toMatchObject({ name, code, kind: 'refused', slug: 'acme', status });
    expect(error.constructor.name).toBe(name);
    expect(error.message).toContain('"acme"');
    expect(error.message).toContain(`HTTP ${status}`);
    expect(error.message).toMatch(/\. [A-Z][^.]+\.$/);
  });

  it.each([
    [{ error: 'not found' }, 'not found'],
    [{ error: { code: 'E1', message: 'no such page' } }, 'no such page'],
    [{ errors: [{ status: '404', detail: 'no such page' }, { detail: 'really' }] }, 'no such page; really'],
    [{ type: 'about:blank', title: 'Not Found', detail: 'No page.', status: 404 }, 'Not Found; No page.'],
    [{ ok: false, data: { Error: 'gone' } }, 'gone'],
    [{ error: true, message: 'gone' }, 'gone'],
    [['gone', 'really'], 'gone; really'],
    ['"gone"', 'gone'],
    [{ error: 'gone', message: 'gone' }, 'gone'],
    [{ status: 404 }, '{"status":404}'],
    ['not\r\n\tfound\u0000\u001b[31m \u202egnp\u2066\ufeff', 'not found[31m gnp'],
    [
      '<html><head><title>Not&nbsp;Found</title><style>p{}</style></head><body><p>No &lt;page&gt;</p></body>',
      'Not Found No <page>',
    ],
    [
      '<html><title>404 Not Found</title><center><h1>404 Not Found</h1></center><hr>nginx',
      '404 Not Found nginx',
    ],
    ['<html><script>if (a < b) "</p>"</script>x</html>', 'x'],
    ['<html><title>never closed', 'never closed'],
    ['', ''],
    [Buffer.from([0xff, 0xfe, 0x41]), '\ufffd\ufffdA'],
  ])('quotes %j as the words %j', async (body, words) => {
    const error = await refusal(404, body);
    expect(error.words).toBe(words);
    if (words !== '') expect(error.message).toContain(`: "${words}")`);
    else expect(error.message).not.toContain('""');
  });

  it('quotes the first 200 characters, none of them cut in half', async () => {
    const error = await refusal(404, '🙂'.repeat(300));
    expect(error.words).toBe(`${'🙂'.repeat(200)}…`);
  });

  it('reads no more of a refusal than of an answer', async () => {
    expect((await refusal(404, 'x'.repeat(5_000_000))).words).toBe(`${'x'.repeat(200)}…`);
  });

  it.each([
    ['comments', `${'<!---->'.repeat(9000)}x`],
    ['open comments', '<!--'.repeat(16_000)],
    ['open tags', '<a'.repeat(32_000)],
    ['formatting elements', '<b a>'.repeat(6000) + '<p>x'.repeat(8000)],
    ['open scripts', '<script>'.repeat(8000)],
    ['deep elements', '<div>'.repeat(13_000)],
    ['repeated words', 'ab '.repeat(21_000)],
    ['deep arrays', '['.repeat(32_000) + ']'.repeat(32_000)],
  ])('takes no time to read a body made of %s', async (_what, body) => {
    const began = performance.now();
    await refusal(403, body, html);
    expect(performance.now() - began).toBeLessThan(1500);
  });

  it('hides the header values that a service says back', async () => {
    const secret = 'abcdef+/s3cr3t==';
    const body = { error: `bad token ${secret} in ?token=${encodeURIComponent(secret)}, session 12345678` };
    await using server = await startEndpoint(reply(401, body));
    const request = question(server.baseUrl, {
      headers: [
        ['Authorization', `Bearer ${secret}`],
        ['Cookie', 'a=b; session=12345678'],
      ],
    });
    await expect(ask(request, testEffects())).rejects.toHaveProperty(
      'words',
      'bad token *** in ?token=***, session ***',
    );
  });

  it('hides the longer of two header values that begin alike', async () => {
    await using server = await startEndpoint(reply(401, 'not abcdefghij'));
    const request = question(server.baseUrl, {
      headers: [
        ['X-One', 'abcdef'],
        ['X-Two', 'abcdefghij'],
      ],
    });
    await expect(ask(request, testEffects())).rejects.toHaveProperty('words', 'not ***');
  });

  it('reads the words of a compressed refusal', async () => {
    const { gzipSync } = await import('node:zlib');
    await using server = await startEndpoint(encoded('gzip', gzipSync('{"error":"not found"}'), 404));
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toHaveProperty('words', 'not found');
  });
});
