import { describe, expect, test } from 'vitest';
import { reply } from '../support/endpoint-behaviors.ts';
import { snippetsOf } from '../support/endpoint-server.ts';
import {
  type ActionEnvironment,
  messages,
  secret,
  startEnvironment,
} from './action-environment.ts';
import { readme } from './page.ts';

/** Texts that a careless program would turn into a command, an output, a variable or markup. */
const attacks = [
  '::error::PWNED',
  '  ::set-output name=changed::PWNED',
  '\t::add-mask::PWNED',
  '\u00a0::notice::PWNED',
  '\u200b::warning::PWNED',
  '::stop-commands::PWNED',
  '##[error]PWNED',
  'x ##[group]PWNED',
  '##[set-env name=PATH]PWNED',
  '%0A::error::PWNED',
  '%250A::error::PWNED',
  'outcome<<PWNED',
  'ghadelimiter_PWNED',
  '<script>PWNED()</script>',
  '<img src=x onerror=PWNED()>',
  '</code></td></table></details>',
  '```',
  '~~~~~~~~',
  '``````````diff',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a GitHub expression, not a template literal
  '${{ secrets.PWNED }}',
  '$(PWNED) `PWNED`',
  '\u001b]0;PWNED\u0007',
  '\u202ePWNED',
];

/**
 * A README with each attack in a section that changes and in a line after it, so that the diff contains it twice. A fence is
 * closed, so that the sections after it are no code.
 */
const adversarialReadme = attacks
  .map((attack) => (/^[`~]+/.test(attack) ? `${attack}\n${attack.replace('diff', '')}` : attack))
  .map((attack) => `${readme().replace('More.', attack)}\n`)
  .join('');

/** Up to the first line that a reader of Markdown takes for the end of the fence. */
const diffInFence = /^(`{3,})diff\n[\s\S]*?^ {0,3}\1`*[ \t]*$/m;

function withAttacks(environment: ActionEnvironment, text: string) {
  const { baseUrl } = environment.endpoint;
  const right = snippetsOf('acme', baseUrl, 'https://acme.statuspage.me');
  environment.endpoint.respondWith(
    reply(200, {
      ...right,
      badge_markdown: right.badge_markdown.replace('Status', text),
      minimal_md: right.minimal_md.replace('See live status', text),
    }),
  );
}

describe('adversarial text in a file', () => {
  test.each(['commit', 'pull-request', 'write', 'check'])(
    'mode %s shows adversarial text of a file only as text',
    async (mode) => {
      await using environment = await startEnvironment({ 'README.md': adversarialReadme });
      const ended = await environment.run({
        workspace: { 'README.md': adversarialReadme },
        with: { mode },
      });
      expect(ended.code).toBe(mode === 'check' ? 1 : 0);
      expect(ended.outputs.outcome).toBe(mode === 'check' ? 'out-of-date' : 'changed');
      expect(ended.stdout).toContain('PWNED');
      for (const text of [ended.summary, ...environment.github.pulls.all.map(({ body }) => body)]) {
        // Adversarial text appears only inside the code fence of the diff.
        expect(text).toContain('PWNED');
        expect(text.replace(diffInFence, '')).not.toContain('PWNED');
      }
    },
  );

  test('an adversarial file name is shown only as text', async () => {
    const names = [
      'a\n::error::PWNED.md',
      '##[error]PWNED.md',
      '<img src=x onerror=PWNED()>.md',
      'a,title=PWNED:x.md',
      '`|[x](y).md',
    ];
    await using environment = await startEnvironment(
      Object.fromEntries(names.map((name) => [name, readme()])),
    );
    const ended = await environment.run({ with: { files: '**/*.md' } });
    expect(messages(ended, 'error')).toEqual([]);
    expect(ended.outputs.outcome).toBe('changed');
    const places = ended.commands
      .filter(({ name }) => name === 'notice')
      .map(({ properties }) => properties);
    expect(places.map(({ file }) => file).sort()).toEqual([...names].sort());
    expect(places.every((properties) => Object.keys(properties).join() === 'file,line,col')).toBe(
      true,
    );
    expect(ended.summary.replace(diffInFence, '')).not.toMatch(/<img/);
  });

  test.each([
    [
      'an attribute',
      readme('x').replace('slug="x"', 'slug="::error::PWNED##[error]"'),
      /"::error::PWNED##/,
    ],
    [
      'an unknown attribute',
      readme('x').replace('slug="x"', 'PWNED="##[error]%0A::error::"'),
      /unknown attribute "PWNED"/,
    ],
    [
      'a marker',
      readme('x').replace('start slug="x"', 'strat ##[error]PWNED ::error::'),
      /<!-- status-snippets /,
    ],
  ])('a message about %s shows an adversarial value only as text', async (_, text, message) => {
    await using environment = await startEnvironment({ 'README.md': text });
    const ended = await environment.run();
    expect(ended.code).toBe(1);
    expect(messages(ended, 'error')).toContainEqual(expect.stringMatching(message));
    expect(messages(ended, 'error').join('\n')).not.toMatch(/##\[|^\s*::/m);
  });
});

