/** Whether a stream gets colours: a terminal does, unless `NO_COLOR` is set to anything. */
export function wantsColour(
  terminal: boolean,
  environment: Readonly<Record<string, string | undefined>>,
): boolean {
  return terminal && !environment.NO_COLOR && environment.TERM !== 'dumb';
}
