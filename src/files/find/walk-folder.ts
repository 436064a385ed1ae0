import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import picomatch from 'picomatch';
import { systemCodeOf } from '../errors.ts';
import { findGitRoot } from '../resolve-path.ts';

interface WalkOptions {
  /** The folder to search, without links in its path. */
  readonly folder: string;
  /** The working directory, without links in its path. */
  readonly cwd: string;
  /** A glob relative to the folder; null for every file. */
  readonly glob: string | null;
  /** Whether a file of that name has a supported format. */
  readonly isSupported: (name: string) => boolean;
}

const skippedFolders: readonly string[] = ['node_modules', '.git'];

/**
 * Finds files below a folder, as names relative to it. Honors `.gitignore` files in it and above it up to the root of the
 * repository, follows no links, and skips `node_modules` and `.git`.
 *
 * Synchronous, as reading is: that takes a quarter of the time.
 */
export function walkFolder({ folder, cwd, glob, isSupported }: WalkOptions): string[] {
  // A working directory inside a skipped folder is the user's choice, so only names below it count.
  const namesBelow = relative(cwd, folder).split(sep);
  if (namesBelow.some((name) => skippedFolders.includes(name))) return [];
  const rulesOutside = rulesAbove(folder);
  if (rulesOutside === null) return [];

  const matches = glob === null ? () => true : picomatch(glob, { dot: true });
  // In braces the folder itself can be a part of the glob: `{docs,.}/*.md`.
  const isWanted = (name: string) => isSupported(name) && (matches(name) || matches(`./${name}`));
  const maxDepth = glob === null ? Number.POSITIVE_INFINITY : depthOf(glob);
  const found: string[] = [];
  const visit = (name: string, depth: number, outer: IgnoreRules): void => {
    const current = join(folder, name);
    const rules = addRulesOf(current, outer);
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      const inside = name === '' ? entry.name : `${name}/${entry.name}`;
      if (entry.isDirectory()) {
        const isSkipped = depth >= maxDepth || skippedFolders.includes(entry.name);
        if (!isSkipped && !isIgnored(path + sep, rules)) visit(inside, depth + 1, rules);
      } else if (entry.isFile() && isWanted(inside) && !isIgnored(path, rules)) {
        found.push(inside);
      }
    }
  };
  visit('', 0, rulesOutside);
  return found;
}

/**
 * Splits a glob into the folder it starts in (empty for the working directory) and the rest; null if it has no special
 * characters.
 *
 * @param separator the platform's: a backslash is either that, or escapes a special character
 */
export function splitGlob(text: string, separator: '/' | '\\') {
  const slashed = separator === '\\' ? text.replaceAll('\\', '/') : text;
  const { base, glob } = picomatch.scan(slashed, { unescape: true });
  return { folder: base, glob: glob === '' ? null : glob };
}

/** How many folders deep a glob can reach. */
function depthOf(glob: string): number {
  const isDeep = glob.includes('**') || /[{(][^})]*\//.test(glob);
  return isDeep ? Number.POSITIVE_INFINITY : glob.split('/').length - 1;
}

/** The `.gitignore` files that apply in a folder, the innermost first: it takes precedence. */
type IgnoreRules = readonly { readonly folder: string; readonly rules: Ignore }[];

/** Adds the `.gitignore` of a folder, if it has one, to the rules of its parent. */
function addRulesOf(folder: string, outer: IgnoreRules): IgnoreRules {
  try {
    const text = readFileSync(join(folder, '.gitignore'), 'utf8');
    return [{ folder, rules: ignore().add(text) }, ...outer];
  } catch (error) {
    // No such file, one that cannot be read, or a folder of that name: no rules.
    if (systemCodeOf(error) === undefined) throw error;
    return outer;
  }
}

/** The rules above a folder, from the root of its repository; null if they exclude the folder itself. */
function rulesAbove(folder: string): IgnoreRules | null {
  let current = findGitRoot(folder);
  let rules: IgnoreRules = [];
  for (const name of relative(current, folder).split(sep).filter(Boolean)) {
    rules = addRulesOf(current, rules);
    current = join(current, name);
    if (isIgnored(current + sep, rules)) return null;
  }
  return rules;
}

/** Whether rules exclude a file or folder. @param path absolute; a folder's ends with a separator */
function isIgnored(path: string, rules: IgnoreRules): boolean {
  for (const { folder, rules: own } of rules) {
    const name = relative(folder, path).split(sep).join('/');
    const { ignored, unignored } = own.test(path.endsWith(sep) ? `${name}/` : name);
    if (ignored || unignored) return ignored;
  }
  return false;
}
