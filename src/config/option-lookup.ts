import type { Door, Option } from './option.ts';
import { type OptionName, options } from './options.ts';

/** A row of the table, with what only some rows say. */
export type Row = Option & { readonly name: OptionName };

const rows: readonly Row[] = options;
const byName = new Map<string, Row>(rows.map((row) => [row.name, row]));

/** The options of a door, in the order of the table. */
export function optionsOf(door: Door): readonly Row[] {
  return rows.filter((row) => row.doors.includes(door));
}

/** The row of an option. */
export function optionNamed(name: OptionName): Row {
  return byName.get(name) ?? options[0];
}

/** What stands for the value of an option in help and tables: `<slug>`, `<md|mdx|html>`. */
export function placeholderOf({ value, choices }: Row): string {
  return `<${value ?? choices?.join('|')}>`;
}
