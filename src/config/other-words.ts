/** Words of other programs, or that seem likely, and what to do instead: commands, options, keys of a file. */
const rows: readonly (readonly [words: string, advice: string])[] = [
  ['help', 'write --help, or init --help for one command'],
  ['version', 'write --version'],
  ['update sync run fix write generate', 'leave it out, because refresh is the default'],
  ['add install setup', 'did you mean init?'],
  ['--write --force', 'leave it out, because refresh always writes'],
  ['--fix', 'leave out check, because refresh writes the files'],
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
  return rows.find(([words]) => words.split(' ').includes(word))?.[1];
}
