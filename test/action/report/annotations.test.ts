import { describe, expect, test } from 'vitest';
import type { ModeResult } from '../../../src/action/mode.ts';
import { createAnnotations } from '../../../src/action/report/annotations.ts';
import { type RefreshResult, toOutOfDate } from '../../../src/refresh/result.ts';
import { serviceError } from '../../../src/service/service-error.ts';
import { badgeAndLink, readme } from '../page.ts';
import { baseUrl, everythingAt, refreshTexts } from '../refresh-texts.ts';

const here = 'https://status.acme.com';
const before = 'https://acme.statuspage.me';
const old = readme('acme', badgeAndLink(baseUrl, 'acme', before));
const unavailable = serviceError('unavailable', { slug: 'acme', baseUrl, status: 503, attempts: 3 });

function result(refresh: RefreshResult, published: ModeResult['published'] = null): ModeResult {
  return { refresh, published };
}

function lines(one: ModeResult, onUnavailable: 'warn' | 'fail' = 'warn', isWorkflowRepository = true) {
  return createAnnotations(one, onUnavailable, isWorkflowRepository).map(
    ({ level, message, place }) => `${level} ${place === null ? '' : `@${place.line} `}${message}`,
  );
}

describe('annotations', () => {
  test('the annotation of a changed section is a notice at its marker', async () => {
    expect(lines(result(await refreshTexts({ 'README.md': old }, everythingAt(here))))).toEqual([
      `notice @3 README.md:3:1: this section now links to ${here} instead of ${before}`,
    ]);
    expect(lines(result(await refreshTexts({ 'a.md': readme() }, everythingAt(here))))).toEqual([
      `notice @3 a.md:3:1: this section now contains the snippets of ${here}`,
    ]);
  });

  test('the annotation of an outdated section is an error, or a notice if a person closed the pull request', async () => {
    const run = toOutOfDate(await refreshTexts({ 'README.md': old }, everythingAt(here)));
    const line = `@3 README.md:3:1: this section links to ${before}, but the page is at ${here}`;
    expect(lines(result(run))).toEqual([`error ${line}`]);
    const published = {
      repository: 'acme/site',
      branch: 'main',
      outcome: 'declined',
      pullRequest: { number: 1, url: '' },
    } as const;
    expect(lines(result(run, published))).toEqual([`notice ${line}`]);
  });

  test('a section that is up to date has no annotation', async () => {
    const right = readme('acme', badgeAndLink(baseUrl, 'acme', here));
    expect(lines(result(await refreshTexts({ 'README.md': right }, everythingAt(here))))).toEqual([]);
  });

  test('the annotation of a misspelled marker is an error at its position', async () => {
    const run = await refreshTexts({ 'README.md': `Text\n\n${old.replace(' end ', ' ent ')}` }, everythingAt(here));
    expect(lines(result(run))).toEqual([expect.stringMatching(/^error @11 README\.md:11:1: this looks like a marker/)]);
  });

  test('a run without any section has one error annotation without a position', async () => {
    const { failure, ...run } = await refreshTexts({}, everythingAt(here));
    expect(lines(result({ ...run, failure }))).toEqual([expect.stringMatching(/^error no section/)]);
  });

  test('the annotation of an unavailable service is a warning, or an error if on-unavailable is fail', async () => {
    const run = await refreshTexts({ 'README.md': readme() }, unavailable);
    expect(lines(result(run), 'warn')).toEqual([expect.stringMatching(/^warning @3 README\.md:3:1: The service/)]);
    expect(lines(result(run), 'fail')).toEqual([expect.stringMatching(/^error @3 /)]);
  });

  test('a file without a section is an error annotation even if the service is unavailable', async () => {
    const run = await refreshTexts({ 'a.md': readme(), 'b.md': 'nothing' }, unavailable);
    expect(lines(result(run), 'warn')).toEqual([
      expect.stringMatching(/^error @1 b\.md:1:1: this file contains no section/),
    ]);
  });

  test('annotations of another repository have no position', async () => {
    const run = await refreshTexts({ 'README.md': old }, everythingAt(here));
    expect(lines(result(run), 'warn', false)).toEqual([expect.stringMatching(/^notice README\.md:3:1: /)]);
  });
});
