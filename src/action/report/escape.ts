import { escapeHidden } from '../../text/hidden-characters.ts';

/** Everything that some log viewer treats as the end of a line. */
const lineBreakPattern = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/**
 * Escapes text for the log, so that no part of it is a workflow command. The runner understands `::name::` at the start of a
 * line, after any white space, and `##[name]` anywhere; a backslash inside disables both. Invisible characters are written as
 * escapes, because the runner's comparison of text may ignore them.
 *
 * @param text one or more lines, untrusted
 * @returns the same lines, ended by `\n`
 */
export function escapeLog(text: string): string {
  return text.split(lineBreakPattern).map(escapeLine).join('\n');
}

function escapeLine(line: string): string {
  return escapeHidden(line, 'allowed')
    .replaceAll('##[', '##\\[')
    .replace(/^(\s*):(?=:)/, '$1:\\');
}
