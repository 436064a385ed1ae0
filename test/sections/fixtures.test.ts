import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { refreshFiles } from '../../src/refresh/run.ts';
import type { RefreshSettings } from '../../src/refresh/settings.ts';
import type { SourceFile } from '../../src/refresh/source-file.ts';
import { readShow } from '../../src/sections/show.ts';
import { differsOnlyBetweenMarkers, renderedAround, treeAround } from './surroundings.ts';

/*
 * Every folder is a sentence about sections. `input.md` becomes `output.md`, or is refused for what `problems.txt`
 * says; `warnings.txt` and `options.json` are there where they are needed. `UPDATE=1` writes what is expected anew.
 */

const root = join(import.meta.dirname, '../fixtures/sections');

/** What a section that shows these is for: the text around it may use them. */
const definitions =
  '\n\n[status-badge]: https://statuspage.me/badge/acme.svg\n[status-page]: https://acme.statuspage.me\n';

const update = process.env.UPDATE === '1';

describe.each(readdirSync(root).sort())('%s', (name) => {
  const input = readFileSync(join(root, name, 'input.md'), 'utf8');
  const settings = settingsOf(read(name, 'options.json'));

  test('is filled, or refused for the right reason', async () => {
    const run = await refresh(input, settings);
    expectFile(name, 'problems.txt', lines([...(run.files[0]?.problems ?? [])]));
    expectFile(name, 'warnings.txt', lines(run.warnings));
    expectFile(name, 'output.md', run.failure ? null : textAfter(run, input));
  });

  test.runIf(existsSync(join(root, name, 'output.md')))('keeps what it has to keep', async () => {
    const output = readFileSync(join(root, name, 'output.md'), 'utf8');
    const again = await refresh(output, settings);
    expect(textAfter(again, output), 'a second run changes nothing').toBe(output);
    expect(again.outcome).toBe('unchanged');
    expect(differsOnlyBetweenMarkers(input, output)).toBe(true);
    const meant = /show="?[^">]*definitions/.test(input) ? input + definitions : input;
    expect(renderedAround(output)).toBe(renderedAround(meant));
    if (meant === input) expect(treeAround(output)).toBe(treeAround(input));
  });
});

test('there are at least a hundred fixtures, about fills and refusals', () => {
  const names = readdirSync(root);
  expect(names.length).toBeGreaterThanOrEqual(100);
  expect(names.filter((name) => existsSync(join(root, name, 'problems.txt'))).length).toBeGreaterThan(30);
});

async function refresh(text: string, settings: RefreshSettings) {
  const file: SourceFile = {
    path: 'input.md',
    format: 'md',
    named: true,
    read: async () => ({ outcome: 'read', text }),
  };
  return refreshFiles([file], settings, () => Promise.reject(new Error('An offline run asked the endpoint')));
}

type Run = Awaited<ReturnType<typeof refresh>>;

function textAfter(run: Run, before: string): string {
  return run.changes[0]?.after ?? before;
}

function settingsOf(options: string | null): RefreshSettings {
  const { show, ...given }: { show?: string } = options === null ? {} : JSON.parse(options);
  const service = { baseUrl: 'https://statuspage.me', statusPageHost: 'statuspage.me' };
  const shown = show === undefined ? null : readShow(show);
  if (shown && !shown.valid) throw new Error(`options.json: show ${shown.refusal.problem}`);
  return {
    ...{ slug: 'acme', customDomain: null, ...given },
    ...{ ...service, source: 'offline', verb: 'changed', show: shown?.names ?? null },
  };
}

interface Said {
  readonly line?: number;
  readonly column?: number;
  readonly code: string;
  readonly message: string;
}

function lines(said: readonly Said[]): string | null {
  if (said.length === 0) return null;
  return said.map(({ line, column, code, message }) => `${line}:${column} ${code}: ${message}\n`).join('');
}

function expectFile(name: string, file: string, actual: string | null): void {
  const path = join(root, name, file);
  if (update && actual === null) rmSync(path, { force: true });
  if (update && actual !== null) writeFileSync(path, actual);
  expect(actual, file).toBe(read(name, file));
}

function read(name: string, file: string): string | null {
  const path = join(root, name, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
