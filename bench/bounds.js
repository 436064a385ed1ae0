/**
 * The memory and processor time that the worst inputs of each construct take at 10 to 80 KB, and at 1 MB: inside of a section,
 * outside of it, and beside a badge that `adopt` turns into a section. Each runs in a process of its own. The script exits with
 * 1 if a doubled input takes more than 3 times as much (twice as much, by 1.5) and more than 50 MB or 2 s besides, or if an
 * input takes more than 512 MB or 60 s. A file that is refused as too complex is marked with *.
 *
 * node bench/bounds.js [name of a construct]…
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param {string} unit */
const times = (unit) => (/** @type {number} */ length) => unit.repeat(length / unit.length);

/** @param {(index: number) => string} unit */
const list = (unit) => (/** @type {number} */ length) =>
  Array.from({ length: length / unit(1000).length }, (_, index) => unit(index)).join('');

const badge = '[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)';

/** @type {Record<string, (length: number) => string>} */
const constructs = {
  'badges (md)': times(`${badge}\n\n`),
  'badges in text (md)': times(`a ${badge} a ${badge} a\n\n`),
  'badges in a table (md)': (length) => `|a|b|\n|-|-|\n${times(`|a|${badge}|\n`)(length)}`,
  'badges below an open link (md)': (length) => `<a href="b">\n\n${times(`${badge} ${badge}\n\n`)(length)}`,
  'badges in a list below an open link (md)': (length) => `<a href="b">\n\n${times(`- ${badge} ${badge}\n`)(length)}`,
  'badges on one line (html)': (length) => `<p>${times('<a href="https://acme.statuspage.me">a</a> ')(length)}</p>`,
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
  'code (md)': times('`a`'),
  'code fences (md)': times('```\na\n```\n'),
  'lines of code (md)': (length) => `\`\`\`\n\n${times('a\n')(length)}`,
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
  'JSX attributes after a brace (mdx)': (length) => `<A b={1>{}} ${list((index) => `a${index} `)(length)} />`,
  'JSX expressions (mdx)': times('<A b={c} />\n\n'),
  'expressions (mdx)': times('{a}'),
  'arrays (mdx)': (length) => `{[${times('1,')(length)}]}`,
  'member expressions (mdx)': (length) => `{a${times('.a')(length)}}`,
  'exports (mdx)': (length) => `export const a = [${times('1,')(length)}]`,
  'lists (mdx)': times('- a\n'),
  'links (mdx)': times('[a](b)'),
};

/** @type {Record<string, (content: string, start: string, end: string) => string>} */
const places = {
  inside: (content, start, end) => `${start}\n\n${content}\n\n${end}\n`,
  outside: (content, start, end) => `${start}\n${end}\n\n${content}\n\n${start}\n${end}\n`,
  adopt: (content) => `[![Status](https://statuspage.me/badge/acme.svg)](https://acme.statuspage.me)\n\n${content}\n`,
};

const sizes = [10, 20, 40, 80, 1024];
const folder = mkdtempSync(join(tmpdir(), 'status-snippets-bench-'));
const cli = fileURLToPath(new URL('../dist/cli/index.js', import.meta.url));
const writeUsage = new URL('measure/write-usage.js', import.meta.url).href;
const names = process.argv.slice(2);
try {
  for (const name of names.length > 0 ? names : Object.keys(constructs)) {
    for (const place of Object.keys(places)) report(name, place);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} name @param {string} place @param {number} size */
function measure(name, place, size) {
  const format = /\((\w+)\)$/.exec(name)?.[1] ?? 'md';
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const [start = '', end = ''] = ['start', 'end'].map((role) => `${open} status-snippets ${role} ${close}`);
  const [file, usage] = [join(folder, `README.${format}`), join(folder, 'usage')];
  writeFileSync(file, places[place]?.(constructs[name]?.(size * 1024) ?? '', start, end) ?? '');
  const command = place === 'adopt' ? ['adopt'] : [];
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', writeUsage, cli, ...command, '--slug=acme', '--source=offline', '--dry-run', '--quiet', file],
    { cwd: folder, env: { ...process.env, USAGE_FILE: usage }, encoding: 'utf8', maxBuffer: 1e9 },
  );
  const isRefused = /too much markup|too long to parse|nested too deeply/.test(stderr);
  // A construct can prevent a section, but not crash the program.
  if (status === null || status > 5)
    throw new Error(`${name}, ${place}, ${size} KB: exit ${status}\n${stderr.slice(0, 2000)}`);
  const { peakKilobytes, processorMs } = JSON.parse(readFileSync(usage, 'utf8'));
  return { isRefused, megabytes: peakKilobytes / 1024, seconds: processorMs / 1000 };
}

/** @param {string} name @param {string} place */
function report(name, place) {
  const rows = sizes.map((size) => measure(name, place, size));
  const grows = rows.slice(0, -1).some(({ megabytes, seconds }, index) => {
    const half = rows[index - 1];
    return half && (megabytes > 3 * half.megabytes + 50 || seconds > 3 * half.seconds + 2);
  });
  const isFine = !grows && rows.every(({ megabytes, seconds }) => megabytes <= 512 && seconds <= 60);
  if (!isFine) process.exitCode = 1;
  const cells = rows.map(
    ({ isRefused, megabytes, seconds }) => `${megabytes.toFixed(0)} MB ${seconds.toFixed(1)} s${isRefused ? '*' : ''}`,
  );
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}, ${place}: ${cells.join(' | ')}`);
}
