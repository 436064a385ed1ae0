import { once } from 'node:events';
import { createEffects, createFetch } from '../project/effects.ts';
import { exitCodes, type Output } from './command-context.ts';
import { runCli } from './run.ts';

const { stdout, stderr, env } = process;

stdout.on('error', (error: NodeJS.ErrnoException) => {
  // A reader such as `head` may close the stream early, which is not an error. A full disk is one.
  if (error.code === 'EPIPE') return;
  stderr.write(`status-snippets: the result could not be written: ${error.message}\n`);
  process.once('exit', () => {
    process.exitCode = exitCodes.input.code;
  });
});
// If stderr cannot be written, there is nowhere left to report that.
stderr.on('error', () => {});

const createOutput = (stream: NodeJS.WriteStream): Output => ({
  write: (text) => new Promise((resolve) => stream.write(text, () => resolve())),
  isTerminal: stream.isTTY === true,
  columns: stream.columns || undefined, // some terminals report 0
});

const interruption = async (): Promise<void> => {
  // A program that started this one with an IPC channel disconnects when it ends.
  await Promise.race(['SIGINT', 'SIGTERM', 'disconnect'].map((event) => once(process, event)));
  // A listener for `disconnect` keeps the process running while there is a channel.
  process.channel?.unref();
};

// This file is bundled as CommonJS, because Node.js starts CommonJS faster. CommonJS has no
// top-level `await`.
void runCli(process.argv.slice(2), {
  env,
  cwd: () => process.cwd(),
  stdin: () => process.stdin,
  stdout: createOutput(stdout),
  stderr: createOutput(stderr),
  interruption,
  effects: createEffects(createFetch(env), env),
}).then((code) => {
  process.exitCode = code;
  setTimeout(exitIfWritten, exitDelayMs).unref();
});

/**
 * A connection that nobody waits for, such as one to a page, may keep the process running for so
 * long.
 */
const exitDelayMs = 500;

function exitIfWritten(): void {
  if (stdout.writableLength + stderr.writableLength === 0) process.exit();
  setTimeout(exitIfWritten, exitDelayMs).unref();
}
