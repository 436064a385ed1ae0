/**
 * Runs `init`, `find` and `adopt` on the READMEs of real packages, and checks the results. The packages are listed in
 * readmes.txt and in the lock files. They are downloaded once, with `npm pack`, into a folder outside the repository.
 *
 * Usage: node bench/readmes.js [folder]
 *
 * By default, the folder is in the system's folder for temporary files. The texts before and after each command are written to
 * `results` in the folder.
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
  count(init.header, init.rule);
  const adopt = await checkAdopt(text);
  for (const problem of [...init.problems, ...adopt.problems, ...(await checkFind(text))])
    failures.push(`${name}: ${problem}`);
  const file = name.replaceAll('/', '__');
  writeFileSync(join(results, `${file}.before.md`), text);
  writeFileSync(join(results, `${file}.after.md`), init.text);
  writeFileSync(join(results, `${file}.adopted.md`), adopt.text);
  writeFileSync(join(results, `${file}.rule`), `${init.header}: ${init.rule}\n`);
}
const rows = [...counts].sort(([, one], [, other]) => other - one);
console.log(`${readmes.length} READMEs\n\n| header | rule | READMEs |\n| --- | --- | --: |`);
for (const [row, number] of rows) console.log(`| ${row} | ${number} |`);
console.log(`\n${failures.length} problems${failures.map((line) => `\n- ${line}`).join('')}`);
process.exitCode = failures.length === 0 ? 0 : 1;

/**
 * Counts a README for the table.
 *
 * @param {string} header what the top of the README looks like
 * @param {string} rule
 */
function count(header, rule) {
  const row = `${header} | ${rule}`;
  counts.set(row, (counts.get(row) ?? 0) + 1);
}

/** The READMEs of the packages, without duplicates. */
function packedReadmes() {
  const files = new Map(
    packageSpecs().map((spec) => [spec, join(folder, 'packed', `${spec.replaceAll('/', '__')}.md`)]),
  );
  const missing = [...files.keys()].filter((spec) => !existsSync(files.get(spec) ?? ''));
  for (let start = 0; start < missing.length; start += 20) download(missing.slice(start, start + 20), files);
  const texts = new Set();
  return [...files].flatMap(([name, file]) => {
    const text = readFileSync(file, 'utf8');
    if (text === '' || texts.has(text)) return [];
    texts.add(text);
    return [{ name, text }];
  });
}

/**
 * What to download with `npm pack`: the latest versions of the packages in readmes.txt, and the locked versions of all other
 * packages in the lock files, except packages for a single platform.
 */
function packageSpecs() {
  const listedNames = readFileSync(new URL('readmes.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  const specs = new Map(listedNames.map((name) => [name, name]));
  for (const lockFile of ['../package-lock.json', 'peers/package-lock.json']) {
    /** @type {{ packages: Record<string, { name?: string, version?: string, os?: unknown, cpu?: unknown }> }} */
    const lock = JSON.parse(readFileSync(new URL(lockFile, import.meta.url), 'utf8'));
    for (const [path, { name, version, os, cpu }] of Object.entries(lock.packages)) {
      const key = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      if (path !== '' && !os && !cpu && !specs.has(key)) specs.set(key, `${key}@${version}`);
    }
  }
  return [...specs.values()];
}

/**
 * Downloads packages and writes their READMEs to files. The file of a package without a README is empty.
 *
 * @param {readonly string[]} specs
 * @param {ReadonlyMap<string, string>} files the path of the file for each spec
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
