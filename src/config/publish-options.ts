import { invalidInput } from '../core/errors.ts';
import { didYouMean } from '../core/suggest.ts';
import type { OptionDefinition } from './option-definition.ts';

// What the command line and the action share about where changes go. Each has its own place for
// these rows in its table.

/** The commands that can commit or push. */
export const pushingCommands = ['refresh', 'init', 'adopt'] as const;

export const aboutPush = { commands: pushingCommands, isAboutPush: true } as const;

/** What a template may contain in braces. */
export const placeholderNames = ['slug', 'address', 'previous-address'] as const;

export const placeholderPattern = /\{([\w-]+)\}/g;

export const commitMessageOption = {
  placeholder: 'text',
  defaultDescription: 'a subject that names the new address',
  commands: pushingCommands,
  summary: 'Commit message; {slug}, {address} and {previous-address} are replaced',
  parse: parseTemplate,
} as const satisfies OptionDefinition;

export const branchOption = {
  defaultDescription: 'the branch of the checkout or the run, else the default branch',
  ...aboutPush,
  summary: 'Branch to update, or to request the change for',
  parse: parseBranch,
} as const satisfies OptionDefinition;

/** A full ref is accepted too: `refs/heads/main` gives `main`. */
export function parseBranch(value: string): string {
  const branch = value.replace(/^refs\/heads\//, '');
  if (
    !/^HEAD$|^refs\/|^[-/]|[\s~^:?*[\\]|\.\.|@\{|\/\/|[./]$|\.lock$/.test(branch) &&
    branch !== ''
  )
    return branch;
  const fix = 'write just the name, such as main';
  throw invalidInput('branch', { value, problem: 'is not the name of a branch', fix });
}

/**
 * A text with placeholders.
 * @throws {StatusSnippetsError} for an unknown one
 */
export function parseTemplate(template: string, givenAs: string): string {
  const inBraces = (name: string) => `{${name}}`;
  const all = `use one of ${placeholderNames.map(inBraces).join(', ')}`;
  for (const [text, name = ''] of template.matchAll(placeholderPattern)) {
    if (placeholderNames.some((known) => known === name)) continue;
    const fix = didYouMean(name, placeholderNames, all, inBraces);
    throw invalidInput(givenAs, { problem: `contains the unknown placeholder "${text}"`, fix });
  }
  return template;
}
