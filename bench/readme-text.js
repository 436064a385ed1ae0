/**
 * A text like a README, with the constructs that READMEs contain. The same size and number always give the same text.
 *
 * @param {number} size the minimum number of characters
 * @param {number} [number] makes texts differ
 */
export function readmeText(size, number = 1) {
  const parts = [`# Package ${number}\n\nThe *worker* of service ${number}.\n`];
  let length = 0;
  for (let index = 0; length < size; index += 1) {
    const part = blocks[(index + number) % blocks.length]?.(index * 7 + number) ?? '';
    parts.push(part);
    length += part.length;
  }
  return parts.join('\n');
}

const link = (/** @type {number} */ n) =>
  `[the region ${n}](https://example.com/region/${n}#header)`;
const words =
  'the queue answers each request in the order in which the branch of its cluster reports the incident';

/** @type {readonly ((n: number) => string)[]} */
const blocks = [
  (n) =>
    `## Folder ${n}\n\nSet \`timer.option(${n})\` and **${words}** ${link(n)}, but ~~${n}~~ \\* not <kbd>F${n}</kbd>.\n`,
  (n) =>
    `${words}, ${link(n)}.\n![badge](./docs/${n}.svg "Badge ${n}") ${words}\n*${words}* <https://example.com/${n}>.\n`,
  (n) =>
    `\`\`\`js\nconst answer${n} = window.report("${n}");\nif (answer${n} < ${n}) {\n  release(${n});\n}\n\`\`\`\n`,
  (n) => `- ${words} [record][record-${n}]\n- **domain** ${n}\n  - ${words}\n- ${link(n)}\n`,
  (n) => `### Timer ${n}\n\n${words} \`${n}\`. ${words}, ${words} ${link(n)}. ${words}.\n`,
  (n) =>
    `| Name | Default | What it does |\n| --- | :-: | --- |\n${`| \`option${n}\` | ${n} | ${words} |\n`.repeat(6)}`,
  (n) => `> [!NOTE]\n> ${words} ${n}.\n> ${words}.\n`,
  (n) => `<details>\n<summary>Version ${n}</summary>\n\n${words} _${n}_.\n\n</details>\n`,
  (n) => `1. ${words} ${n}.\n\n   ${words}.\n2. ${link(n)}\n`,
  (n) => `[record-${n}]: https://example.com/record/${n} "Record ${n}"\n`,
];
