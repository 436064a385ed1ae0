import { invalidInput } from '../core/errors.ts';
import { didYouMean } from '../core/suggest.ts';

/** The help lists the commands in this order. */
export const commands = [
  {
    name: 'refresh',
    usage: '[refresh] [files…]',
    summary: 'rewrite the sections (default: README.md)',
  },
  {
    name: 'check',
    usage: 'check [files…]',
    summary: 'write nothing; exit 1 and show what is out of date',
  },
  { name: 'print', usage: 'print', summary: 'print the snippets of a page, without any file' },
  {
    name: 'init',
    usage: 'init [files…]',
    summary: 'put the first section into a file, and fill it',
  },
  {
    name: 'find',
    usage: 'find [files…]',
    summary: 'list badges, links and widgets outside sections',
  },
  {
    name: 'adopt',
    usage: 'adopt [files…]',
    summary: 'put markers around badges outside sections, and fill them',
  },
  {
    name: 'serve',
    usage: 'serve [files…]',
    summary: 'run a local stand-in of the service, with a preview page',
  },
] as const;

export type Command = (typeof commands)[number];
export type CommandName = Command['name'];

/**
 * Words of other programs, or that seem likely, and what to do instead: commands, options, keys of
 * a file.
 */
const otherWords: readonly (readonly [words: string, advice: string])[] = [
  ['version -V', 'write --version'],
  ['update sync run fix write generate', 'leave it out, because refresh is the default'],
  ['add install setup', 'did you mean init?'],
  ['--write --force', 'leave it out, because refresh always writes'],
  ...commands.map(
    ({ name }) => [`--${name}`, `it is a command, so write status-snippets ${name}`] as const,
  ),
  [
    '--mode',
    'it is an input of the action, so write check, --push, or --push --change-request <branch>',
  ],
  ['--fix', 'leave it out, because refresh, without check, writes the files'],
  ['--config', 'settings are read from status-snippets.json or package.json'],
  ['--color --no-color --colors', 'set NO_COLOR=1 or FORCE_COLOR=1'],
  ['-n', 'write --dry-run'],
  ['-C', 'write --cwd <folder>'],
  ['--output -o', 'write - as the file, and redirect the standard output'],
  ['--file --files -f', 'name the files without an option'],
  ['--domain', 'did you mean --custom-domain?'],
  ['page:', 'did you mean slug?'],
  ['pages:', 'set slug to one page, and name the others in their markers'],
  ['domain:', 'did you mean customDomain?'],
  ['exclude: ignore:', 'write "!path" in files'],
  ['include: file: path: paths:', 'did you mean files?'],
];

/** @param word a command, an option with its dashes, or a key with a colon */
export function adviceInsteadOf(word: string): string | undefined {
  return otherWords.find(([words]) => words.split(' ').includes(word))?.[1];
}

/**
 * `givenAs` is the option as the user set it, such as `--slug`. What a parser throws becomes an
 * error about that.
 */
export type OptionDefinition = {
  /** One sentence without a full stop. */
  readonly summary: string;
  /** The overview of the help lists it, with its summary up to the first comma or semicolon. */
  readonly isCommon?: true;
  /** It has no effect without the option `push`. */
  readonly isAboutPush?: true;
  /** The placeholder of the value in help and tables; by default the choices, else the name. */
  readonly placeholder?: string;
  readonly default?: string;
  readonly defaultDescription?: string;
  /** If the input of the action and the setting have another name than the flag. */
  readonly input?: string;
  readonly short?: string;
  /** A configuration file may set it. */
  readonly inFile?: boolean;
  /** All if absent. */
  readonly commands?: readonly CommandName[];
} & (
  | { readonly kind?: never; readonly parse?: (text: string, givenAs: string) => unknown }
  /** Several values: a repeated flag, or one per line of a variable or input. */
  | {
      readonly kind: 'list';
      readonly parse?: (values: readonly string[], givenAs: string) => unknown;
    }
  | ReturnType<typeof choice>
  | ReturnType<typeof number>
  /** On or off: a flag without a value, or `true` or `false` as an input. */
  | { readonly kind: 'flag' }
);

export function choice<const Choice extends string>(...choices: readonly Choice[]) {
  return {
    kind: 'choice',
    choices,
    parse: (text: string, givenAs: string) => {
      const chosen = choices.find((name) => name === text);
      if (chosen !== undefined) return chosen;
      const fix = didYouMean(text, choices, 'use one of these');
      throw invalidInput(givenAs, {
        value: text,
        problem: `is not one of ${choices.join(', ')}`,
        fix,
      });
    },
  } as const;
}

export function number(definition: {
  readonly kind: 'seconds' | 'count';
  /** It includes both ends. */
  readonly range: readonly [min: number, max: number];
  readonly default: string;
}) {
  const [min, max] = definition.range;
  const isCount = definition.kind === 'count';
  // Only seconds may have decimals; a sign, an exponent or a unit is never allowed.
  const [pattern, unit] = isCount
    ? [/^\d+$/, 'whole number']
    : [/^\d+(\.\d+)?$/, 'number of seconds'];
  const fix = `for example, write ${definition.default}`;
  return {
    ...definition,
    parse: (text: string, givenAs: string) => {
      const value = pattern.test(text) ? Number(text) : Number.NaN;
      if (value >= min && value <= max) return value;
      throw invalidInput(givenAs, {
        value: text,
        problem: `is not a ${unit} from ${min} to ${max}`,
        fix,
      });
    },
  };
}
