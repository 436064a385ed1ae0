import { type ChildProcess, execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { StatusSnippetsError } from '../text/errors.ts';

/** Runs git in a folder. It never throws because git failed: the caller decides what that means. */
export type Git = (folder: string, args: readonly string[], options?: GitOptions) => Promise<GitResult>;

interface GitOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  /** The seconds after which git is ended if it prints nothing; by default never, because hooks may take long. */
  readonly maxSilence?: number;
}

export interface GitResult {
  readonly ok: boolean;
  readonly stdout: string;
  /** What git and the server said, for a message: a line for each sentence, without progress and secrets. */
  readonly words: readonly string[];
}

/** Variables that git sets for its hooks, or that name another repository than that of the folder. */
const repositoryVariables =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX|QUARANTINE_PATH|SHALLOW_FILE|REFLOG_ACTION|(LITERAL|GLOB|NOGLOB|ICASE)_PATHSPECS)$/i;

const running = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * While work goes on, a signal ends every git that runs instead of this process, so that what was begun can be undone.
 *
 * @param react what else to do then
 */
export async function whileHoldingSignals<Result>(
  work: () => Promise<Result>,
  react: (signal: NodeJS.Signals) => void = () => {},
): Promise<Result> {
  const hold = (signal: NodeJS.Signals) => {
    for (const child of running) end(child);
    react(signal);
  };
  for (const signal of signals) process.on(signal, hold);
  return work().finally(() => {
    for (const signal of signals) process.off(signal, hold);
  });
}

function end(child: ChildProcess): void {
  child.kill();
  // Hooks and helpers of git may live longer, and keep these streams open.
  for (const stream of [child.stdout, child.stderr]) stream?.destroy();
}

/** @throws {StatusSnippetsError} `no-repository` if git is not installed */
export function createGit(env: Readonly<Record<string, string | undefined>>): Git {
  const program = findProgram(env);
  const inherited = Object.fromEntries(Object.entries(env).filter(([name]) => !repositoryVariables.test(name)));
  const fixed = {
    // There are no translations into plain English, so messages are in English, and hooks keep their character encoding.
    LANGUAGE: 'en',
    // Nobody can answer a question for a password.
    GIT_TERMINAL_PROMPT: env.GIT_TERMINAL_PROMPT ?? '0',
    NoDefaultCurrentDirectoryInExePath: '1',
  };
  return (folder, args, { env: more, input = '', maxSilence = 0 } = {}) =>
    new Promise((done) => {
      let silence = '';
      const options = { cwd: folder, env: { ...inherited, ...fixed, ...more }, maxBuffer: Number.POSITIVE_INFINITY };
      const child = execFile(program, args, options, (error, stdout, stderr) => {
        clearTimeout(timer);
        running.delete(child);
        const printed = stderr || (error === null ? '' : stdout) || (error?.message ?? '');
        done({ ok: error === null, stdout, words: toWords(`${printed}\n${silence}`) });
      });
      running.add(child);
      child.stdin?.on('error', () => {}).end(input);
      const giveUp = () => {
        silence = `git printed nothing for ${Math.ceil(maxSilence)} seconds`;
        end(child);
      };
      const timer = maxSilence === 0 ? undefined : setTimeout(giveUp, maxSilence * 1000);
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => timer?.refresh());
    });
}

/** The path of git. Only absolute folders count: Windows would first look in the current folder, which anybody may have filled. */
function findProgram(env: Readonly<Record<string, string | undefined>>): string {
  const name = process.platform === 'win32' ? 'git.exe' : 'git';
  const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? '';
  const folders = path.split(delimiter).filter((folder) => isAbsolute(folder));
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (found !== undefined) return found;
  const fix = 'install it, and add it to PATH';
  throw new StatusSnippetsError('no-repository', { problem: 'git was not found', fix });
}

/** Progress, and what every refused push ends with. */
const emptyWords =
  /^((remote: )?(Enumerating|Counting|Compressing|Writing|Receiving|Resolving|Unpacking|Updating|Total|Delta) |To |hint: |error: failed to push some refs)/;

/** The lines of git's output that say something. No user or password of an address is among them. */
function toWords(output: string): string[] {
  return output
    .replace(/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/]*@/gi, '$1')
    .split(/[\r\n]+/)
    .filter((line) => /[\p{L}\p{N}]/u.test(line) && !emptyWords.test(line))
    .map((line) => line.replace(/^remote: ?/, '').trim())
    .slice(0, 20)
    .map((line) => line.replace(/^(.{300}).+/, '$1…'));
}

/** Words after a sentence: each on a line of its own. */
export function appendWords(sentence: string, words: readonly string[]): string {
  return words.length === 0 ? sentence : `${sentence}:${words.map((line) => `\n  ${line}`).join('')}`;
}
