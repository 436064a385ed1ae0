#!/usr/bin/env node
import { runCli } from './run.ts';
import { worldOf } from './world.ts';

runCli(process.argv.slice(2), worldOf(process)).then((code) => {
  process.exitCode = code;
});
