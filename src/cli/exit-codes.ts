/** The exit codes of the command line and their meaning; the table in docs/reference/cli.md is generated from these rows. */
export const exitCodes = [
  { code: 0, name: 'done', meaning: 'success: sections are up to date, whether or not something changed' },
  { code: 1, name: 'outOfDate', meaning: '`check` found a section out of date' },
  { code: 2, name: 'input', meaning: 'usage or input: an option, a marker, a file' },
  { code: 3, name: 'refused', meaning: 'the service refused, or its response is invalid or unsafe' },
  {
    code: 4,
    name: 'unavailable',
    meaning: 'the service is unavailable and no usable response is cached; nothing was written',
  },
  { code: 5, name: 'publishing', meaning: 'publishing failed' },
  { code: 70, name: 'defect', meaning: 'internal error' },
] as const;

export type ExitName = (typeof exitCodes)[number]['name'];
export type ExitCode = (typeof exitCodes)[number]['code'];

/** The number a program exits with for a reason. */
export function exitCode(name: ExitName): ExitCode {
  const row = exitCodes.find((candidate) => candidate.name === name);
  if (!row) throw new RangeError(`No exit code is called ${name}`);
  return row.code;
}
