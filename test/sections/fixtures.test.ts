import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RefreshSettings, SourceFile } from '../../src/refresh/input.ts';
import { refreshFiles } from '../../src/refresh/refresh-files.ts';
import type { Format } from '../../src/sections/format.ts';
import { readShow } from '../../src/sections/markers/show.ts';
import { pageAround } from './html-surroundings.ts';
import { renderedMdxAround } from './mdx-surroundings.ts';
import { differsOnlyBetweenMarkers, renderedAround, treeAround } from './surroundings.ts';

/*
 * Every folder is a sentence about sections. What `input` holds becomes `output`, or is refused for what `problems.txt`
 * says; `warnings.txt` and `options.json` are there where they are needed. `UPDATE=1` writes what is expected anew.
 */

const fixtures = join(import.meta.dirname, '../fixtures');

interface Kind {
  readonly format: Format;
  readonly folder: string;
  /** What of a rendered text stands around its sections. */
  readonly around: readonly ((text: string) => string | Promise<string>)[];
  readonly least: { readonly fixtures: number; readonly refusals: number };
}

const kinds: readonly Kind[] = [
  {
    ...{ format: 'md', folder: 'sections', least: { fixtures: 100, refusals: 30 } },
    around: [renderedAround, treeAround],
  },
  {
    ...{ format: 'mdx', folder: 'sections-mdx', least: { fixtures: 40, refusals: 10 } },
    around: [renderedMdxAround],
  },
  {
    ...{ format: 'html', folder: 'sections-html', least: { fixtures: 40, refusals: 10 } },
    around: [pageAround],
  },
];

/** What a section that shows these is for: the text around it may use them. */
const definitions =
  '\n\n[status-badge]: https://statuspage.me/badge/acme.svg\n[status-page]: https://acme.statuspage.me\n';

const update = process.env.UPDATE === '1';

/** The files of a fixture. */
class Folder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  has(file: string): boolean {
    return existsSync(join(this.#path, file));
  }

  read(file: string): string | null {
    return this.has(file) ? readFileSync(join(this.#path, file), 'utf8') : null;
  }

  expect(file: string, actual: string | null): void {
    const path = join(this.#path, file);
    if (update && actual === null) rmSync(path, { force: true });
    if (update && actual !== null) writeFileSync(path, actual);
    expect(actual, file).toBe(this.read(file));
  }
}

for (const kind of kinds) {
  const { format, least, around } = kind;
  const root = join(fixtures, kind.folder);
  const names = readdirSync(root).sort();

  describe.each(names)(`${format}: %s`, (name) => {
    const folder = new Folder(join(root, name));
    const input = readFileSync(join(root, name, `input.${format}`), 'utf8');
    const settings = settingsOf(folder.read('options.json'));

    test('is filled, or refused for the right reason', async () => {
      const run = await refresh(input, format, settings);
      folder.expect('problems.txt', lines([...(run.files[0]?.problems ?? [])]));
      folder.expect('warnings.txt', lines(run.warnings));
      folder.expect(`output.${format}`, run.failure ? null : textAfter(run, input));
    });

    // What is refused has no output.
    if (!folder.has(`output.${format}`)) return;
    test('keeps what it has to keep', async () => {
      const output = folder.read(`output.${format}`) ?? '';
      const again = await refresh(output, format, settings);
      expect(textAfter(again, output), 'a second run changes nothing').toBe(output);
      expect(again.outcome).toBe('unchanged');
      expect(differsOnlyBetweenMarkers(input, output)).toBe(true);
      const defines = /show="?[^">]*definitions/.test(input);
      const [rendered, tree] = around;
      const meant = defines ? input + definitions : input;
      expect(await rendered?.(output)).toBe(await rendered?.(meant));
      if (!defines) expect(await tree?.(output)).toBe(await tree?.(input));
    });
  });

  test(`there are fixtures enough of ${format}, about fills and refusals`, () => {
    expect(names.length).toBeGreaterThanOrEqual(least.fixtures);
    const refused = names.filter((name) => existsSync(join(root, name, 'problems.txt')));
    expect(refused.length).toBeGreaterThan(least.refusals);
  });
}

async function refresh(text: string, format: Format, settings: RefreshSettings) {
  const file: SourceFile = {
    ...{ path: `input.${format}`, format, named: true },
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
