const anyNumber = Number.POSITIVE_INFINITY;

/** The commands of the command line, in the order of the help. */
export const commands = [
  {
    name: 'refresh',
    usage: '[refresh] [files…]',
    maxFiles: anyNumber,
    summary: 'rewrite the sections (default: README.md)',
  },
  {
    name: 'check',
    usage: 'check [files…]',
    maxFiles: anyNumber,
    summary: 'write nothing; exit 1 and show a diff when a section is out of date',
  },
  { name: 'print', usage: 'print', maxFiles: 0, summary: 'print the snippet set (--json, or --only badge_markdown)' },
  {
    name: 'init',
    usage: 'init [file]',
    maxFiles: 1,
    summary: 'add the markers, around the existing badges of the page if there are any, and fill them',
  },
  {
    name: 'find',
    usage: 'find [files…]',
    maxFiles: anyNumber,
    summary: 'list badges, links and widgets outside sections; exit 1 when one is out of date',
  },
  {
    name: 'adopt',
    usage: 'adopt [files…]',
    maxFiles: anyNumber,
    summary: 'put markers around the badges, links and widgets outside sections, and fill them',
  },
  {
    name: 'serve',
    usage: 'serve [files…]',
    maxFiles: anyNumber,
    summary: 'run a local stand-in for the service, with a preview page',
  },
  { name: 'help', usage: 'help [command]', maxFiles: 1, summary: 'show the commands, or the options of one' },
] as const;

export type Command = (typeof commands)[number];
export type CommandName = Command['name'];
