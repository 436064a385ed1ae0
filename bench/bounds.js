/**
 * The densest constructs, at the largest size of each format (1 MiB; HTML 4 MiB), with a section before and after them, and
 * 1 MiB of ordinary READMEs. Each runs in a process of its own, with `--max-old-space-size=2048`. The script exits with 1
 * if a process ends otherwise than with a message, takes more than a minute and a half of processor time, or refuses the
 * READMEs. A file that is refused is marked with *.
 *
 * node bench/bounds.js [name of a construct]…
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param {string} unit */
const times = (unit) => (/** @type {number} */ length) => unit.repeat(length / unit.length);

/** @param {(index: number) => string} unit */
const list = (unit) => (/** @type {number} */ length) =>
  Array.from({ length: length / unit(1000).length }, (_, index) => unit(index)).join('');

/** The READMEs of the packages that are installed here. */
function installedReadmes(/** @type {number} */ length) {
  const packages = fileURLToPath(new URL('../node_modules', import.meta.url));
  const scopes = readdirSync(packages).filter((name) => name.startsWith('@'));
  const folders = [packages, ...scopes.map((name) => join(packages, name))];
  const names = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const paths = names.map((name) => join(name, 'README.md'));
  const texts = paths.filter((path) => existsSync(path)).map((path) => readFileSync(path, 'utf8'));
  const joined = texts.join('\n\n');
  if (joined.length < length)
    throw new Error(`The READMEs of the installed packages have only ${joined.length} characters`);
  const bytes = Buffer.from(joined).subarray(0, length);
  return bytes.subarray(0, bytes.lastIndexOf('\n')).toString();
}

const badge = '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)';

/** @type {Record<string, (length: number) => string>} */
const constructs = {
  'READMEs (md)': installedReadmes,
  'badges (md)': times(`${badge}\n\n`),
  'badges in text (md)': times(`a ${badge} a ${badge} a\n\n`),
  'badges in a table (md)': (length) => `|a|b|\n|-|-|\n${times(`|a|${badge}|\n`)(length)}`,
  'badges below an open link (md)': (length) =>
    `<a href="b">\n\n${times(`${badge} ${badge}\n\n`)(length)}`,
  'badges in a list below an open link (md)': (length) =>
    `<a href="b">\n\n${times(`- ${badge} ${badge}\n`)(length)}`,
  'badges on one line (html)': (length) =>
    `<p>${times('<a href="https://acme.statuspage.me">a</a> ')(length)}</p>`,
  'formatting (html)': (length) =>
    `<p>${list((index) => `<b id=${index}>`)(length / 2)}</p>${times('<p>x')(length / 2)}`,
  'elements (html)': times('<b>'),
  'text in elements (html)': times('a<br>'),
  'tables (html)': (length) => `<table>${times('<tr><td>')(length)}`,
  'text in tables (html)': (length) => `<table>${times('<b>x')(length)}`,
  'end tags (html)': times('</p>'),
  'attributes (html)': (length) => `<p ${list((index) => `a${index} `)(length)}>`,
  'comments (html)': times('<!---->'),
  'entities (html)': times('&amp;'),
  'formatting (md)': times('**a '),
  'strong (md)': times('**a** '),
  'emphasis (md)': (length) => `a ${times('*a_ ')(length)}`,
  'strikethrough (md)': times('~a~ '),
  'tables (md)': (length) => `|a|b|\n|-|-|\n${times('|a|b|\n')(length)}`,
  'empty cells (md)': (length) => `|a|b|\n|-|-|\n${times('||||\n')(length)}`,
  'lists (md)': times('- a\n'),
  'empty items (md)': times('-\n'),
  'tasks (md)': times('- [ ] a\n'),
  'nested lists (md)': times('+ '),
  'quotes (md)': times('> a\n\n'),
  'nested quotes (md)': times('> '),
  'lazy lines (md)': times('> a\nb\n'),
  'brackets (md)': times('['),
  'unclosed links (md)': times('[a](<b'),
  'links (md)': times('[a](b)'),
  'images (md)': times('![a](b)'),
  'references (md)': (length) => `${times('[a]')(length)}\n\n[a]: b\n`,
  'definitions (md)': list((index) => `[${index}]: a\n`),
  'footnote calls (md)': (length) => `${times('[^a]')(length)}\n\n[^a]: b\n`,
  'footnotes (md)': list((index) => `[^${index}]: a\n\n`),
  'addresses (md)': times('www.a.b '),
  'entities (md)': times('&amp;'),
  'code in text (md)': times('`a`'),
  'code fences (md)': times('```\na\n```\n'),
  'lines of code (md)': (length) => `\`\`\`\n\n${times('a\n')(length)}`,
  'code (md)': (length) =>
    `\`\`\`json\n${times('{ "name": "value", "other": ["words"] },\n')(length - 20)}\`\`\`\n`,
  'indented code (md)': times('    a\n\n'),
  'headings (md)': times('# a\n'),
  'lines (md)': times('a\n'),
  'hard breaks (md)': times('a  \n'),
  'elements (md)': (length) => `<div>${times('<b id="a">')(length)}</div>`,
  'elements in text (md)': (length) => `a ${times('<b>')(length)}`,
  'attributes (md)': (length) => `<p ${list((index) => `a${index} `)(length)}>`,
  'comments (md)': (length) => `a ${times('<!---->')(length)}`,
  'paragraphs (md)': times('a\n\n'),
  'indented markers (md)': times('>     <!-- status-snippets start -->\n\n'),
  'JSX (mdx)': times('<A b="c" />\n\n'),
  'JSX in text (mdx)': (length) => `a ${times('<A b="c" />')(length)}`,
  'JSX attributes (mdx)': (length) => `<A ${list((index) => `a${index} `)(length)} />`,
  'JSX attributes after a brace (mdx)': (length) =>
    `<A b={1>{}} ${list((index) => `a${index} `)(length)} />`,
  'JSX expressions (mdx)': times('<A b={c} />\n\n'),
  'expressions (mdx)': times('{a}'),
  'arrays (mdx)': (length) => `{[${times('1,')(length)}]}`,
  'member expressions (mdx)': (length) => `{a${times('.a')(length)}}`,
  'exports (mdx)': (length) => `export const a = [${times('1,')(length)}]`,
  'lists (mdx)': times('- a\n'),
  'links (mdx)': times('[a](b)'),
};

