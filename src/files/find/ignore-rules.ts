import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { systemCodeOf } from '../errors.ts';
import { findGitRoot } from '../resolve-path.ts';

/** The `.gitignore` files that apply in a folder, the innermost first: it takes precedence. */
export type IgnoreRules = readonly { readonly folder: string; readonly rules: Ignore }[];

/** Adds the `.gitignore` of a folder, if it has one, to the rules of its parent. */
export function addRulesOf(folder: string, outer: IgnoreRules): IgnoreRules {
  let text: string;
  try {
    text = readFileSync(join(folder, '.gitignore'), 'utf8');
  } catch (error) {
    // No such file, one that cannot be read, or a folder of that name: no rules.
    if (systemCodeOf(error) === undefined) throw error;
    return outer;
  }
  return [{ folder, rules: ignore().add(text) }, ...outer];
}

/** The rules above a folder, from the root of its repository; null if they exclude the folder itself. */
export function rulesAbove(folder: string): IgnoreRules | null {
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
 * Whether rules exclude a file or folder. Callers do not descend into excluded folders.
 *
 * @param path absolute; a folder's ends with a separator
 */
export function isIgnored(path: string, rules: IgnoreRules): boolean {
  for (const { folder, rules: own } of rules) {
    const name = relative(folder, path).split(sep).join('/');
    const { ignored, unignored } = own.test(path.endsWith(sep) ? `${name}/` : name);
    if (ignored || unignored) return ignored;
  }
  return false;
}
