import { describe, expect, test } from 'vitest';
import { acmeAt } from '../support/section.ts';
import { messages, startEnvironment } from './action-environment.ts';
import { byOutcome, type Organization, startOrganization } from './organization/organization.ts';

const old = 'https://old.example.com';
const moved = 'https://status.acme.com';
const start = '<!-- status-snippets start slug="acme" show="badge" -->';
const end = '<!-- status-snippets end -->';
const badge = (address: string) => acmeAt(address).badge_markdown;
const inputs = {
  'base-url': 'https://statuspage.me',
  source: 'offline',
  'custom-domain': 'status.acme.com',
};

const section = `${start}\n\n${badge(moved)}\n\n${end}\n`;
const pasted = `# Acme\n\n${section}\nSee ${badge(old)} here.\n`;
const adopted = `# Acme\n\n${section}\nSee${start} ${badge(moved)}${end} here.\n`;
const warning =
  `README.md:9:5: badge of page "acme" links to ${old}, the page is at ${moved}: put it in a section with ` +
  '"status-snippets adopt", or set unmarked: adopt';

describe('the input unmarked', () => {
  test.each([
    ['commit', 1],
    ['pull-request', 1],
    ['write', 0],
    ['check', 0],
  ])('mode %s warns about a pasted badge with an old address by default', async (mode, github) => {
    await using environment = await startEnvironment({ 'README.md': pasted });
    const workspace = { 'README.md': pasted };
    const ended = await environment.run({ workspace, with: { ...inputs, mode } });
    expect(messages(ended, 'error')).toEqual([]);
    expect(messages(ended, 'warning')).toEqual([warning]);
    expect(ended.outputs.outcome).toBe('unchanged');
    expect(ended.workspace).toEqual(workspace);
    expect(environment.newCallCounts()).toEqual({ github, endpoint: 0 });
    const ignoring = await environment.run({
      workspace,
      with: { ...inputs, mode, unmarked: 'ignore' },
    });
    expect(messages(ignoring, 'warning')).toEqual([]);
  });

  test.each([
    ['commit', 2, 1],
    ['pull-request', 3, 1],
    ['write', 0, 0],
    ['check', 0, 0],
  ])(
    'mode %s adopts pasted badges in at most %i calls, and the next run does nothing',
    async (mode, calls, later) => {
      await using environment = await startEnvironment({ 'README.md': pasted });
      const run = (text: string) =>
        environment.run({
          workspace: { 'README.md': text },
          with: { ...inputs, mode, unmarked: 'adopt' },
        });
      const ended = await run(pasted);
      expect(ended.outputs).toMatchObject({
        outcome: mode === 'check' ? 'out-of-date' : 'changed',
        'domain-changed': 'true',
      });
      expect(environment.newCallCounts()).toEqual({ github: calls, endpoint: 0 });
      const branch = mode === 'commit' ? 'main' : 'status-snippets/main';
      if (calls > 0) expect(await environment.github.text(branch, 'README.md')).toBe(adopted);
      else expect(ended.workspace).toEqual({ 'README.md': mode === 'write' ? adopted : pasted });
      const next = await run(adopted);
      expect([next.code, next.workspace]).toEqual([0, { 'README.md': adopted }]);
      expect(environment.newCallCounts()).toEqual({ github: later, endpoint: 0 });
    },
  );

  test.each(['commit', 'write'])(
    'mode %s adopts badges in searched files without a marker',
    async (mode) => {
      const pastedText = `See ${badge(old)} here.\n`;
      const workspace = {
        'README.md': adopted,
        'docs/a.md': pastedText,
        'docs/bad.mdx': `{ ${pastedText}`,
      };
      await using environment = await startEnvironment(workspace);
      const given = { ...inputs, mode, files: 'README.md\ndocs/**', unmarked: 'adopt' };
      const ended = await environment.run({ workspace, with: given });
      expect([ended.code, ended.outputs.changed]).toEqual([0, 'true']);
      const committed = await environment.github.text('main', 'docs/a.md');
      const text = mode === 'commit' ? committed : ended.workspace['docs/a.md'];
      expect(text).toBe(`See${start} ${badge(moved)}${end} here.\n`);
    },
  );

  test('unmarked: adopt in the configuration file works too, and an embed that cannot be adopted causes a warning', async () => {
    const text = `${section}\n[see ${badge(old).slice(1, badge(old).indexOf('](https://old'))}](${old})\n`;
    await using environment = await startEnvironment({
      'README.md': text,
      'status-snippets.json': '{ "unmarked": "adopt" }',
    });
    const ended = await environment.run({ with: inputs });
    expect(ended.code).toBe(0);
    expect(ended.outputs.outcome).toBe('unchanged');
    expect(messages(ended, 'warning')).toEqual([expect.stringMatching(/^README\.md:7:6: badge /)]);
  });

  test('mode commit leaves a badge of a page that does not exist alone, and adopts the others', async () => {
    await using environment = await startEnvironment({});
    const { github, endpoint } = environment;
    const here = (text: string) => text.replaceAll('https://statuspage.me', endpoint.baseUrl);
    const gone = here(badge(old)).replaceAll('acme', 'gone');
    await github.push('main', {
      'README.md': `# Acme\n\n${gone}\n\nSee ${here(badge(old))} here.\n`,
    });
    endpoint.respondWith((response, request) => {
      const isGone = request.url?.includes('gone') === true;
      response.writeHead(isGone ? 404 : 200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          isGone ? { error: 'Status page not found' } : acmeAt(moved, endpoint.baseUrl),
        ),
      );
    });
    const ended = await environment.run({ with: { unmarked: 'adopt' } });
    expect(messages(ended, 'warning')).toContainEqual(
      expect.stringMatching(/^README\.md:3:1: skipped: .*"gone"/),
    );
    const text = `# Acme\n\n${gone}\n\nSee${start} ${here(badge(moved))}${end} here.\n`;
    expect(await github.text('main', 'README.md')).toBe(text);
  });
});

