/** The least that a search of many files can do: reads every Markdown file of the current directory, and searches it. */
import { readdirSync, readFileSync } from 'node:fs';

let found = 0;
const names = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'));
for (const name of names) {
  if (readFileSync(name, 'utf8').includes('status-snippets')) found += 1;
}
console.log(`${found} of ${names.length}`);
