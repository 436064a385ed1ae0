/** Runs `init`, `find` and `adopt` on a text in memory, and checks the results with rules that are not the program's own. */

import { plantedPages, plantedText } from './planted-embeds.js';

const slug = 'acme';
const baseUrl = 'https://statuspage.me';
const settings = /** @type {const} */ ({
  slug,
  customDomain: null,
  show: null,
  baseUrl,
  statusPageHost: 'statuspage.me',
  source: 'offline',
  checkOnly: false,
});
const query = { service: settings, slugByAddress: new Map() };
const badge = `[![Status](${baseUrl}/badge/${slug}.svg)](https://old.example.com)`;
const anySection = /<!-- status-snippets start[^>]*-->([\s\S]*?)<!-- status-snippets end -->/g;

/**
 * @typedef {object} InitResult
 * @property {string} text the text after `init`
 * @property {string} rule the rule by which `init` chose the place of the section
 * @property {string} header a description of the top of the README
 * @property {string[]} problems
 */

/**
 * Puts the first section into a README, as `init` does, and checks the result.
 *
 * @param {string} text
 * @returns {Promise<InitResult>}
 */
export async function checkInit(text) {
  const { addMarkers } = await import('../../lib/init/add-markers.js');
  const { parseDocument } = await import('../../lib/embeds/recognize/document.js');
  const attributes = { slug, customDomain: null, show: null };
  const read = await parseDocument(text, 'md', query);
  if (read.outcome === 'refused') return { text, rule: 'refused', header: describeHeader(text), problems: [] };
  const marked = await addMarkers(read.document, attributes, settings);
  const filled = await fill(marked.text);
  if (filled.problem !== null)
    return { text, rule: marked.rule, header: describeHeader(text), problems: [filled.problem] };

  const again = await parseDocument(filled.text, 'md', query);
  const twice = again.outcome === 'parsed' ? (await addMarkers(again.document, attributes, settings)).text : '';
  const problems = [
    ...(twice === filled.text ? [] : ['init changes the file again']),
    ...findMisplacement(filled.text),
    ...findOtherChange(text, filled.text),
    ...(filled.text.split(`/badge/${slug}.svg`).length - 1 === 1 ? [] : ['init shows the badge more than once']),
  ];
  return { text: filled.text, rule: marked.rule, header: describeHeader(text), problems };
}

/**
 * Inserts a badge with an old address into a README, adopts it, and checks the result. The badge is inserted at the start of
 * the first row of badges, else after the first heading.
 *
 * @param {string} text
 */
export async function checkAdopt(text) {
  const { findEmbeds, parseDocument } = await import('../../lib/embeds/recognize/document.js');
  const { adoptWithNeededAttributes } = await import('../../lib/embeds/files/adopt-in-files.js');
  const planted = insertBadge(text);
  const read = await parseDocument(planted, 'md', query);
  if (read.outcome === 'refused') return { text: planted, problems: [] };
  const embeds = findEmbeds(read.document);
  if (embeds.length !== 1) return { text: planted, problems: [`find reports ${embeds.length} of 1 planted badges`] };
  const adoption = await adoptWithNeededAttributes(read.document, embeds, settings);
  const [leftAlone] = adoption.leftAlone;
  if (leftAlone) return { text: planted, problems: [`adopt leaves the badge alone: ${leftAlone.reason}`] };
  const filled = await fill(adoption.text);
  if (filled.problem !== null) return { text: planted, problems: [`after adopt: ${filled.problem}`] };
  const again = await parseDocument(filled.text, 'md', query);
  const isInside = again.outcome === 'parsed' && again.document.parsedSections.sections.length === 1;
  const words = (/** @type {string} */ value) => value.replace(anySection, '').replace(badge, '').replace(/\s+/g, '');
  return {
    text: filled.text,
    problems: [
      ...(isInside ? [] : ['adopt makes no section']),
      ...(sorted(words(planted)) === sorted(words(filled.text)) ? [] : ['adopt changes other text']),
    ],
  };
}

/**
 * Inserts embeds in every context above a README, checks that `find` reports all of them, and adopts them.
 *
 * @param {string} text
 * @returns {Promise<string[]>} the problems
 */
export async function checkFind(text) {
  const { findEmbeds, isInSection, parseDocument } = await import('../../lib/embeds/recognize/document.js');
  const { adoptWithNeededAttributes } = await import('../../lib/embeds/files/adopt-in-files.js');
  const read = await parseDocument(`${plantedText}\n\n${text}`, 'md', query);
  if (read.outcome === 'refused') return [];
  const embeds = findEmbeds(read.document);
  const slugs = embeds.map((embed) => embed.slug).sort();
  const isComplete = JSON.stringify(slugs) === JSON.stringify([...plantedPages].sort());
  if (!isComplete) return [`find reports ${slugs.join(' ')}`];
  const adoption = await adoptWithNeededAttributes(read.document, embeds, settings);
  const filled = await fill(adoption.text);
  if (filled.problem !== null) return [`after adopt: ${filled.problem}`];
  const again = await parseDocument(filled.text, 'md', query);
  if (again.outcome === 'refused') return ['adopt breaks the markers'];
  const outside = findEmbeds(again.document).filter((embed) => !isInSection(again.document, embed));
  const isExpected = outside.length === adoption.leftAlone.length;
  return isExpected ? [] : [`after adopt, find reports ${outside.map((embed) => embed.slug).join(' ')}`];
}

