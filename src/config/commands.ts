/** The commands of the command line, in the order the help shows them. `files` says how many of them each may be given. */
export const commands = [
  {
    name: 'refresh',
    usage: '[refresh] [files…]',
    files: Number.POSITIVE_INFINITY,
    summary: 'rewrite the sections (default: README.md)',
  },
  {
    name: 'check',
    usage: 'check [files…]',
    files: Number.POSITIVE_INFINITY,
    summary: 'write nothing; exit 1 and show a diff if a section is out of date',
  },
  {
    name: 'print',
    usage: 'print',
    files: 0,
    summary: 'print the snippet set (--json, or --only badge_markdown)',
  },
  {
    name: 'init',
    usage: 'init [file]',
    files: 1,
    summary: 'add markers, around an existing badge of the page if there is one, and fill them',
  },
] as const;

export type Command = (typeof commands)[number];
export type CommandName = Command['name'];

/** The command called `word`, or null where `word` is none. */
export function commandNamed(word: string | undefined): Command | null {
  return commands.find((command) => command.name === word) ?? null;
}
