#!/usr/bin/env node
import { createEnvironment } from './environment.ts';
import { runCli } from './run.ts';

runCli(process.argv.slice(2), createEnvironment(process)).then((code) => {
  process.exitCode = code;
});
