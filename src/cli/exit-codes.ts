/** The exit codes of the command line; the reference table is generated from these rows. */
export const exitCodes = [
  { code: 0, name: 'success', meaning: 'success: sections are up to date, whether or not something changed' },
  { code: 1, name: 'outOfDate', meaning: '`check` found a section out of date' },
  { code: 2, name: 'input', meaning: 'usage or input: an option, a marker, a file' },
  { code: 3, name: 'refused', meaning: 'the endpoint refused, or its answer is invalid or unsafe' },
  {
    code: 4,
    name: 'unavailable',
    meaning: 'the endpoint is unavailable and no last good answer exists; nothing was written',
  },
  { code: 5, name: 'publishing', meaning: 'publishing failed' },
  { code: 70, name: 'internal', meaning: 'internal error' },
] as const;

export type ExitName = (typeof exitCodes)[number]['name'];
export type ExitCode = (typeof exitCodes)[number]['code'];

/** The exit code with a name. */
export function exitCodeOf(name: ExitName): ExitCode {
  return exitCodes.find((row) => row.name === name)?.code ?? 70;
}
