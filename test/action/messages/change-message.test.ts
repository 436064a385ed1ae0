import { describe, expect, test } from 'vitest';
import { readInputs } from '../../../src/action/inputs/inputs.ts';
import { readActionSettings } from '../../../src/action/inputs/settings.ts';
import { wordsOf } from '../../../src/action/messages/change-message.ts';
import { readSettings } from '../../../src/config/settings.ts';
import { badgeAndLink, readme } from '../page.ts';
import { baseUrl, everythingAt, refreshed } from '../refreshed.ts';

const here = 'https://status.acme.com';
const before = 'https://acme.statuspage.me';
const old = readme('acme', badgeAndLink(baseUrl, 'acme', before));

function task(inputs: Readonly<Record<string, string>> = {}) {
  const givens = readInputs((name) => inputs[name] ?? '');
  return { settings: readSettings(givens), action: readActionSettings(givens) };
}

async function words(texts: Readonly<Record<string, string>>, inputs: Readonly<Record<string, string>> = {}) {
  return wordsOf(await refreshed(texts, everythingAt(here)), task(inputs));
}

describe('the words of a change', () => {
  test('name the new address of a page that moved, and from where', async () => {
    expect(await words({ 'README.md': old })).toMatchObject({
      subject: 'Point the status badge at https://status.acme.com',
      body: `The page "acme" moved from ${before} to ${here}.`,
      title: 'Point the status badge at https://status.acme.com',
    });
  });

  test('have a subject of their own for a first fill and for a repair', async () => {
    const filled = await words({ 'README.md': readme() });
    const repaired = await words({
      'README.md': readme('acme', badgeAndLink(baseUrl, 'acme', here).replace('Status', 'Up?')),
    });
    expect(filled).toMatchObject({
      subject: `Add the status badge of ${here}`,
      title: `Add the status badge of ${here}`,
    });
    expect(repaired).toMatchObject({ subject: `Repair the status badge of ${here}` });
  });

  test('tell of every page that moved, once', async () => {
    const second = readme('beta', badgeAndLink(baseUrl, 'beta', 'https://beta.statuspage.me'));
    const { body, subject } = await words({ 'README.md': old, 'docs/a.md': old, 'docs/b.md': second });
    expect(subject).toBe(`Point the status badge at ${here}`);
    expect(body.split('\n')).toEqual([
      `The page "acme" moved from ${before} to ${here}.`,
      `The page "beta" moved from https://beta.statuspage.me to ${here}.`,
    ]);
  });

  test('are those of the workflow where it gives some', async () => {
    const inputs = {
      'commit-message': 'docs({slug}): now at {address}\n\nWas at {previous-address}.\n\nRefs: OPS-1\n',
      'pull-request-title': '{slug} moved\n to {address}',
    };
    expect(await words({ 'README.md': old }, inputs)).toMatchObject({
      subject: `docs(acme): now at ${here}`,
      body: `Was at ${before}.\n\nRefs: OPS-1`,
      title: `acme moved to ${here}`,
    });
  });

  test('are the usual ones where nothing is left of those of the workflow', async () => {
    const inputs = { 'commit-message': '{previous-address}', 'pull-request-title': ' {previous-address} ' };
    expect(await words({ 'README.md': readme() }, inputs)).toMatchObject({
      subject: `Add the status badge of ${here}`,
      title: `Add the status badge of ${here}`,
    });
  });

  test('describe the pull request with a table, the difference and the click', async () => {
    const { description } = await words({ 'README.md': old });
    expect(description).toContain(`<td><code>${before}</code></td><td><a href="${here}">${here}</a></td>`);
    expect(description).toMatch(/```diff\n--- a\/README\.md\n[\s\S]*\n```\n\n<\/details>/);
    expect(description).toContain('its checks wait until');
    expect((await words({ 'README.md': old }, { token: 'ghp_x' })).description).not.toContain(
      'its checks wait',
    );
  });

  test('of a huge change still fit into a pull request', async () => {
    const texts = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`docs/${n}.md`, old]));
    const { description, body } = await words(texts);
    expect(description.length).toBeLessThan(65_000);
    expect(body).toBe(`The page "acme" moved from ${before} to ${here}.`);
  });
});

describe('the hash of a change', () => {
  test('stays the same as long as the sections do, whatever is edited around them', async () => {
    const { hash } = await words({ 'README.md': old });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const edited = `New start.\n\n${old.replace('More.', 'Less.').replaceAll('\n', '\r\n')}`;
    expect((await words({ 'README.md': edited })).hash).toBe(hash);
    const beside = readme('acme', badgeAndLink(baseUrl, 'acme', here));
    expect((await words({ 'README.md': old, 'docs/right.md': beside })).hash).toBe(hash);
  });

  test('is another one for another address, another file or more sections', async () => {
    const hashes = [
      await words({ 'README.md': old }),
      await words({ 'docs/README.md': old }),
      await words({ 'README.md': `${old}\n${old}` }),
      await wordsOf(await refreshed({ 'README.md': old }, everythingAt('https://up.acme.com')), task()),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(4);
  });
});
