import { execFile } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { type ErrorCode, StatusSnippetsError, tryOr } from '../core/errors.ts';
import { escapeCommands, shorten } from '../core/quote.ts';

/** It never throws because git failed: the caller decides what that means. */
export type Git = (
  folder: string,
  args: readonly string[],
  options?: GitOptions,
) => Promise<GitResult>;

/** A setting of git, by its full name. */
export type Setting = readonly [key: string, value: string];

export interface GitOptions {
  /** They count for this command, and for those that it starts. */
  readonly settings?: readonly Setting[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Uint8Array;
  /** By default git is never ended, because hooks may take long. */
  readonly maxSeconds?: number;
}

interface GitResult {
  readonly ok: boolean;
  readonly bytes: Buffer;
  /** All that git, its hooks and the server said: a line for each sentence. */
  readonly messages: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Git sets them for its hooks, they name another repository than that of the folder, or an author
 * without a name.
 */
const ignoredNames = [
  'DIR',
  'WORK_TREE',
  'INDEX_FILE',
  'COMMON_DIR',
  'OBJECT_DIRECTORY',
  'ALTERNATE_OBJECT_DIRECTORIES',
  'NAMESPACE',
  'PREFIX',
  'QUARANTINE_PATH',
  'SHALLOW_FILE',
  'REFLOG_ACTION',
  '(?:LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS',
];
const ignoredVariables = new RegExp(
  String.raw`^GIT_(?:${ignoredNames.join('|')})=|^GIT_(?:AUTHOR|COMMITTER)_\w+=$`,
  'i',
);

/** @throws {StatusSnippetsError} `no-repository` if git is not installed */
export function createGit(env: Environment): Git {
  // Only absolute folders count: Windows would first look in the current folder, which anybody may
  // have filled.
  const folders = (env.PATH ?? '').split(delimiter).filter((path) => isAbsolute(path));
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  const program = folders.map((path) => join(path, name)).find(isProgram);
  if (program === undefined)
    throw gitError('no-repository', 'git was not found', 'install it, and add it to PATH');
  const inherited = Object.fromEntries(
    Object.entries(env).filter((entry) => !ignoredVariables.test(entry.join('='))),
  );
  const fixed = {
    // There are no translations into plain English, so messages are in English, and hooks keep
    // their character encoding.
    LANGUAGE: 'en',
    // Nobody can answer a question for a password.
    GIT_TERMINAL_PROMPT: env.GIT_TERMINAL_PROMPT ?? '0',
    NoDefaultCurrentDirectoryInExePath: '1',
  };
  return (cwd, args, { settings = [], env: more, input = '', maxSeconds = 0 } = {}) =>
    new Promise((done) => {
      const limits = { timeout: Math.ceil(maxSeconds * 1000), maxBuffer: Number.POSITIVE_INFINITY };
      const variables = { ...inherited, ...fixed, ...more, ...variablesFor(settings, env) };
      const options = { cwd, env: variables, ...limits, encoding: 'buffer' } as const;
      const child = execFile(program, args, options, (error, bytes, stderr) => {
        const ending = error?.killed ? `git took longer than ${maxSeconds} seconds` : '';
        const messages = toMessages(
          error === null ? `${stderr}` : [stderr, bytes, ending].join('\n'),
        );
        // A hook may refuse without a message. The message of Node.js would only repeat the
        // arguments.
        const why =
          typeof error?.code === 'number'
            ? `git said nothing, and ended with ${error.code}`
            : error?.message;
        if (messages.length === 0 && why !== undefined) messages.push(why);
        done({ ok: error === null, bytes, messages });
      });
      child.stdin?.on('error', () => {}).end(input);
      // A hook or a program for SSH may leave a process that keeps it open.
      child.on('exit', () => setTimeout(() => child.stderr?.destroy(), 1000).unref());
    });
}

/**
 * After those that the user set in the same way. On the command line, an equals sign would end the
 * name of a setting, and the name of a remote can contain one.
 */
function variablesFor(settings: readonly Setting[], env: Environment): Record<string, string> {
  const first = Number(env.GIT_CONFIG_COUNT) || 0;
  const entries = settings.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${first + index}`, key] as const,
    [`GIT_CONFIG_VALUE_${first + index}`, value] as const,
  ]);
  const count = `${first + settings.length}`;
  return settings.length === 0 ? {} : { ...Object.fromEntries(entries), GIT_CONFIG_COUNT: count };
}

function isProgram(path: string): boolean {
  // False also if it is not allowed to look into the folder.
  return tryOr(() => {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  }, false);
}

/** What git says about every push, and advice to run other commands. */
const ignoredMessages = /^(To |Done$|hint: |warning: redirecting |error: failed to push some refs)/;

/** A sentence of a server that tells what to type, such as how to push by force. */
const adviceToRunGit = /(?<=^|[.!?])[^.!?]*`git [a-z-]+[^`]*`[^.!?]*[.!?]?/g;

/** No user or password of an address is among them, as far as git reads one there. */
function toMessages(output: string): string[] {
  return output
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)(?:[^\s/]*|[^\s/:]+:(?!\d+\/)\S*)@/gi, '$1')
    .replace(/(proxy syntax in ')[^']*/gi, '$1***')
    .split(/[\r\n]+/)
    .filter((line) => !ignoredMessages.test(line))
    .map((line) =>
      line
        .replace(/^(remote: ?|!\t.*\t)/, '')
        .replace(adviceToRunGit, '')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
}

/** Git knows no name or address for a commit. */
export function lacksIdentity(messages: readonly string[]): boolean {
  return messages.some((line) =>
    /tell me who you are|ident name|auto-detect email|disallowed characters/.test(line),
  );
}

const maxShownMessages = 20;

/**
 * The message ends with what git said: each line on a line of its own, cut like other values in
 * messages.
 */
export function gitError(
  code: ErrorCode,
  problem: string,
  fix: string,
  messages: readonly string[] = [],
) {
  const start = fix === '' ? problem : `${problem}: ${fix}`;
  // A server may begin with a long banner, and the reason of a refusal is the last line.
  const ends = [
    ...messages.slice(0, maxShownMessages / 2),
    '…',
    ...messages.slice(-maxShownMessages / 2),
  ];
  const shown = messages.length > maxShownMessages ? ends : messages;
  // In a log of GitHub Actions, the messages of a server must not be commands to the runner.
  const lines = shown.map((line) => escapeCommands(shorten(line)));
  return new StatusSnippetsError(code, {
    problem: shown.length === 0 ? start : [`${start}:`, ...lines].join('\n  '),
  });
}
