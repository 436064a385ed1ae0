import { expect, test } from 'vitest';
import { redirect } from '../support/endpoint-behaviors.ts';
import type { Behavior } from '../support/endpoint-server.ts';
import { planRequired } from '../support/public-service.ts';
import { messages, startEnvironment } from './action-environment.ts';
import { filled, startOrganization } from './organization/organization.ts';
import { badgeAndLink, readme } from './page.ts';

const own = 'https://status.acme.com';

/** The API of the service, which no page has, and what the pages answer. */
function withoutApi(pageOf: (slug: string) => Behavior): Behavior {
  return (response, request) => {
    const [, slug] = /^\/page\/(.*)/.exec(request.url ?? '') ?? [];
    return (slug === undefined ? planRequired : pageOf(slug))(response, request);
  };
}

test('the action commits the address to which a page redirects, and notes that its plan lacks the API', async () => {
  await using environment = await startEnvironment({ 'README.md': readme() });
  environment.endpoint.respondWith(withoutApi(() => redirect(`${own}/`)));
  const ended = await environment.run({});
  expect(ended.code).toBe(0);
  expect(ended.outputs).toMatchObject({
    outcome: 'changed',
    source: 'page',
    'status-page-url': own,
  });
  expect(await environment.github.text('main', 'README.md')).toContain(`](${own})`);
  expect([...messages(ended, 'warning'), ...messages(ended, 'error')]).toEqual([]);
  expect(ended.summary).toContain('note: The plan of page "acme" does not include the API');
});

test('an organization asks each page once, and writes the addresses', async () => {
  await using organization = await startOrganization();
  const { endpoint } = organization;
  endpoint.respondWith(withoutApi((slug) => redirect(`https://status.${slug}.com/`)));
  organization.add(filled(endpoint), 'a', 'b');
  const files = { 'README.md': filled(endpoint, 'globex') };
  const globex = organization.github.add('acme/c', { files });
  const { ended, counts } = await organization.runAll();
  expect(counts).toEqual([3, 0, 0]);
  expect(endpoint.requests.filter(({ url }) => url.startsWith('/page/'))).toHaveLength(2);
  expect(await globex.text('main', 'README.md')).toContain('](https://status.globex.com)');
  expect(messages(ended, 'notice')).toContainEqual(expect.stringMatching(/^The plan of 2 pages /));
});

test('an organization writes nothing if its pages redirect to one host', async () => {
  await using organization = await startOrganization();
  const { endpoint, github } = organization;
  endpoint.respondWith(withoutApi(() => redirect('https://login.example.com/')));
  const text = (slug: string) =>
    readme(slug, badgeAndLink(endpoint.baseUrl, slug, `https://${slug}.example.com`));
  organization.add(text('acme'), 'a');
  organization.add(text('globex'), 'b');
  const { counts } = await organization.runAll();
  expect(counts).toEqual([0, 0, 0]);
  expect(
    github.calls.filter(({ operations }) => operations.includes('createCommitOnBranch')),
  ).toEqual([]);
});
