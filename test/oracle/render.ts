import { spawnSync } from 'node:child_process';
import { contentStart } from '../../src/sections/format.ts';

const extensions = ['table', 'strikethrough', 'autolink', 'tasklist', 'footnotes'].flatMap(
  (name) => ['-e', name],
);

/** The page that GitHub's own renderer (cmark-gfm, from Debian) makes of a text. GitHub shows front matter as a table, so it is not rendered here. */
export function render(text: string): string {
  const { status, stdout, stderr } = spawnSync('cmark-gfm', ['--unsafe', ...extensions], {
    input: text.slice(contentStart(text)),
    encoding: 'utf8',
    maxBuffer: 2 ** 25,
  });
  if (status !== 0) throw new Error(`cmark-gfm exited with ${status}: ${stderr}`);
  return stdout;
}
