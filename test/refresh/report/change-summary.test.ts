import { describe, expect, test } from 'vitest';
import { commitMessage, headlineOf } from '../../../src/refresh/report/change-summary.ts';
import type { FileReport, SectionReport } from '../../../src/refresh/report/report.ts';

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

const filled = { previousAddress: null };
const moved = { previousAddress: 'https://acme.statuspage.me' };
const right = { ...moved, outcome: 'unchanged' } as const;

describe('the message of a commit', () => {
  test('names the new address of a page that moved, and where it was', () => {
    expect(commitMessage(reports({}, filled, moved))).toBe(
      `Point the status badge at ${own}\n\nThe page "acme" moved from https://acme.statuspage.me to ${own}.`,
    );
  });

  test('names the address of a section that was empty, unless a page moved', () => {
    expect(commitMessage(reports({}, filled))).toMatch(
      /^Add the status badge of https:\/\/status\.acme\.com\n/,
    );
  });

  test('names the address of a section that only differed', () => {
    expect(commitMessage(reports({}))).toMatch(/^Repair the status badge of https:\/\/status\.acme\.com\n/);
  });

  test('is about sections that change alone', () => {
    expect(headlineOf(reports(right, {}))).toMatchObject({ kind: 'repaired' });
    expect(headlineOf(reports(right))).toBeNull();
    expect(commitMessage(reports(right))).toBe('');
  });
});
