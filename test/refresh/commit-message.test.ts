import { expect, test } from 'vitest';
import { defaultCommitMessage, summarizeChange } from '../../src/refresh/commit-message.ts';
import type { FileReport, SectionReport } from '../../src/refresh/result.ts';

const own = 'https://status.acme.com';

function reports(...sections: Partial<SectionReport>[]): FileReport[] {
  const all = sections.map(
    (section): SectionReport => ({
      line: 1,
      context: 'flow',
      slug: 'acme',
      address: own,
      previousAddress: own,
      outcome: 'changed',
      ...section,
    }),
  );
  return [{ path: 'README.md', outcome: 'changed', sections: all, problems: [] }];
}

const repaired = {};
const filled = { previousAddress: null };
const moved = { previousAddress: 'https://acme.statuspage.me' };
const unchanged = { ...moved, outcome: 'unchanged' } as const;

/** The report of a section of a page that moved to its own domain. */
function movedPage(slug: string): Partial<SectionReport> {
  return {
    slug,
    address: `https://status.${slug}.com`,
    previousAddress: `https://${slug}.statuspage.me`,
  };
}

test('the commit message of a moved page names both addresses', () => {
  expect(defaultCommitMessage(reports(repaired, filled, moved))).toBe(
    `Point the status badge at ${own}\n\nThe section for the page "acme" linked to https://acme.statuspage.me and now links to ${own}.`,
  );
});

test('the commit message of two moved pages names both', () => {
  expect(defaultCommitMessage(reports(movedPage('acme'), movedPage('globex'), movedPage('acme')))).toBe(
    [
      'Point the status badges at https://status.acme.com and https://status.globex.com',
      '',
      'The section for the page "acme" linked to https://acme.statuspage.me and now links to https://status.acme.com.',
      'The section for the page "globex" linked to https://globex.statuspage.me and now links to https://status.globex.com.',
    ].join('\n'),
  );
});

test('the subject of a commit counts more than two moved pages, and its body names them', () => {
  const [subject, , ...body] = defaultCommitMessage(reports(...['a', 'b', 'c'].map(movedPage))).split('\n');
  expect(subject).toBe('Point the status badges of 3 pages at their new addresses');
  expect(body).toHaveLength(3);
});

test('the body of a commit names at most 50 pages', () => {
  const pages = Array.from({ length: 60 }, (_, index) => movedPage(`page-${index}`));
  const body = defaultCommitMessage(reports(...pages))
    .split('\n')
    .slice(2);
  expect(body).toHaveLength(51);
  expect(body.at(-1)).toBe('And 10 more.');
});

test('the body of a commit of 50 pages names all of them and mentions no more', () => {
  const pages = Array.from({ length: 50 }, (_, index) => movedPage(`page-${index}`));
  expect(defaultCommitMessage(reports(...pages))).toMatch(/https:\/\/status\.page-49\.com\.$/);
});

test.each([
  ['Add', { previousAddress: null }],
  ['Update', {}],
])('the subject of a commit "%s …" counts more than two pages and mentions no new addresses', (verb, change) => {
  const pages = ['a', 'b', 'c'].map((slug) => {
    const address = `https://status.${slug}.com`;
    return { slug, address, previousAddress: address, ...change };
  });
  const [subject] = defaultCommitMessage(reports(...pages)).split('\n');
  expect(subject).toBe(`${verb} the status badges of 3 pages`);
});

test('the commit message names the page of an empty section, unless another page moved', () => {
  expect(defaultCommitMessage(reports(repaired, filled))).toBe(
    `Add the status badge of ${own}\n\nAdd the snippets of the page "acme".`,
  );
  const both = [filled, { ...filled, slug: 'globex', address: 'https://globex.statuspage.me' }];
  expect(defaultCommitMessage(reports(...both))).toMatch(
    /^Add the status badges of https:\/\/status\.acme\.com and https:\/\/globex\.statuspage\.me\n/,
  );
});

test('the commit message names the page of a section that differed from its snippets', () => {
  expect(defaultCommitMessage(reports(repaired))).toBe(
    `Update the status badge of ${own}\n\nThe section for the page "acme" differed from its snippets.`,
  );
});

test('the commit message does not mention unchanged sections', () => {
  expect(summarizeChange(reports(unchanged, repaired))).toMatchObject({ kind: 'updated' });
  expect(summarizeChange(reports(unchanged))).toBeNull();
});

test('the commit message of a run that changes nothing names the change of an earlier run', () => {
  expect(defaultCommitMessage(reports(unchanged))).toBe('Update the status badge\n\nAn earlier run wrote this change.');
});