describe('the input unmarked for several repositories', () => {
  const alone = `# A\n\nSee ${badge(old)} here.\n`;

  /** Adds two repositories with a pasted badge, one with a section, one with both, and one with neither. */
  function addRepositories({ add, github }: Organization) {
    add(alone, 'pasted-1');
    add(`# A\n\n${section}`, 'section');
    add(`${alone}\n${section}`, 'both');
    add('# A\n', 'none');
    return github.add('acme/pasted-2', { files: { 'README.md': alone } });
  }

  test.each(['commit', 'pull-request'])(
    'mode %s warns about pasted badges with an old address in every repository, and changes nothing',
    async (mode) => {
      await using organization = await startOrganization();
      addRepositories(organization);
      const { ended, counts } = await organization.runAll({ ...inputs, slug: 'acme', mode });
      expect([ended.code, counts]).toEqual([0, [0, 0, 0]]);
      const warnings = messages(ended, 'warning').join('\n');
      for (const name of ['pasted-1', 'pasted-2', 'both']) {
        expect(warnings).toMatch(
          new RegExp(`acme/${name}.*README\\.md:3:5: badge of page "acme" links to ${old}`),
        );
      }
      const ignoring = await organization.runAll({
        ...inputs,
        slug: 'acme',
        mode,
        unmarked: 'ignore',
      });
      expect([ignoring.counts, messages(ignoring.ended, 'warning')]).toEqual([[0, 0, 0], []]);
    },
  );

  test.each([
    ['commit', 'main'],
    ['pull-request', 'status-snippets/main'],
  ])(
    'mode %s adopts pasted badges in every repository, and the next run changes nothing',
    async (mode, branch) => {
      await using organization = await startOrganization();
      const { text } = addRepositories(organization);
      const { ended, counts, repositories } = await organization.runAll({
        ...inputs,
        slug: 'acme',
        mode,
        unmarked: 'adopt',
      });
      expect([ended.code, counts]).toEqual([0, [3, 0, 0]]);
      expect(byOutcome(repositories)).toEqual({
        changed: ['both', 'pasted-1', 'pasted-2'],
        unchanged: ['section'],
      });
      expect(await text(branch, 'README.md')).toBe(
        `# A\n\nSee${start} ${badge(moved)}${end} here.\n`,
      );
      const again = await organization.runAll({ ...inputs, slug: 'acme', mode, unmarked: 'adopt' });
      expect([again.ended.code, again.counts]).toEqual([0, [0, 0, 0]]);
    },
  );
});
