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
  /** A glob relative to the folder; null to find every file. */
  readonly glob: string | null;
  /** Whether a file with that name has a supported format. */
  readonly isSupported: (name: string) => boolean;
}

const skippedFolders: readonly string[] = ['node_modules', '.git'];

/**
 * Finds the files below a folder, and returns their paths relative to it. The search honors `.gitignore` files in the folder
 * and above it, up to the root of the repository. It does not follow links, and skips `node_modules` and `.git`.
 *
 * It is synchronous, because that takes a quarter of the time.
 */
export function walkFolder({ folder, cwd, glob, isSupported }: WalkOptions): string[] {
  // Only folders below the working directory are skipped: the working directory itself may be inside `node_modules`.
  const namesBelow = relative(cwd, folder).split(sep);
  if (namesBelow.some((name) => skippedFolders.includes(name))) return [];
  const rulesOutside = rulesAbove(folder);
  if (rulesOutside === null) return [];

  const matches = glob === null ? () => true : picomatch(glob, { dot: true });
  // Braces can contain the folder itself, as a dot: `{docs,.}/*.md`.
  const isWanted = (name: string) => isSupported(name) && (matches(name) || matches(`./${name}`));
  const maxDepth = glob === null ? Number.POSITIVE_INFINITY : depthOf(glob);
  const files: string[] = [];
  const visit = (name: string, depth: number, outer: IgnoreRules): void => {
    const current = join(folder, name);
    const rules = addRulesOf(current, outer);
    for (const entry of readdirSync(current, { withFileTypes: true })) {
      const path = join(current, entry.name);
      const entryName = name === '' ? entry.name : `${name}/${entry.name}`;
      if (entry.isDirectory()) {
        const isSkipped = depth >= maxDepth || skippedFolders.includes(entry.name);
        if (!isSkipped && !isIgnored(path + sep, rules)) visit(entryName, depth + 1, rules);
      } else if (entry.isFile() && isWanted(entryName) && !isIgnored(path, rules)) {
        files.push(entryName);
      }
    }
  };
  visit('', 0, rulesOutside);
  return files;
}

/**
 * Splits a glob into the folder that it starts in (empty for the working directory) and the rest. `glob` is null if the rest
 * has no special characters.
 *
 * @param separator the path separator of the platform: if it is not the backslash, a backslash escapes a special character
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

/** The `.gitignore` files that apply in a folder. The innermost comes first, because it takes precedence. */
type IgnoreRules = readonly { readonly folder: string; readonly patterns: Ignore }[];

/** Adds the `.gitignore` of a folder, if it has one, to the rules of its parent. */
function addRulesOf(folder: string, outer: IgnoreRules): IgnoreRules {
  try {
    const text = readFileSync(join(folder, '.gitignore'), 'utf8');
    return [{ folder, patterns: ignore().add(text) }, ...outer];
  } catch (error) {
    // There are no rules if the file does not exist or cannot be read, or if it is a folder.
    if (systemCodeOf(error) === undefined) throw error;
    return outer;
  }
}

/** The rules of all folders above a folder, up to the root of its repository; null if they exclude the folder itself. */
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

/**
 * Whether rules exclude a file or folder.
 *
 * @param path absolute; the path of a folder ends with a separator
 */
function isIgnored(path: string, rules: IgnoreRules): boolean {
  for (const { folder, patterns } of rules) {
    const name = relative(folder, path).split(sep).join('/');
    const { ignored, unignored } = patterns.test(path.endsWith(sep) ? `${name}/` : name);
    if (ignored || unignored) return ignored;
  }
  return false;
}