/** Not refused. */
const ordinary = ['READMEs (md)'];

const folder = mkdtempSync(join(tmpdir(), 'status-snippets-bench-'));
const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const writeUsage = new URL('measure/write-usage.js', import.meta.url).href;
const names = process.argv.slice(2);
try {
  for (const name of names.length > 0 ? names : Object.keys(constructs))
    report(name, measure(name));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} name */
function measure(name) {
  const format = /\((\w+)\)$/.exec(name)?.[1] ?? 'md';
  const size = format === 'html' ? 4 * 2 ** 20 : 2 ** 20;
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const section = `${open} status-snippets start ${close}\n${open} status-snippets end ${close}\n`;
  const content = constructs[name]?.(size - 3 * section.length) ?? '';
  const [file, usage] = [join(folder, `README.${format}`), join(folder, 'usage')];
  writeFileSync(file, `${section}\n${content.slice(0, size - 3 * section.length)}\n\n${section}`);
  rmSync(usage, { force: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--max-old-space-size=2048',
      '--import',
      writeUsage,
      cli,
      '--slug=acme',
      '--source=offline',
      '--dry-run',
      '--quiet',
      file,
    ],
    { cwd: folder, env: { ...process.env, USAGE_FILE: usage }, encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (status === null || status > 5)
    return { end: stderr.slice(0, 200), isRefused: true, megabytes: 0, seconds: 0 };
  const { peakKilobytes, processorMs } = JSON.parse(readFileSync(usage, 'utf8'));
  const isRefused = /too much markup|too long to parse|nested too deeply/.test(stderr);
  return { end: null, isRefused, megabytes: peakKilobytes / 1024, seconds: processorMs / 1000 };
}

/** @param {string} name @param {ReturnType<typeof measure>} result */
function report(name, { end, isRefused, megabytes, seconds }) {
  const isFine = end === null && seconds <= 90 && !(isRefused && ordinary.includes(name));
  if (!isFine) process.exitCode = 1;
  const figures =
    end ?? `${megabytes.toFixed(0)} MB ${seconds.toFixed(1)} s${isRefused ? '*' : ''}`;
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}: ${figures}`);
}
