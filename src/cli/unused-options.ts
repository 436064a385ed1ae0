import type { ParsedFile } from '../refresh/parse-file.ts';
import type { Finding } from '../text/finding.ts';
import type { CommandContext } from './command-context.ts';

/** Warns about the options of the command line for a page that no section has. */
export function unusedOptions({ given, settings }: CommandContext, files: readonly ParsedFile[]): Finding[] {
  const sections = files.flatMap((file) => file.sections);
  return (['slug', 'custom-domain'] as const).flatMap((name): Finding[] => {
    const option = given.get(name);
    const key = name === 'slug' ? name : 'customDomain';
    const isUsed = sections.length === 0 || sections.some((section) => section[key] === settings[key]);
    if (option === undefined || isUsed) return [];
    const message = `${option.givenAs} ${settings[key]} is not used, because the markers decide: write ${name}="${settings[key]}" there`;
    return [{ level: 'warning', code: 'option-not-used', message }];
  });
}
