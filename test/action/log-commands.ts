/** A command that the runner finds in a log. */
export interface LogCommand {
  /** `::name::` or the older `##[name]`. */
  readonly form: 'colons' | 'brackets';
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
  /** The line of the log that contains the command. */
  readonly line: string;
}

/**
 * Finds the commands in a log line by line, as the runner does. A command starts with `::` at the start of a line, after any
 * white space, or with `##[` anywhere in the line. Characters without width are ignored.
 */
export function commandsIn(log: string): LogCommand[] {
  return log.split(/\r\n|\n|\r/).flatMap((line) => {
    const command = colons(line) ?? brackets(line);
    return command === null ? [] : [command];
  });
}

function colons(line: string): LogCommand | null {
  const text = line
    .trim()
    .replace(/\p{Cf}/gu, '')
    .trim();
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return null;
  return commandOf('colons', text.slice(2, end), text.slice(end + 2), line);
}

function brackets(line: string): LogCommand | null {
  const text = line.replace(/\p{Cf}/gu, '');
  const start = text.indexOf('##[');
  const end = text.indexOf(']', start);
  if (start < 0 || end < 0) return null;
  return commandOf('brackets', text.slice(start + 3, end), text.slice(end + 1), line);
}

function commandOf(
  form: LogCommand['form'],
  info: string,
  data: string,
  line: string,
): LogCommand | null {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  const pairs = space < 0 ? [] : info.slice(space + 1).split(form === 'colons' ? ',' : ';');
  const properties = pairs.map((pair) => {
    const [key = '', ...value] = pair.trim().split('=');
    return [key, unescaped(value.join('='))] as const;
  });
  return { form, name, properties: Object.fromEntries(properties), data: unescaped(data), line };
}

function unescaped(text: string): string {
  return text
    .replaceAll('%0D', '\r')
    .replaceAll('%0A', '\n')
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('%25', '%');
}

/** The commands that the action writes on purpose. */
const intended = new Set(['add-mask', 'group', 'endgroup', 'notice', 'warning', 'error']);

/** Lines with a command that the action does not write on purpose, and a message if a group is not ended. */
export function unintendedCommands(log: string): string[] {
  const commands = commandsIn(log);
  const unintended = commands.filter(
    ({ form, name, line }) => form === 'brackets' || !intended.has(name) || !line.startsWith('::'),
  );
  const groups = commands.filter(({ name }) => name === 'group').length;
  const ends = commands.filter(({ name }) => name === 'endgroup').length;
  return [
    ...unintended.map(({ line }) => line),
    ...(groups === ends ? [] : [`${groups} groups, ${ends} ends`]),
  ];
}
