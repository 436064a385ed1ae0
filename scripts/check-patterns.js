import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { analyse } from 'scslre';
import { projectRoot } from './project-root.js';

/**
 * Fails if a regular expression in `src` can take more than linear time. The text of a file is not ours: one pattern of
 * quadratic time, in one README, stops a run.
 */

/** What these folders match is short: what git, the runner or the service says. */
const foldersOfShortTexts = ['action', 'git', 'service'];

/** @typedef {{ readonly pattern: string, readonly flags: string }} Pattern */

/** What the analysis found in a pattern: `Move` starts again at each character, the others go back over a repeated part. */
const reasons = {
  Move: 'starts again at each character of',
  Trade: 'divides the same characters among two repetitions, at',
  Self: 'can repeat in more than one way',
};

/**
 * @param {unknown} node
 * @returns {Generator<{ readonly regex: Pattern, readonly start: number }>}
 */
function* findPatterns(node) {
  if (typeof node !== 'object' || node === null) return;
  if ('regex' in node) yield/** @type {{ regex: Pattern, start: number }} */ (node);
  else for (const child of Object.values(node)) yield* findPatterns(child);
}

/** @param {Pattern} pattern */
function describeProblem({ pattern, flags }) {
  const [report] = analyse({ source: pattern, flags }).reports;
  return (
    report && `/${pattern}/${flags} ${reasons[report.type]} ${report.character.literal.source}`
  );
}

const folder = join(projectRoot, 'src');
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.[jt]s$/.test(path))
  .filter((path) => !foldersOfShortTexts.some((name) => path.startsWith(`${name}/`)));
let count = 0;
for (const path of paths) {
  const source = readFileSync(join(folder, path), 'utf8');
  for (const { regex, start } of findPatterns(parseAst(source, { lang: 'ts' }))) {
    count += 1;
    const problem = describeProblem(regex);
    if (problem === undefined) continue;
    const line = source.slice(0, start).split('\n').length;
    console.error(`src/${path}:${line}: ${problem}`);
    process.exitCode = 1;
  }
}
console.log(`${count} patterns checked`);
