import type { Finding } from '../core/errors.ts';

/** The warning about an option or input that no section uses, because each marker has its own. */
export function unusedOption(givenAs: string, attribute: string, value: string): Finding {
  const fix = `write ${attribute}="${value}" there`;
  const message = `${givenAs} ${value} is not used, because the markers decide: ${fix}`;
  return { level: 'warning', code: 'option-not-used', message };
}
