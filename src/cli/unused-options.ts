import type { ParsedFile } from '../refresh/parse-file.ts';
import type { Finding } from '../text/finding.ts';
import type { CommandContext } from './command-context.ts';

/** Warns about the options of the command line for a page that no section has. */
export function unusedOptions({ given, settings }: CommandContext, files: readonly ParsedFile[]): Finding[] {
  const sections = files.flatMap((file) => file.sections);
  const options = [
    ['slug', 'slug'],
    ['custom-domain', 'customDomain'],
  ] as const;
  return options.flatMap(([name, key]): Finding[] => {
    const option = given.get(name);
    if (option === undefined || sections.length === 0 || sections.some((each) => each[key] === settings[key]))
      return [];
    const message = `${option.givenAs} ${settings[key]} is not used, because the markers decide: write ${name}="${settings[key]}" there`;
    return [{ level: 'warning', code: 'option-not-used', message }];
  });
}
