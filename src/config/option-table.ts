import { actionOptions } from './action-options.ts';
import { commandLineOptions } from './command-line-options.ts';
import type { Option } from './option.ts';
import { serviceOptions } from './service-options.ts';

/**
 * Every option. Flags, environment variables, inputs, their help, `action.yml` and the reference tables are derived from
 * these rows. The attributes of a marker are not options: the section that has them is not known yet.
 */
export const options = [...serviceOptions, ...commandLineOptions, ...actionOptions] as const;

export type OptionRow = (typeof options)[number];
export type OptionName = OptionRow['name'];

/** A row of the table with the properties that only some rows have. */
export type AnyRow = Option & { readonly name: OptionName };

/** The options of the command line and of the action, in the order of the table. */
export const optionsOf: Readonly<Record<'cli' | 'action', readonly AnyRow[]>> = {
  cli: [...serviceOptions, ...commandLineOptions],
  action: [...serviceOptions, ...actionOptions],
};

/** The placeholder of an option's value in help and tables: `<slug>`, `<md|mdx|html>`. */
export function placeholderOf(row: AnyRow): string {
  return `<${row.value ?? (row.kind === 'choice' ? row.choices.join('|') : row.name)}>`;
}

/** The values that an option such as `source` accepts. */
export type Choice<Name extends OptionName> = Extract<
  OptionRow,
  { name: Name; choices: readonly string[] }
>['choices'][number];
