/** The blocks of generated READMEs. */
const words = (
  'service page badge release worker queue token header region cluster probe incident window report branch ' +
  'cache answer request version folder command option value section marker timer record domain address'
).split(' ');
const languages = ['sh', 'js', 'yaml', 'json', 'ts', 'python', ''];

/** @typedef {(below: number) => number} Random returns a whole number from 0 up to, but not including, `below` */

/** Functions that write a block, in the order in which they are repeated. @type {((random: Random, index: number) => string)[]} */
export const blocks = [
  paragraph,
  (random, index) => heading(random, 2, index),
  paragraph,
  code,
  list,
  (random, index) => heading(random, 3, index),
  paragraph,
  table,
  quote,
  paragraph,
  (random, index) => heading(random, 2, index),
  details,
  orderedList,
  code,
  definition,
];

/** Functions that write a piece of running text with markup. @type {((random: Random) => string)[]} */
const inlines = [
  (random) => `**${phrase(random, 2)}**`,
  (random) => `*${phrase(random, 2)}*`,
  (random) => `\`${word(random)}.${word(random)}(${word(random)})\``,
  (random) => `[the ${phrase(random, 2)}](https://example.com/${word(random)}/${word(random)}#${word(random)})`,
  (random) => `![${word(random)}](./docs/${word(random)}.svg "${phrase(random, 2)}")`,
  (random) => `<kbd>${word(random)}</kbd>`,
  (random) => `<https://example.com/${word(random)}>`,
  (random) => `[${word(random)}][${word(random)}-${random(9)}]`,
  (random) => `~~${word(random)}~~ ${word(random)} \\* 2`,
];

/** @param {Random} random @param {number} depth @param {number} index */
export function heading(random, depth, index) {
  return `${'#'.repeat(depth)} ${capital(phrase(random, 3))} ${index}\n\n`;
}

/** @param {Random} random */
export function paragraph(random) {
  return `${lines(random, 3 + random(4)).join('\n')}\n\n`;
}

/** @param {Random} random */
function list(random) {
  const items = lines(random, 4 + random(4)).map((line, index) => `${index % 3 === 2 ? '  ' : ''}- ${line}\n`);
  return `${items.join('')}\n`;
}

/** @param {Random} random */
function orderedList(random) {
  const items = lines(random, 3 + random(3)).map((line, index) => `${index + 1}. ${line}\n\n   ${sentence(random)}\n`);
  return `${items.join('')}\n`;
}

/** @param {Random} random */
function table(random) {
  const row = () => `| \`${word(random)}\` | ${phrase(random, 2)} | ${sentence(random)} |\n`;
  return `| Name | Default | What it does |\n| --- | :-: | --- |\n${Array.from({ length: 4 + random(8) }, row).join('')}\n`;
}

/** @param {Random} random */
function code(random) {
  const line = () => `${'  '.repeat(random(3))}${word(random)}.${word(random)} = "${word(random)}";\n`;
  const language = languages[random(languages.length)];
  return `\`\`\`${language}\n${Array.from({ length: 3 + random(9) }, line).join('')}\`\`\`\n\n`;
}

/** @param {Random} random */
function quote(random) {
  return `> [!NOTE]\n> ${sentence(random)}\n> ${sentence(random)}\n\n`;
}

/** @param {Random} random */
function details(random) {
  return `<details>\n<summary>${phrase(random, 3)}</summary>\n\n${paragraph(random)}</details>\n\n`;
}

/** @param {Random} random */
function definition(random) {
  return `[${word(random)}-${random(9)}]: https://example.com/${word(random)} "${phrase(random, 2)}"\n\n`;
}

/** @param {Random} random @param {number} length */
function lines(random, length) {
  return Array.from({ length }, () => sentence(random));
}

/** @param {Random} random */
function sentence(random) {
  const inline = inlines[random(inlines.length)] ?? word;
  return `${capital(phrase(random, 3 + random(5)))} ${inline(random)} ${phrase(random, 2 + random(4))}.`;
}

/** @param {Random} random @param {number} length */
function phrase(random, length) {
  return Array.from({ length }, () => word(random)).join(' ');
}

/** @param {Random} random */
function word(random) {
  return words[random(words.length)] ?? '';
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
