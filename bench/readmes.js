/**
 * Runs `init`, `find` and `adopt` on the READMEs of real packages, and checks what they do. The packages are those in readmes.txt
 * and in the lock files. They are downloaded once, with `npm pack`, into a folder outside the repository.
 *
 * Usage: node bench/readmes.js [folder] (default: a folder beside the system's other temporary ones)
 * The results, before and after, are written to `results` in that folder.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '../scripts/compile.js';
import { checkAdopt, checkFind, checkInit } from './texts/check-commands.js';

const folder = process.argv[2] ?? join(tmpdir(), 'status-snippets-readmes');
const results = join(folder, 'results');
mkdirSync(join(folder, 'packed'), { recursive: true });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
compile();

const counts = new Map();
const failures = [];
const readmes = packedReadmes();
for (const { name, text } of readmes) {
  const init = await checkInit(text);
  count(init.kind, init.rule);
  const adopt = await checkAdopt(text);
  for (const problem of [...init.problems, ...adopt.problems, ...(await checkFind(text))])
    failures.push(`${name}: ${problem}`);
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

/** The READMEs of the packages, each text once. */
function packedReadmes() {
  const files = new Map(packages().map((spec) => [spec, join(folder, 'packed', `${spec.replaceAll('/', '__')}.md`)]));
  const missing = [...files.keys()].filter((spec) => !existsSync(files.get(spec) ?? ''));
  for (let start = 0; start < missing.length; start += 20) download(missing.slice(start, start + 20), files);
  const seen = new Set();
  return [...files].flatMap(([name, file]) => {
    const text = readFileSync(file, 'utf8');
    if (text === '' || seen.has(text)) return [];
    seen.add(text);
    return [{ name, text }];
  });
}

/** Those of readmes.txt, and those of the lock files in their version, without the ones for one platform. */
function packages() {
  const named = readFileSync(new URL('readmes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const found = new Map(named.map((name) => [name, name]));
  for (const path of ['../package-lock.json', 'peers/package-lock.json']) {
    /** @type {{ packages: Record<string, { name?: string, version?: string, os?: unknown, cpu?: unknown }> }} */
    const lock = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    for (const [place, { name, version, os, cpu }] of Object.entries(lock.packages)) {
      const key = name ?? place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (place !== '' && !os && !cpu && !found.has(key)) found.set(key, `${key}@${version}`);
    }
  }
  return [...found.values()];
}

/**
 * Downloads packages and keeps their READMEs; an empty file for one without.
 *
 * @param {readonly string[]} specs
 * @param {ReadonlyMap<string, string>} files
 */
function download(specs, files) {
  const temporary = mkdtempSync(join(tmpdir(), 'readme-'));
  try {
    const words = ['pack', '--silent', '--json', '--prefer-offline', '--ignore-scripts', ...specs];
    /** @type {{ filename: string, files: { path: string }[] }[]} */
    const packed = JSON.parse(execFileSync('npm', words, { cwd: temporary, encoding: 'utf8' }));
    for (const [index, { filename, files: contents }] of packed.entries()) {
      const readme = contents.find(({ path }) => /^readme\.(?:md|markdown)$/i.test(path))?.path;
      const tarball = filename.replace(/^@/, '').replaceAll('/', '-');
      const command = ['xzOf', tarball, '--wildcards', '--no-wildcards-match-slash', `*/${readme}`];
      const text = readme === undefined ? '' : execFileSync('tar', command, { cwd: temporary, maxBuffer: 1e8 });
      writeFileSync(files.get(specs[index] ?? '') ?? '', text);
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
