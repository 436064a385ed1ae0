import { expect, test } from 'vitest';
import { acmeAt } from '../../support/refreshing.ts';
import { messages } from '../action-environment.ts';
import { byOutcome, type Organization, startOrganization } from './organization.ts';

const old = 'https://old.example.com';
const moved = 'https://status.acme.com';
const badge = (address: string) => acmeAt(address).badge_markdown;
const inputs = {
  'base-url': 'https://statuspage.me',
  source: 'offline',
  'custom-domain': 'status.acme.com',
  slug: 'acme',
};
const start = '<!-- status-snippets start slug="acme" show="badge" -->';
const end = '<!-- status-snippets end -->';
const pasted = `# A\n\nSee ${badge(old)} here.\n`;
const adopted = `# A\n\nSee ${start}${badge(moved)}${end} here.\n`;

/** Adds two repositories with a pasted badge, one with a section, one with both, and one with neither. */
function addRepositories({ add }: Organization): void {
  add(pasted, 'pasted-1', 'pasted-2');
  add(`# A\n\n${start}\n\n${badge(moved)}\n\n${end}\n`, 'section');
  add(`${pasted}\n${start}\n\n${badge(moved)}\n\n${end}\n`, 'both');
  add('# A\n', 'none');
}

test.each(['commit', 'pull-request'])(
  'mode %s warns about pasted badges with an old address in every repository, and changes nothing',
  async (mode) => {
    await using organization = await startOrganization();
    addRepositories(organization);
    const { ended, counts } = await organization.runAll({ ...inputs, mode });
    expect([ended.code, counts]).toEqual([0, [0, 0, 0]]);
    const warnings = messages(ended, 'warning').join('\n');
    for (const name of ['pasted-1', 'pasted-2', 'both']) {
      expect(warnings).toMatch(new RegExp(`acme/${name}.*README\\.md:3:5: badge of page "acme" links to ${old}`));
    }
    const ignoring = await organization.runAll({ ...inputs, mode, unmarked: 'ignore' });
    expect([ignoring.counts, messages(ignoring.ended, 'warning')]).toEqual([[0, 0, 0], []]);
  },
);

test.each([
  ['commit', 'main'],
  ['pull-request', 'status-snippets/main'],
])('mode %s adopts pasted badges in every repository, and the next run changes nothing', async (mode, branch) => {
  await using organization = await startOrganization();
  addRepositories(organization);
  const added = organization.github;
  const { ended, counts, repositories } = await organization.runAll({ ...inputs, mode, unmarked: 'adopt' });
  expect([ended.code, counts]).toEqual([0, [3, 0, 0]]);
  expect(byOutcome(repositories)).toEqual({ changed: ['both', 'pasted-1', 'pasted-2'], unchanged: ['section'] });
  const texts = await Promise.all(['pasted-1', 'pasted-2'].map((name) => textOf(added, `acme/${name}`, branch)));
  expect(texts).toEqual([adopted, adopted]);
  const again = await organization.runAll({ ...inputs, mode, unmarked: 'adopt' });
  expect([again.ended.code, again.counts]).toEqual([0, [0, 0, 0]]);
});

test('a page that the service does not know fails no repository with unmarked: adopt', async () => {
  await using organization = await startOrganization();
  const { endpoint } = organization;
  const here = (text: string) => text.replaceAll('https://statuspage.me', endpoint.baseUrl);
  organization.add(here(pasted.replaceAll('acme', 'gone')), 'gone');
  organization.add(here(pasted), 'pasted');
  endpoint.respondWith((response, request) => {
    const isGone = request.url?.includes('gone') === true;
    response.writeHead(isGone ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isGone ? { error: 'Status page not found' } : acmeAt(moved, endpoint.baseUrl)));
  });
  const { ended, counts, repositories } = await organization.runAll({ unmarked: 'adopt' });
  expect([ended.code, counts, byOutcome(repositories)]).toEqual([0, [1, 0, 0], { changed: ['pasted'] }]);
  expect(messages(ended, 'warning').join('\n')).toContain('acme/gone');
});

async function textOf(github: Organization['github'], repository: string, branch: string) {
  const response = await fetch(`${github.url}/repos/${repository}/git/trees/${branch}?recursive=1`, {
    headers: { authorization: `token ${github.token}` },
  });
  const { tree } = await response.json();
  const { sha } = tree.find(({ path }: { path: string }) => path === 'README.md');
  const blob = await fetch(`${github.url}/repos/${repository}/git/blobs/${sha}`, {
    headers: { authorization: `token ${github.token}` },
  });
  return Buffer.from((await blob.json()).content, 'base64').toString();
}