/** The characters of a text in order. @param {string} value */
function sorted(value) {
  return [...value].sort().join('');
}

/**
 * Fills the sections of a text, and checks that a second run changes nothing.
 *
 * @param {string} marked
 * @returns {Promise<{ text: string, problem: string | null }>}
 */
async function fill(marked) {
  const { refreshFiles } = await import('../../lib/refresh/refresh-files.js');
  const run = async (/** @type {string} */ text) => {
    const content = /** @type {const} */ ({ outcome: 'read', text });
    const file = { path: 'README.md', format: /** @type {const} */ ('md'), mustHaveSection: true, content };
    return refreshFiles([file], settings, () => Promise.reject(new Error('no service')));
  };
  const first = await run(marked);
  if (first.failure !== null) return { text: marked, problem: first.failure.message };
  const text = first.changes[0]?.after ?? marked;
  const second = await run(text);
  return { text, problem: second.outcome === 'unchanged' ? null : 'check reports a change after a refresh' };
}

/**
 * Checks that the section is not below a heading other than the title, and not above a row of badges.
 *
 * @param {string} text
 */
function findMisplacement(text) {
  const at = text.indexOf('<!-- status-snippets start');
  const above = withoutCode(text.slice(0, at));
  const headings = [
    ...above
      .replace(/<(h\d)[^>]*center[\s\S]*?<\/\1>/gi, '')
      .matchAll(/^ {0,3}(#{1,6})[ \t]+\S.*$|^(?=\S).*\S.*\n(=+|-{2,})[ \t]*$|<(h[1-6])\b/gim),
  ];
  const isTitle = (/** @type {RegExpMatchArray} */ match) =>
    match[1] === '#' || match[2]?.startsWith('=') || match[3]?.toLowerCase() === 'h1';
  const problems = [];
  const others = headings.filter((match) => !isTitle(match));
  if (others.length > 0) problems.push(`the section is below the heading ${others[0]?.[0].slice(0, 60)}`);
  if (headings.length - others.length > 1) problems.push('the section is below two titles');
  const below = withoutCode(text.slice(at).replace(anySection, ''));
  const header = below.split(/^ {0,3}#{1,6}[ \t]|<h[1-6]\b|^(?:-{2,}|={2,})[ \t]*$/im)[0] ?? '';
  if (/^[ \t]*(?:(?:\[?!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])\]?(?:\([^)]*\)|\[[^\]]*\])?)[ \t]*){2,}$/m.test(header)) {
    problems.push('the section is above a row of badges');
  }
  return problems;
}

/** @param {string} text */
function withoutCode(text) {
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?^ {0,3}\2/gm, '');
}

/**
 * Checks that the file is the same apart from one insertion, which consists of the section and its surroundings.
 *
 * @param {string} before
 * @param {string} after
 */
function findOtherChange(before, after) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length && before.at(-end - 1) === after.at(-end - 1)) end += 1;
  const isInsertion = start + end >= before.length;
  const rest = after.replace(anySection, '').replace(/<p align="center">\s*<\/p>/, '');
  const isSection = rest.replace(/\s+/g, '') === before.replace(/<p align="center">\s*<\/p>/, '').replace(/\s+/g, '');
  // The insertion may also contain the separator between the badges of a row.
  const isSeparator = /^(?:\||•|·|-|&nbsp;)*$/.test(rest.replace(/\s+/g, '').slice(before.replace(/\s+/g, '').length));
  return isInsertion && (isSection || isSeparator) ? [] : ['init changes other bytes'];
}

/**
 * Inserts the badge into a README.
 *
 * @param {string} text
 */
function insertBadge(text) {
  const row = /^(?=\[!\[)/m.exec(withBlankedCode(text));
  if (row) return `${text.slice(0, row.index)}${badge} ${text.slice(row.index)}`;
  const heading = /^#{1,6}[ \t].*$/m.exec(withBlankedCode(text));
  const at = heading ? heading.index + heading[0].length : 0;
  return `${text.slice(0, at)}\n\n${badge}\n\n${text.slice(at)}`;
}

/**
 * The text with code and comments blanked, at the same offsets.
 *
 * @param {string} text
 */
function withBlankedCode(text) {
  const blank = (/** @type {string} */ match) => match.replace(/[^\n]/g, ' ');
  return text
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/^( {0,3})(`{3,}|~{3,})[\s\S]*?^ {0,3}\2/gm, blank)
    .replace(/<(\w+)[^>]*>[\s\S]*?<\/\1>/g, blank);
}

/**
 * A description of the top of a README.
 *
 * @param {string} text
 */
function describeHeader(text) {
  const top = withoutCode(text);
  const first = /^[ \t]*(\S.*)$/m.exec(top)?.[1] ?? '';
  const header = top.split(/^ {0,3}##+[ \t]/m)[0] ?? '';
  const badges = /badge|shields/i.test(header) ? 'with badges' : 'without badges';
  if (first === '') return 'empty';
  if (/^#[ \t]/.test(first)) return `ATX title ${badges}`;
  if (/^<h1/i.test(first)) return `HTML title ${badges}`;
  if (/^.*\n=+[ \t]*$/m.test(top.slice(0, 300))) return `setext title ${badges}`;
  if (/^<(?:p|div|center|a|img|br|table)\b/i.test(first)) return `HTML block ${badges}`;
  if (/^\[?!\[/.test(first)) return `image first ${badges}`;
  if (/^##/.test(first)) return `lower heading first ${badges}`;
  return `text first ${badges}`;
}
