/** Reads and searches every Markdown file below the current directory, which any program that searches them has to do. */
import { readdirSync, readFileSync } from 'node:fs';

let matches = 0;
const names = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
for (const name of names) {
  if (readFileSync(name, 'utf8').includes('status-snippets')) matches += 1;
}
console.log(`${matches} of ${names.length}`);
