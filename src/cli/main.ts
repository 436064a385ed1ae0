#!/usr/bin/env node
import { createEffects, createFetch } from '../runtime/effects.ts';
import { exitCodes, type Output } from './command-context.ts';
import { runCli } from './run.ts';

const { stdout, stderr, env, version } = process;

const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
// These are the versions in package.json. Other tools than npm do not check them.
const isOldNode = major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12);

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

// This file is bundled as CommonJS, because Node.js starts CommonJS faster. CommonJS has no top-level `await`.
if (isOldNode) {
  const { deno } = process.versions;
  const tooOld = deno === undefined ? `Node.js ${version}` : `Deno ${deno} (as Node.js ${version})`;
  const newer = deno === undefined ? '20.19 or later, 22.12 or later, or 24' : 'a newer version';
  stderr.write(`status-snippets: ${tooOld} is too old: install ${newer}\n`);
  process.exitCode = exitCodes.input.code;
} else
  void runCli(process.argv.slice(2), {
    env,
    cwd: () => process.cwd(),
    stdin: () => process.stdin,
    stdout: createOutput(stdout),
    stderr: createOutput(stderr),
    effects: createEffects(createFetch(env), env),
  }).then((code) => {
    process.exitCode = code;
    setTimeout(exitIfWritten, exitDelayMs).unref();
  });

/** A connection that nobody waits for, such as one to a page, may keep the process running for so long. */
const exitDelayMs = 500;

function exitIfWritten(): void {
  if (stdout.writableLength + stderr.writableLength === 0) process.exit();
  setTimeout(exitIfWritten, exitDelayMs).unref();
}
