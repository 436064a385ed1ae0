import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { codeOf } from './file-error.ts';

interface IgnoreFile {
  readonly folder: string;
  readonly rules: Ignore;
}

/** The `.gitignore` files that count in a folder: its own and those above it. */
export class IgnoreRules {
  readonly #files: readonly IgnoreFile[];

  /** @param files the innermost first, as it has the last word */
  private constructor(files: readonly IgnoreFile[]) {
    this.#files = files;
  }

  /** No rules. */
  static readonly none = new IgnoreRules([]);

  /** These rules and those of a folder. */
  with(folder: string): IgnoreRules {
    const text = textOf(join(folder, '.gitignore'));
    return text === null ? this : new IgnoreRules([{ folder, rules: ignore().add(text) }, ...this.#files]);
  }

  /** Whether a file is left out, or with a slash at its end a folder. What is in such a folder is not asked for. */
  exclude(path: string): boolean {
    for (const { folder, rules } of this.#files) {
      const name = relative(folder, path).split(sep).join('/');
      const { ignored, unignored } = rules.test(path.endsWith(sep) ? `${name}/` : name);
      if (ignored || unignored) return ignored;
    }
    return false;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    // Rules that cannot be read, or a folder of that name, are no rules.
    if (codeOf(error) === null) throw error;
    return null;
  }
}
