/** The exit codes of the command line by the name of the outcome; the reference table is generated from these rows. */
export const exitCodes = {
  success: { code: 0, meaning: 'success: sections are up to date, whether or not something changed' },
  outOfDate: { code: 1, meaning: '`check` found a section out of date' },
  input: { code: 2, meaning: 'invalid option, marker or file' },
  refused: { code: 3, meaning: 'the endpoint refused, or its answer is invalid or unsafe' },
  unavailable: {
    code: 4,
    meaning: 'the service is unavailable and there is no usable cached response; nothing was written',
  },
  publishing: { code: 5, meaning: 'publishing failed' },
  internal: { code: 70, meaning: 'internal error' },
} as const;

export type ExitName = keyof typeof exitCodes;
