#!/usr/bin/env node
import { worldOf } from './environment.ts';
import { runCli } from './run.ts';

runCli(process.argv.slice(2), worldOf(process)).then((code) => {
  process.exitCode = code;
});
