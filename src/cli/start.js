#!/usr/bin/env node
// In the syntax of 2015, so that a Node.js that is too old for the rest says so.
const { versions, version } = process;
const [major = 0, minor = 0] = versions.node.split('.').map(Number);
// Those in package.json. Other tools than npm do not check them.
const isOld20 = major === 20 && minor < 19;
const isOld22 = major === 22 && minor < 12;

if (major < 20 || isOld20 || major === 21 || isOld22) {
  const node = `Node.js ${version}`;
  const found = versions.deno ? `Deno ${versions.deno} (as ${node})` : node;
  const needed = versions.deno ? 'a newer version' : '20.19 or later, 22.12 or later, or 24';
  console.error(`status-snippets: ${found} is too old: install ${needed}`);
  process.exitCode = 2;
} else {
  require('./main.js');
}
