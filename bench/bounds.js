/**
 * The memory and processor time that the worst inputs of each construct take, inside of a section and outside of it, at 10 to
 * 80 KB. Each runs in a process of its own. The script exits with 1 if a doubled input takes more than 3 times as much
 * (twice as much, by 1.5) and more than 50 MB or 2 s besides, or if an input takes more than 512 MB or 60 s.
 *
 * node bench/bounds.js [name of a construct]…
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @type {Record<string, (length: number) => string>} */
const constructs = {
  'formatting (HTML)': (length) =>
    `<p>${Array.from({ length: length / 30 }, (_, index) => `<b id=${index}>`).join('')}</p>${'<p>x'.repeat(length / 8)}`,
  'elements (HTML)': (length) => '<b>'.repeat(length / 3),
  'tables (HTML)': (length) => `<table>${'<tr><td>'.repeat(length / 8)}`,
  'attributes (HTML)': (length) => `<p ${Array.from({ length: length / 7 }, (_, index) => `a${index}`).join(' ')}>`,
  'comments (HTML)': (length) => '<!---->'.repeat(length / 7),
  'formatting (md)': (length) => '**a '.repeat(length / 4),
  'tables (md)': (length) => `|a|b|\n|-|-|\n${'|a|b|\n'.repeat(length / 6)}`,
  'lists (md)': (length) => '- a\n'.repeat(length / 4),
  'quotes (md)': (length) => '> a\n\n'.repeat(length / 5),
  'references (md)': (length) => `${'[a]'.repeat(length / 3)}\n\n[a]: b\n`,
  'entities (md)': (length) => '&amp;'.repeat(length / 5),
  'elements (md)': (length) => `<div>${'<b id="a">'.repeat(length / 10)}</div>`,
  'paragraphs (md)': (length) => 'a\n\n'.repeat(length / 3),
  'indented markers (md)': (length) => '>     <!-- status-snippets start -->\n\n'.repeat(length / 39),
  'JSX (mdx)': (length) => '<A b="c" />\n\n'.repeat(length / 13),
  'expressions (mdx)': (length) => '{a}'.repeat(length / 3),
};

const [, , ...args] = process.argv;
const [first, kilobytes, place] = args;
if (place !== undefined) await measure(first ?? '', Number(kilobytes), place);
else process.exitCode = report(args.length > 0 ? args : Object.keys(constructs)) ? 0 : 1;

/** @param {string} name @param {number} size @param {string} where */
async function measure(name, size, where) {
  const { refreshText } = await import('../dist/library/index.js');
  const format = /html/i.test(name) ? 'html' : /** @type {'md' | 'mdx'} */ (/\((\w+)\)/.exec(name)?.[1]);
  const [open, close] = format === 'mdx' ? ['{/*', '*/}'] : ['<!--', '-->'];
  const [start, end] = ['start', 'end'].map((role) => `${open} status-snippets ${role} ${close}`);
  const content = constructs[name]?.(size * 1024) ?? '';
  const text =
    where === 'inside' ? `${start}\n\n${content}\n\n${end}\n` : `${start}\n${end}\n\n${content}\n\n${start}\n${end}\n`;
  const empty = process.resourceUsage().maxRSS;
  const before = process.cpuUsage();
  await refreshText(text, { format, slug: 'acme', source: 'offline' });
  const { user, system } = process.cpuUsage(before);
  const { maxRSS } = process.resourceUsage();
  console.log(
    JSON.stringify({ megabytes: (maxRSS - empty) / 1024, seconds: (user + system) / 1e6, total: maxRSS / 1024 }),
  );
}

/** @param {readonly string[]} names */
function report(names) {
  let isWithin = true;
  for (const name of names) {
    for (const where of ['inside', 'outside']) {
      const rows = [10, 20, 40, 80].map((size) => {
        const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name, `${size}`, where]);
        return { size, ...JSON.parse(stdout.toString()) };
      });
      const grows = rows.some(({ megabytes, seconds }, index) => {
        const half = rows[index - 1];
        if (!half) return false;
        return megabytes > 3 * half.megabytes + 50 || seconds > 3 * half.seconds + 2;
      });
      const isFine = !grows && rows.every(({ total, seconds }) => total <= 512 && seconds <= 60);
      isWithin &&= isFine;
      const cells = rows.map(({ megabytes, seconds }) => `${megabytes.toFixed(0)} MB ${seconds.toFixed(2)} s`);
      console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}, ${where}: ${cells.join(' | ')}`);
    }
  }
  return isWithin;
}
