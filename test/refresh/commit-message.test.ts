import { expect, test } from 'vitest';
import { commitMessageOf } from '../../src/refresh/commit-message.ts';
import type { SectionReport } from '../../src/refresh/result.ts';

const own = 'https://status.acme.com';

function messageFor(...sections: Partial<SectionReport>[]): string {
  const section = {
    line: 1,
    context: 'flow',
    slug: 'acme',
    address: own,
    previousAddress: own,
    outcome: 'changed',
  } as const;
  const reports = sections.map((each) => ({ ...section, ...each }));
  return commitMessageOf([{ path: 'README.md', outcome: 'changed', sections: reports }], null);
}

const repaired = {};
const filled = { previousAddress: null };
const moved = { previousAddress: 'https://acme.statuspage.me' };
const unchanged = { ...moved, outcome: 'unchanged' } as const;

/** Pages that moved to domains of their own. */
function movedPages(count: number): Partial<SectionReport>[] {
  return Array.from({ length: count }, (_, index) => {
    const slug = `page-${index}`;
    return {
      slug,
      address: `https://status.${slug}.com`,
      previousAddress: `https://${slug}.statuspage.me`,
    };
  });
}

test('the commit message names what changed', () => {
  expect(messageFor(unchanged, repaired, filled, moved)).toBe(
    `Point the status badge at ${own}\n\nThe section for the page "acme" linked to https://acme.statuspage.me and now links to ${own}.`,
  );
  expect(messageFor(...movedPages(2), ...movedPages(1)).split('\n')).toEqual([
    'Point the status badges at https://status.page-0.com and https://status.page-1.com',
    '',
    'The section for the page "page-0" linked to https://page-0.statuspage.me and now links to https://status.page-0.com.',
    'The section for the page "page-1" linked to https://page-1.statuspage.me and now links to https://status.page-1.com.',
  ]);
  expect(messageFor(repaired, filled)).toBe(
    `Add the status badge of ${own}\n\nAdd the snippets of the page "acme".`,
  );
  expect(messageFor(unchanged, repaired)).toBe(
    `Update the status badge of ${own}\n\nThe section for the page "acme" differed from its snippets.`,
  );
});

test('the subject of a commit counts more than two pages', () => {
  const pages = movedPages(3);
  const repairedPages = pages.map((page) => ({ ...page, previousAddress: page.address ?? null }));
  for (const [subject, sections] of [
    ['Point the status badges of 3 pages at their new addresses', pages],
    ['Add the status badges of 3 pages', pages.map((page) => ({ ...page, ...filled }))],
    ['Update the status badges of 3 pages', repairedPages],
  ] as const) {
    expect(messageFor(...sections).split('\n')[0]).toBe(subject);
  }
});

test('the body of a commit names at most 50 pages', () => {
  const body = messageFor(...movedPages(60))
    .split('\n')
    .slice(2);
  expect([body.length, body.at(-1)]).toEqual([51, 'And 10 more.']);
  expect(messageFor(...movedPages(50))).toMatch(/https:\/\/status\.page-49\.com\.$/);
});