describe('adversarial text in a response', () => {
  test.each(attacks)(
    'an error message of the service that contains %j is shown only as text',
    async (attack) => {
      await using environment = await startEnvironment({ 'README.md': readme() });
      for (const written of [{ error: attack }, `line\n${attack}\r${attack}\u2028${attack}`]) {
        environment.endpoint.respondWith(reply(404, written));
        const ended = await environment.run();
        expect(ended.code).toBe(1);
        const [message = ''] = messages(ended, 'error');
        expect(message).toContain('"acme" (HTTP 404');
        expect(message).not.toMatch(/\n|##\[/);
        expect(ended.summary).not.toMatch(/^(?!error: ).*PWNED/m);
      }
    },
  );

  test.each(attacks)(
    'a snippet that contains %j is committed as text or refused',
    async (attack) => {
      await using environment = await startEnvironment({ 'README.md': readme() });
      withAttacks(environment, attack);
      const ended = await environment.run();
      const accepted = ended.code === 0;
      const text = await environment.github.text('main', 'README.md');
      expect(text.includes('PWNED')).toBe(accepted && attack.includes('PWNED'));
      if (!accepted) expect(messages(ended, 'error')).toEqual([expect.stringMatching(/unsafe/)]);
    },
  );
});

describe('a secret', () => {
  const headers = `Authorization: Bearer ${secret}-bearer\nX-Key: ${secret}-key/+=\nCookie: a=${secret}-cookie; b=2`;
  const secrets = [
    'ghs_s3cr3t',
    `Bearer ${secret}-bearer`,
    `${secret}-bearer`,
    `${secret}-key/+=`,
    `${secret}-key/+`,
    `a=${secret}-cookie; b=2`,
  ];

  test('secrets are masked before any other output', async () => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    const ended = await environment.run({ with: { headers } });
    expect(ended.commands.slice(0, secrets.length).map(({ name, data }) => [name, data])).toEqual(
      secrets.map((text) => ['add-mask', text]),
    );
    expect(environment.endpoint.requests[0]?.headers).toMatchObject({
      authorization: `Bearer ${secret}-bearer`,
      'x-key': `${secret}-key/+=`,
    });
  });

  test.each([
    ['unchanged', (text: string) => text],
    ['encoded for a URL', encodeURIComponent],
  ])('a secret that the service repeats %s in an error message is not shown', async (_, said) => {
    await using environment = await startEnvironment({ 'README.md': readme() });
    for (const status of [401, 403, 404, 418, 503]) {
      const words = secrets.slice(1).map(said).join(' and ');
      environment.endpoint.respondWith(reply(status, { error: words }, { 'retry-after': '0' }));
      const ended = await environment.run({ with: { headers } });
      expect(ended.stdout.replace(/^::add-mask::.*$/gm, '')).not.toMatch(/-bearer|-cookie/);
    }
  });
});
