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
function addRepositories({ add, github }: Organization) {
  add(pasted, 'pasted-1');
  add(`# A\n\n${start}\n\n${badge(moved)}\n\n${end}\n`, 'section');
  add(`${pasted}\n${start}\n\n${badge(moved)}\n\n${end}\n`, 'both');
  add('# A\n', 'none');
  return github.add('acme/pasted-2', { files: { 'README.md': pasted } });
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
  const { text } = addRepositories(organization);
  const { ended, counts, repositories } = await organization.runAll({ ...inputs, mode, unmarked: 'adopt' });
  expect([ended.code, counts]).toEqual([0, [3, 0, 0]]);
  expect(byOutcome(repositories)).toEqual({ changed: ['both', 'pasted-1', 'pasted-2'], unchanged: ['section'] });
  expect(await text(branch, 'README.md')).toBe(adopted);
  const again = await organization.runAll({ ...inputs, mode, unmarked: 'adopt' });
  expect([again.ended.code, again.counts]).toEqual([0, [0, 0, 0]]);
});
