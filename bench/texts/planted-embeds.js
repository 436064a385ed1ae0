/** Embeds of status pages in every context and in code, to check that `find` reports all of them except those in code. */

const baseUrl = 'https://statuspage.me';
const page = (/** @type {string} */ slug) => `https://${slug}.statuspage.me`;
const image = (/** @type {string} */ slug) => `${baseUrl}/badge/${slug}.svg`;
const badge = (/** @type {string} */ slug) => `[![Status](${image(slug)})](${page(slug)})`;
const html = (/** @type {string} */ slug) => `<a href="${page(slug)}"><img src="${image(slug)}" alt="Status"></a>`;
const script = (/** @type {string} */ slug) =>
  `<script src="${baseUrl}/static/embed/v1/status.js" data-slug="${slug}" async></script>`;

/** Functions that write Markdown with one embed of a page. */
const contexts = [
  badge,
  (/** @type {string} */ slug) => `See ${badge(slug)} here.`,
  (/** @type {string} */ slug) => `![Status](${image(slug)})`,
  (/** @type {string} */ slug) =>
    `[![Status][${slug}-i]][${slug}-p]\n\n[${slug}-i]: ${image(slug)}\n[${slug}-p]: ${page(slug)}`,
  (/** @type {string} */ slug) => `![${slug}-s]\n\n[${slug}-s]: ${image(slug)}`,
  (/** @type {string} */ slug) => `[![Status](${image(slug)} "now")](${page(slug)} 'page')`,
  (/** @type {string} */ slug) => `[![Status](<${image(slug)}>)](<${page(slug)}/>)`,
  (/** @type {string} */ slug) => `[![Status](${image(slug)}?style=flat&x=1)](${page(slug)})`,
  (/** @type {string} */ slug) => `- a\n  - b ${badge(slug)}`,
  (/** @type {string} */ slug) => `> quoted\n> ${badge(slug)}`,
  (/** @type {string} */ slug) => `| a | b |\n| - | - |\n| x | ${badge(slug)} |`,
  (/** @type {string} */ slug) => `### Status ${badge(slug)}`,
  (/** @type {string} */ slug) => `**bold ${badge(slug)}**`,
  (/** @type {string} */ slug) => `<p align="center">\n  ${html(slug)}\n</p>`,
  (/** @type {string} */ slug) => `See ${html(slug)} here.`,
  (/** @type {string} */ slug) => `<details>\n<summary>More</summary>\n\n${badge(slug)}\n\n</details>`,
  (/** @type {string} */ slug) => `Note.[^${slug}]\n\n[^${slug}]: ${badge(slug)}`,
  (/** @type {string} */ slug) => `The [status page](${page(slug)}) says more.`,
  (/** @type {string} */ slug) => `The page is <${page(slug)}>.`,
  script,
];

/** Functions that write Markdown in which an embed is only an example or a comment. */
const code = [
  (/** @type {string} */ slug) => `\`\`\`md\n${badge(slug)}\n\`\`\``,
  (/** @type {string} */ slug) => `~~~~\n${html(slug)}\n~~~~`,
  (/** @type {string} */ slug) => `Text.\n\n    ${badge(slug)}`,
  (/** @type {string} */ slug) => `Write \`${badge(slug)}\` or \`\`${html(slug)}\`\`.`,
  (/** @type {string} */ slug) => `<!-- ${badge(slug)} ${html(slug)} -->`,
  (/** @type {string} */ slug) => `<!--\n${script(slug)}\n-->`,
  (/** @type {string} */ slug) => `\\[!\\[Status\\](x)\\](y) \\<img src="${image(slug)}">`,
];

/** Markdown with one embed of each of the pages `p-0`, `p-1`…, and with code that contains embeds of the page `code`. */
export const plantedText = [
  ...contexts.map((write, index) => write(`p-${index}`)),
  ...code.map((write) => write('code')),
].join('\n\n');

/** The slugs of the pages whose embeds `find` must report. */
export const plantedPages = contexts.map((_, index) => `p-${index}`);
