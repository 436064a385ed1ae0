/** Exports the sections and embeds that are put into texts. */

/** @typedef {'md' | 'mdx' | 'html'} Format */
/** @typedef {'lines' | 'line' | 'html lines' | 'html line'} Form on lines of its own, or within a line */

const serviceUrl = 'https://statuspage.me';

/**
 * The content of a section, or an embed without markers.
 *
 * @param {{ slug: string, form: Form, format: Format, variant: number, what: string }} options
 *   variants are an empty section, one that is up to date, and one with another address
 */
export function snippetsOf({ slug, form, format, variant, what }) {
  const isMoved = variant % 3 === 2;
  const url = isMoved ? `https://status.${slug}.example.com` : `https://${slug}.statuspage.me`;
  if (variant % 3 === 0 && what === 'section') return '';
  const image = `${serviceUrl}/badge/${slug}.svg`;
  const htmlBadge = `<a href="${url}"><img alt="Status" src="${image}" /></a>`;
  const isHtml = form.startsWith('html') || format === 'html';
  const isHtmlInMarkdown = what === 'embed' && variant % 2 === 1;
  const badge = isHtml || isHtmlInMarkdown ? htmlBadge : `[![Status](${image})](${url})`;
  if (what === 'embed' || form.endsWith('line')) return badge;
  const [before, after] = isHtml ? ['<strong>', '</strong>'] : ['**', '**'];
  const shown = isHtml ? `<a href="${url}">${url}</a>` : `[${url}](${url})`;
  const link = `${before}Status:${after} See live status → ${shown}`;
  return isHtml ? `${badge}\n${link}` : `${badge}\n\n${link}`;
}

/**
 * A section with this content.
 *
 * @param {{ slug: string, form: Form, format: Format, snippets: string }} options
 */
export function marker({ slug, form, format, snippets }) {
  const isWithinLine = form.endsWith('line');
  const show = isWithinLine ? ' show="badge"' : '';
  const comment = (/** @type {string} */ text) =>
    format === 'mdx' ? `{/* ${text} */}` : `<!-- ${text} -->`;
  const start = comment(`status-snippets start slug="${slug}"${show}`);
  const end = comment('status-snippets end');
  if (isWithinLine) return `${start}${snippets}${end}`;
  const separator = form === 'lines' && format !== 'html' ? '\n\n' : '\n';
  if (snippets === '') return `${start}\n${end}`;
  return `${start}${separator}${snippets}${separator}${end}`;
}
