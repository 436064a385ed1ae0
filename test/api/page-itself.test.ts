import { expect, test } from 'vitest';
import { fetchPages, fetchSnippets, refreshText } from '../../src/index.ts';
import { htmlOf, transform } from '../remark-plugin/processors.ts';
import { redirect, reply } from '../support/endpoint-behaviors.ts';
import { type Behavior, type EndpointServer, startEndpoint } from '../support/endpoint-server.ts';
import { planRequired } from '../support/public-service.ts';

// A stand-in of the service on the loopback interface, where pages are asked below its own address.

const own = 'https://status.acme.com';
const marker = '<!-- status-snippets start slug="acme" show="badge" -->';
const text = `${marker}\n<!-- status-snippets end -->\n`;

/** A service whose API no page has, and what its pages answer. */
function startWithoutApi(page: Behavior): Promise<EndpointServer> {
  return startEndpoint((response, request) => {
    const isPage = request.url?.startsWith('/page/');
    return (isPage ? page : planRequired)(response, request);
  });
}

test('fetchPages contains a page without the API, and the plugin fills its section without asking again', async () => {
  await using service = await startWithoutApi(redirect(`${own}/`));
  const connection = { baseUrl: service.baseUrl, cache: false };
  const pages = await fetchPages(['acme'], connection);
  expect(pages.acme).toMatchObject({ source: 'page', snippets: { status_page_url: own } });
  expect(service.requests.map(({ url }) => url)).toEqual([
    '/api/embed/markdown?slug=acme',
    '/page/acme',
  ]);
  const { tree, messages } = await transform(text, { ...connection, pages });
  expect(htmlOf(tree)).toContain(`<a href="${own}">`);
  expect(messages).toEqual([]);
  expect(service.requests).toHaveLength(2);
});

test('a page of fetchPages that answers itself does not replace the custom domain of a section', async () => {
  await using service = await startWithoutApi(reply(200));
  const connection = { baseUrl: service.baseUrl, cache: false };
  const pages = await fetchPages(['acme'], connection);
  expect(pages.acme).toMatchObject({ source: 'page' });
  const badge = `[![Status](${service.baseUrl}/badge/acme.svg)](${own})`;
  const { tree } = await transform(text.replace('\n', `\n\n${badge}\n\n`), {
    ...connection,
    pages,
  });
  expect(htmlOf(tree)).toContain(`<a href="${own}">`);
});

test('the plugin, refreshText and fetchSnippets ask a page whose plan lacks the API', async () => {
  await using service = await startWithoutApi(redirect(`${own}/`));
  const options = { baseUrl: service.baseUrl, cache: false };
  const { tree } = await transform(text, options);
  expect(htmlOf(tree)).toContain(`<a href="${own}">`);
  const refreshed = await refreshText(text, options);
  expect(refreshed.text).toContain(`](${own})`);
  expect(refreshed.findings).toMatchObject([{ level: 'note', code: 'plan-required' }]);
  expect(await fetchSnippets('acme', options)).toMatchObject({ source: 'page' });
});

test('a fetch of the caller that follows redirects, or hides them, says nothing about the page', async () => {
  await using service = await startWithoutApi(redirect('/elsewhere'));
  const following: typeof fetch = (input, init) => {
    if (init?.method !== 'HEAD') return fetch(input, init);
    return fetch(`${service.baseUrl}/page/acme`, { ...init, redirect: 'follow' }).catch(
      () => followed,
    );
  };
  const followed = Object.defineProperty(new Response(), 'redirected', { value: true });
  const hiding: typeof fetch = async (input, init) => {
    if (init?.method !== 'HEAD') return fetch(input, init);
    return Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
  };
  for (const fetchOfCaller of [following, hiding]) {
    const options = { baseUrl: service.baseUrl, cache: false, fetch: fetchOfCaller };
    expect(await fetchSnippets('acme', options)).toMatchObject({ source: 'offline' });
  }
});
