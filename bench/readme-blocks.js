const words = (
  'service page badge release worker queue token header region cluster probe incident window report branch ' +
  'cache answer request version folder command option value section marker timer record domain address'
).split(' ');
const languages = ['sh', 'js', 'yaml', 'json', 'ts', 'python', ''];

/** @typedef {(below: number) => number} Draw a whole number below another */

/** Kinds of blocks, in the order in which they follow each other. @type {((draw: Draw, index: number) => string)[]} */
export const blocks = [
  paragraph,
  (draw, index) => heading(draw, 2, index),
  paragraph,
  code,
  list,
  (draw, index) => heading(draw, 3, index),
  paragraph,
  table,
  quote,
  paragraph,
  (draw, index) => heading(draw, 2, index),
  details,
  orderedList,
  code,
  definition,
];

/** @type {((draw: Draw) => string)[]} */
const inlines = [
  (draw) => `**${phrase(draw, 2)}**`,
  (draw) => `*${phrase(draw, 2)}*`,
  (draw) => `\`${word(draw)}.${word(draw)}(${word(draw)})\``,
  (draw) => `[the ${phrase(draw, 2)}](https://example.com/${word(draw)}/${word(draw)}#${word(draw)})`,
  (draw) => `![${word(draw)}](./docs/${word(draw)}.svg "${phrase(draw, 2)}")`,
  (draw) => `<kbd>${word(draw)}</kbd>`,
  (draw) => `<https://example.com/${word(draw)}>`,
  (draw) => `[${word(draw)}][${word(draw)}-${draw(9)}]`,
  (draw) => `~~${word(draw)}~~ ${word(draw)} \\* 2`,
];

/** @param {Draw} draw @param {number} depth @param {number} index */
export function heading(draw, depth, index) {
  return `${'#'.repeat(depth)} ${capital(phrase(draw, 3))} ${index}\n\n`;
}

/** @param {Draw} draw */
export function paragraph(draw) {
  return `${lines(draw, 3 + draw(4)).join('\n')}\n\n`;
}

/** @param {Draw} draw */
function list(draw) {
  const items = lines(draw, 4 + draw(4)).map((line, index) => `${index % 3 === 2 ? '  ' : ''}- ${line}\n`);
  return `${items.join('')}\n`;
}

/** @param {Draw} draw */
function orderedList(draw) {
  const items = lines(draw, 3 + draw(3)).map(
    (line, index) => `${index + 1}. ${line}\n\n   ${sentence(draw)}\n`,
  );
  return `${items.join('')}\n`;
}

/** @param {Draw} draw */
function table(draw) {
  const row = () => `| \`${word(draw)}\` | ${phrase(draw, 2)} | ${sentence(draw)} |\n`;
  return `| Name | Default | What it does |\n| --- | :-: | --- |\n${Array.from({ length: 4 + draw(8) }, row).join('')}\n`;
}

/** @param {Draw} draw */
function code(draw) {
  const line = () => `${'  '.repeat(draw(3))}${word(draw)}.${word(draw)} = "${word(draw)}";\n`;
  const language = languages[draw(languages.length)];
  return `\`\`\`${language}\n${Array.from({ length: 3 + draw(9) }, line).join('')}\`\`\`\n\n`;
}

/** @param {Draw} draw */
function quote(draw) {
  return `> [!NOTE]\n> ${sentence(draw)}\n> ${sentence(draw)}\n\n`;
}

/** @param {Draw} draw */
function details(draw) {
  return `<details>\n<summary>${phrase(draw, 3)}</summary>\n\n${paragraph(draw)}</details>\n\n`;
}

/** @param {Draw} draw */
function definition(draw) {
  return `[${word(draw)}-${draw(9)}]: https://example.com/${word(draw)} "${phrase(draw, 2)}"\n\n`;
}

/** @param {Draw} draw @param {number} length */
function lines(draw, length) {
  return Array.from({ length }, () => sentence(draw));
}

/** @param {Draw} draw */
function sentence(draw) {
  const inline = inlines[draw(inlines.length)] ?? word;
  return `${capital(phrase(draw, 3 + draw(5)))} ${inline(draw)} ${phrase(draw, 2 + draw(4))}.`;
}

/** @param {Draw} draw @param {number} length */
function phrase(draw, length) {
  return Array.from({ length }, () => word(draw)).join(' ');
}

/** @param {Draw} draw */
function word(draw) {
  return words[draw(words.length)] ?? '';
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
