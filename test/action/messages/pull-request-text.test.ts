import { describe, expect, test } from 'vitest';
import { createProposal } from '../../../src/action/messages/pull-request-text.ts';
import { readActionInputs } from '../../../src/action/read-action-inputs.ts';
import { parseSettings } from '../../../src/config/settings.ts';
import { badgeAndLink, readme } from '../page.ts';
import { baseUrl, everythingAt, refreshTexts } from '../refresh-texts.ts';

const here = 'https://status.acme.com';
const before = 'https://acme.statuspage.me';
const old = readme('acme', badgeAndLink(baseUrl, 'acme', before));

function settings(inputs: Readonly<Record<string, string>> = {}) {
  return parseSettings(readActionInputs((name) => inputs[name] ?? ''));
}

async function proposal(
  texts: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  address = here,
) {
  const refresh = await refreshTexts(texts, everythingAt(address));
  const { message, ...rest } = createProposal(refresh, settings(inputs));
  return { ...message, ...rest };
}

describe('the texts of a pull request', () => {
  test('the commit message and the title name the new address of a page that moved', async () => {
    expect(await proposal({ 'README.md': old })).toMatchObject({
      subject: 'Point the status badge at https://status.acme.com',
      body: `The section for the page "acme" linked to ${before} and now links to ${here}.`,
      title: 'Point the status badge at https://status.acme.com',
    });
  });

  test('the subject of the commit is different for a first fill and for a repaired section', async () => {
    const filled = await proposal({ 'README.md': readme() });
    const repaired = await proposal({
      'README.md': readme('acme', badgeAndLink(baseUrl, 'acme', here).replace('Status', 'Up?')),
    });
    expect(filled).toMatchObject({
      subject: `Add the status badge of ${here}`,
      title: `Add the status badge of ${here}`,
    });
    expect(repaired).toMatchObject({ subject: `Update the status badge of ${here}` });
  });

  test('the commit message names every page that moved once', async () => {
    const second = readme('beta', badgeAndLink(baseUrl, 'beta', 'https://beta.statuspage.me'));
    const { body, subject } = await proposal({ 'README.md': old, 'docs/a.md': old, 'docs/b.md': second });
    expect(subject).toBe(`Point the status badge at ${here}`);
    expect(body.split('\n')).toEqual([
      `The section for the page "acme" linked to ${before} and now links to ${here}.`,
      `The section for the page "beta" linked to https://beta.statuspage.me and now links to ${here}.`,
    ]);
  });

  test('the inputs commit-message and pull-request-title replace the default texts', async () => {
    const inputs = {
      'commit-message': 'docs({slug}): now at {address}\n\nWas at {previous-address}.\n\nRefs: OPS-1\n',
      'pull-request-title': '{slug} moved\n to {address}',
    };
    expect(await proposal({ 'README.md': old }, inputs)).toMatchObject({
      subject: `docs(acme): now at ${here}`,
      body: `Was at ${before}.\n\nRefs: OPS-1`,
      title: `acme moved to ${here}`,
    });
  });

  test('the default texts are used if commit-message and pull-request-title are empty once their placeholders are replaced', async () => {
    const inputs = { 'commit-message': '{previous-address}', 'pull-request-title': ' {previous-address} ' };
    expect(await proposal({ 'README.md': readme() }, inputs)).toMatchObject({
      subject: `Add the status badge of ${here}`,
      title: `Add the status badge of ${here}`,
    });
  });

  test('the description of a pull request has a table, the diff, and a note about checks unless token is set', async () => {
    const { description } = await proposal({ 'README.md': old });
    expect(description).toContain(`<td><code>${before}</code></td><td><a href="${here}">${here}</a></td>`);
    expect(description).toMatch(/```diff\n--- a\/README\.md\n[\s\S]*\n```\n\n<\/details>/);
    expect(description).toContain('its checks wait until');
    expect((await proposal({ 'README.md': old }, { token: 'ghp_x' })).description).not.toContain('its checks wait');
  });

  test('the description of a pull request stays within the size limit of GitHub', async () => {
    const texts = Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`docs/${n}.md`, old]));
    const { description, body } = await proposal(texts);
    expect(description.length).toBeLessThan(65_000);
    expect(body).toBe(`The section for the page "acme" linked to ${before} and now links to ${here}.`);
  });
});

describe('the hash of a change', () => {
  test('the hash of a change stays the same if the text around the sections changes', async () => {
    const { hash } = await proposal({ 'README.md': old });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    const edited = `New start.\n\n${old.replace('More.', 'Less.').replaceAll('\n', '\r\n')}`;
    expect((await proposal({ 'README.md': edited })).hash).toBe(hash);
    const upToDate = readme('acme', badgeAndLink(baseUrl, 'acme', here));
    expect((await proposal({ 'README.md': old, 'docs/right.md': upToDate })).hash).toBe(hash);
  });

  test('the hash of a change is different for another address, another file or more sections', async () => {
    const hashes = [
      await proposal({ 'README.md': old }),
      await proposal({ 'docs/README.md': old }),
      await proposal({ 'README.md': `${old}\n${old}` }),
      await proposal({ 'README.md': old }, {}, 'https://up.acme.com'),
    ].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(4);
  });
});
