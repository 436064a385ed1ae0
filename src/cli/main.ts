#!/usr/bin/env node
import { createEffects } from '../runtime/effects.ts';
import type { Output } from './command-context.ts';
import { exitCodes } from './exit-codes.ts';
import { runCli } from './run.ts';

const { stdout, stderr, env, platform } = process;

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
  write: (text) => void stream.write(text),
  isTerminal: stream.isTTY === true,
});

// This file is bundled as CommonJS, because Node.js starts CommonJS faster. CommonJS has no top-level `await`.
void runCli(process.argv.slice(2), {
  env,
  cwd: () => process.cwd(),
  stdin: () => process.stdin,
  stdout: createOutput(stdout),
  stderr: createOutput(stderr),
  effects: createEffects(env, platform),
}).then((code) => {
  process.exitCode = code;
});
