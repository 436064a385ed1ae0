#!/usr/bin/env node
import { runCli } from './run.ts';
import { worldOf } from './world.ts';

process.exitCode = await runCli(process.argv.slice(2), worldOf(process));
