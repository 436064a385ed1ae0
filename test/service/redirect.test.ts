import { describe, expect, it } from 'vitest';
import { ask } from '../../src/service/fetch-snippets.ts';
import { question, testEffects } from '../support/asking.ts';
import { redirect, reply } from '../support/endpoint-behaviours.ts';
import { snippetsOf, startEndpoint } from '../support/endpoint-server.ts';

const snippets = snippetsOf('acme', 'https://statuspage.me', 'https://acme.statuspage.me');
const good = reply(200, snippets);
const secret = [['Authorization', 'Bearer s3cr3t-token']] as const;

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'of status %i within the origin is followed, headers and all',
    async (status) => {
      await using server = await startEndpoint(redirect('/v2/embed?slug=acme#top', status), good);
      expect(await ask(question(server.baseUrl, { headers: secret }), testEffects())).toMatchObject({
        snippets,
      });
      expect(server.arrivals.map(({ url }) => url)).toEqual([
        '/api/embed/markdown?slug=acme',
        '/v2/embed?slug=acme',
      ]);
      expect(server.arrivals[1]).toMatchObject({
        method: 'GET',
        headers: { authorization: 'Bearer s3cr3t-token' },
      });
    },
  );

  it('may be relative to the address before it', async () => {
    await using server = await startEndpoint(redirect('../v2/x'), redirect('y?z'), good);
    await ask(question(server.baseUrl), testEffects());
    expect(server.arrivals.map(({ url }) => url).slice(1)).toEqual(['/api/v2/x', '/api/v2/y?z']);
  });

  it('is followed three times and not a fourth', async () => {
    await using server = await startEndpoint(redirect('/1'), redirect('/2'), redirect('/3'), good);
    expect(await ask(question(server.baseUrl), testEffects())).toMatchObject({ snippets });
    server.answer(redirect('/1'), redirect('/2'), redirect('/3'), redirect('/4'));
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toMatchObject({
      name: 'RedirectRefused',
      message: expect.stringContaining(`more than 3 times, last to ${server.baseUrl}/4 (HTTP 302`),
    });
    expect(server.arrivals).toHaveLength(8);
  });

  it('to another origin is refused, by name, and nothing travels there', async () => {
    await using other = await startEndpoint(good);
    await using server = await startEndpoint(redirect(`${other.baseUrl}/steal?with=s3cr3t-token`));
    const error = await ask(question(server.baseUrl, { headers: secret }), testEffects()).catch(
      (caught) => caught,
    );
    expect(error).toMatchObject({
      code: 'redirect-refused',
      kind: 'refused',
      status: 302,
      slug: 'acme',
      target: other.baseUrl,
      message: expect.stringContaining(
        `to another origin, ${other.baseUrl} (HTTP 302 from ${server.baseUrl})`,
      ),
    });
    expect(String(error)).not.toContain('s3cr3t');
    expect(other.arrivals).toEqual([]);
    expect(server.arrivals).toHaveLength(1);
  });

  it.each([
    ['file:///etc/passwd', 'to another origin, file:/etc/passwd'],
    ['javascript:alert(1)', 'to another origin, javascript:alert(1)'],
    ['//evil.example/x', 'to another origin, http://evil.example'],
    ['https://127.0.0.1/x', 'to another origin, https://127.0.0.1'],
    ['http://127.0.0.1:1/x', 'to another origin, http://127.0.0.1:1'],
    ['/api/embed/markdown?slug=acme', 'in a circle, back to '],
    ['', 'without saying where'],
    [null, 'without saying where'],
    ['http://[', 'to "http://[", which is no address'],
    ['http://s3cr3t-token[', 'to "http://***[", which is no address'],
  ])('to %j is refused', async (location, reason) => {
    await using server = await startEndpoint(redirect(location));
    await expect(ask(question(server.baseUrl, { headers: secret }), testEffects())).rejects.toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining(reason),
    });
    expect(server.arrivals).toHaveLength(1);
  });

  it('to a blob of the same origin, or with a user name, is refused', async () => {
    await using server = await startEndpoint();
    server.answer(redirect(`blob:${server.baseUrl}/1`), redirect(server.baseUrl.replace('//', '//me:pw@')));
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining('to another origin'),
    });
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toMatchObject({
      code: 'redirect-refused',
      message: expect.stringContaining('a user name'),
    });
  });

  it('in a circle of two is refused', async () => {
    await using server = await startEndpoint(redirect('/a'), redirect('/api/embed/markdown?slug=acme'));
    await expect(ask(question(server.baseUrl), testEffects())).rejects.toHaveProperty(
      'message',
      expect.stringContaining('in a circle'),
    );
  });
});
