import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Format } from '../../src/sections/format.ts';

const root = join(import.meta.dirname, '../fixtures/sections');

/** A folder with `input.<format>` and the expected output or problems. */
export interface SectionFixture {
  /** The format, the group and the case, such as `md/lists/tight`. */
  readonly name: string;
  pathOf(file: string): string;
  read(file: string): string | null;
}

export function sectionFixtures(format: Format): readonly SectionFixture[] {
  return readdirSync(join(root, format))
    .flatMap((group) =>
      readdirSync(join(root, format, group)).map((name) => `${format}/${group}/${name}`),
    )
    .sort()
    .map((name) => {
      const pathOf = (file: string) => join(root, name, file);
      const read = (file: string) =>
        existsSync(pathOf(file)) ? readFileSync(pathOf(file), 'utf8') : null;
      return { name, pathOf, read };
    });
}
