/**
 * Runs `init` and `adopt` on the READMEs of real packages, and checks what they do. The packages are those that are installed
 * here and those in readmes.txt, which are downloaded once with `npm pack` into a folder outside the repository.
 *
 * Usage: node bench/readmes.js [folder] (default: a folder beside the system's other temporary ones)
 * The results, before and after, are written to `results` in that folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../scripts/compile.js';
import { checkAdopt, checkInit } from './texts/check-init.js';

const folder = process.argv[2] ?? join(tmpdir(), 'status-snippets-readmes');
const results = join(folder, 'results');
mkdirSync(join(folder, 'packed'), { recursive: true });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
compile();

const counts = new Map();
const failures = [];
const readmes = [...packedReadmes(), ...installedReadmes()];
for (const { name, text } of readmes) {
  const init = await checkInit(text);
  count(init.kind, init.rule);
  const adopt = await checkAdopt(text);
  for (const problem of [...init.problems, ...adopt.problems]) failures.push(`${name}: ${problem}`);
  const file = name.replaceAll('/', '__');
  writeFileSync(join(results, `${file}.before.md`), text);
  writeFileSync(join(results, `${file}.after.md`), init.text);
  writeFileSync(join(results, `${file}.adopted.md`), adopt.text);
  writeFileSync(join(results, `${file}.rule`), `${init.kind}: ${init.rule}\n`);
}
const rows = [...counts].sort(([, one], [, other]) => other - one);
console.log(`${readmes.length} READMEs\n\n| header | rule | READMEs |\n| --- | --- | --: |`);
for (const [row, number] of rows) console.log(`| ${row} | ${number} |`);
console.log(`\n${failures.length} problems${failures.map((line) => `\n- ${line}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * @param {string} kind
 * @param {string} rule
 */
function count(kind, rule) {
  const row = `${kind} | ${rule}`;
  counts.set(row, (counts.get(row) ?? 0) + 1);
}

/** The packages of readmes.txt. */
function packedReadmes() {
  const names = readFileSync(new URL('readmes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return names.flatMap((name) => {
    const file = join(folder, 'packed', `${name.replaceAll('/', '__')}.md`);
    if (!existsSync(file)) download(name, file);
    return existsSync(file) ? [{ name, text: readFileSync(file, 'utf8') }] : [];
  });
}

/**
 * @param {string} name
 * @param {string} file
 */
function download(name, file) {
  const temporary = mkdtempSync(join(tmpdir(), 'readme-'));
  try {
    const packed = execFileSync('npm', ['pack', '--silent', name], { cwd: temporary, encoding: 'utf8' }).trim();
    const files = execFileSync('tar', ['tzf', packed], { cwd: temporary, encoding: 'utf8' }).split('\n');
    const readme = files.find((path) => /^[^/]+\/readme\.(?:md|markdown)$/i.test(path));
    if (readme === undefined) return;
    writeFileSync(file, execFileSync('tar', ['xzOf', packed, readme], { cwd: temporary, maxBuffer: 1e8 }));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The packages in node_modules, each text once. */
function installedReadmes() {
  const seen = new Set();
  return installedNames().flatMap((name) => {
    const path = join('node_modules', name);
    const readme = readdirSync(path).find((file) => /^readme\.(?:md|markdown)$/i.test(file));
    const text = readme === undefined ? '' : readFileSync(join(path, readme), 'utf8');
    if (text === '' || seen.has(text)) return [];
    seen.add(text);
    return [{ name: `installed__${name}`, text }];
  });
}

function installedNames() {
  const names = readdirSync('node_modules').filter((name) => !name.startsWith('.'));
  return names.flatMap((name) => {
    return name.startsWith('@') ? readdirSync(join('node_modules', name)).map((inner) => `${name}/${inner}`) : [name];
  });
}
