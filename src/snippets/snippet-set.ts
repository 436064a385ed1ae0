/** The fields of a snippet set, in the order in which the service documents them. */
export const snippetFields = [
  'status_page_url',
  'badge_markdown',
  'badge_html',
  'widget_script',
  'widget_html',
  'minimal_md',
] as const;

/** The name of one of the six strings of a snippet set, such as `badge_markdown`. */
export type SnippetField = (typeof snippetFields)[number];

/** The six ready-to-paste strings of one status page. */
export type SnippetSet = Readonly<Record<SnippetField, string>>;

export function mapFields<T>(make: (field: SnippetField) => T): Readonly<Record<SnippetField, T>> {
  const entries = snippetFields.map((field) => [field, make(field)] as const);
  // The type of `fromEntries` does not say that every field is present.
  return Object.fromEntries(entries) as Record<SnippetField, T>;
}

/**
 * Reads a JSON value that should be an object with six non-empty strings. Other fields are ignored.
 * @returns what is wrong with a field, or with the whole value if `field` is null, as the rest of a
 * sentence
 */
export function parseSnippets(
  value: unknown,
): SnippetSet | { field: SnippetField | null; reason: string } {
  if (!isObject(value)) return { field: null, reason: 'is not an object' };
  // A field that is inherited from the prototype does not count.
  const own = new Map(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const textOf = (field: SnippetField) => own.get(field) ?? '';
  const field = snippetFields.find((name) => !/\S/.test(textOf(name)));
  return field ? { field, reason: 'is missing, empty or not a string' } : mapFields(textOf);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

interface UnsafeSnippet {
  /** `status_page_url` if the address that the string links to is unsafe. */
  readonly field: SnippetField;
  /** A sentence about that field: `it has a blank line`. */
  readonly reason: string;
}

/**
 * Snippets without white space around them and with host names in ASCII, or why one may not be
 * used.
 */
export type ValidatedSnippets = Readonly<Record<SnippetField, string | UnsafeSnippet>>;

export function areAllSafe(snippets: ValidatedSnippets): snippets is SnippetSet {
  return Object.values(snippets).every((snippet) => typeof snippet === 'string');
}

/** Returns the snippets, with an empty string in place of each unsafe one. */
export function safeStrings(snippets: ValidatedSnippets): SnippetSet {
  return mapFields((field) => {
    const snippet = snippets[field];
    return typeof snippet === 'string' ? snippet : '';
  });
}

/** The base URL of the service has no trailing slash. */
export interface PageId {
  readonly slug: string;
  readonly baseUrl: string;
}

/**
 * Where badges and the scripts of widgets are, after the base URL; `badgeAt` and `baseUrlOfWidget`
 * read the same.
 */
export const [badgeFolder, scriptFolder] = ['/badge/', '/static/embed/'];

/** Returns an address on the host of the service even if the page has a custom domain. */
export function badgeImageUrl({ slug, baseUrl }: PageId): string {
  return `${baseUrl}${badgeFolder}${slug}.svg`;
}

/** The parts of an address that can be that of a badge; null for any other address. */
export function badgeAt(source: string): PageId | null {
  const match = /^(?<baseUrl>[^?#]*)\/badge\/(?<slug>[^/?#]+)\.svg(?:[?#].*)?$/s.exec(source);
  return (match?.groups as PageId | undefined) ?? null; // the groups of the pattern
}

/**
 * The base URL in an address that can be that of the script of a widget, in any version; null for
 * any other address.
 */
export function baseUrlOfWidget(source: string): string | null {
  return /^(.*)\/static\/embed\/v\d+\/status\.js$/.exec(source)?.[1] ?? null;
}

/** The addresses in a snippet set, escaped for the place where they are. */
export type EscapedUrls = ReturnType<typeof escapeUrls>;

export function escapeUrls(page: PageId, address: string) {
  const image = badgeImageUrl(page);
  return {
    address,
    // The host may be an IP address in brackets, which could end the label of the link around the
    // image.
    imageInMarkdown: escapeTarget(image).replace(/[[\]]/g, '\\$&'),
    imageInHtml: escapeAttribute(image),
    script: escapeAttribute(`${page.baseUrl}${scriptFolder}v1/status.js`),
    // As the text of a link in Markdown, where underscores inside a word have no meaning.
    addressInText: address.replace(/(?<![A-Za-z\d_])_+|(?<!_)_+(?![A-Za-z\d_])/g, (run) =>
      run.replaceAll('_', '\\_'),
    ),
  };
}

/** What a marker sets of a badge or a widget, by the names of the attributes in HTML. */
export interface SnippetSettings {
  readonly alt?: string;
  readonly width?: string;
  readonly height?: string;
  readonly 'data-theme'?: string;
  readonly 'data-show-incidents'?: string;
  readonly 'data-rtm'?: string;
  readonly 'data-upd'?: string;
}

/** In the order in which the service writes them. */
export const widgetDefaults = {
  'data-theme': 'auto',
  'data-show-incidents': '1',
  'data-rtm': '60',
  'data-upd': '7',
} as const;

/**
 * Generates the six strings of a page without a request, from what the functions in `inputs.ts`
 * return.
 */
export function generateSnippetSet(page: PageId, address: string): SnippetSet {
  const { imageInMarkdown, imageInHtml, script, addressInText } = escapeUrls(page, address);
  const [theme = '', ...others] = Object.entries(widgetDefaults).map(
    ([name, value]) => `${name}="${value}"`,
  );
  const attributes = `src="${script}" data-slug="${page.slug}" ${theme}`;
  const widgetSettings = others.join(' ');
  return {
    status_page_url: address,
    badge_markdown: `[![Status](${imageInMarkdown})](${address})`,
    badge_html: `<a href="${address}"><img alt="Status" src="${imageInHtml}" /></a>`,
    widget_script: `<script ${attributes}></script>`,
    widget_html: `<div>\n  <script ${attributes} ${widgetSettings}></script>\n</div>`,
    minimal_md: `**Status:** ${linkWords} [${addressInText}](${address})`,
  };
}

export const linkWords = 'See live status →';

/**
 * What the text link of the service begins with, as a regular expression whose first group is its
 * own.
 */
export const linkPhrase = String.raw`(?:(\*\*|__)Status:\1|<strong>Status:</strong>)\s+${linkWords}\s+`;

/**
 * What a snippet is made from, in each syntax; null if this program makes it from the address of
 * the page.
 */
const fieldsOfSnippets = {
  badge: { markdown: 'badge_markdown', html: 'badge_html' },
  link: { markdown: 'minimal_md', html: null },
  widget: { markdown: 'widget_html', html: 'widget_html' },
  script: { markdown: 'widget_script', html: 'widget_script' },
} as const;

/**
 * If a string is unsafe that the snippet needs, returns that.
 * @param settings with a width or height, a badge is HTML in Markdown, too
 */
export function formatSnippet(
  name: keyof typeof fieldsOfSnippets,
  syntax: 'markdown' | 'html',
  snippets: ValidatedSnippets,
  settings: SnippetSettings = {},
): string | UnsafeSnippet {
  const { alt, width, height } = settings;
  const hasSize = width !== undefined || height !== undefined;
  const address = snippets.status_page_url;
  const field = fieldsOfSnippets[name][hasSize && name === 'badge' ? 'html' : syntax];
  if (typeof address !== 'string') return address;
  if (field === null)
    return `<strong>Status:</strong> ${linkWords} <a href="${address}">${address}</a>`;
  const snippet = snippets[field];
  if (typeof snippet !== 'string') return snippet;
  if (field === 'badge_markdown')
    return alt === undefined ? snippet : withAlternativeText(snippet, alt);
  if (field === 'badge_html') return withAttributes(snippet, 'img', { alt, width, height });
  const ofWidget = Object.keys(widgetDefaults).map((key) => [
    key,
    settings[key as keyof typeof widgetDefaults],
  ]);
  return withAttributes(snippet, 'script', Object.fromEntries(ofWidget));
}

/** The words of the service have no brackets. */
function withAlternativeText(badge: string, alt: string): string {
  return badge.replace(/^\[!\[[^\]]*/, () => `[![${escapeText(alt)}`);
}

/** Replaces the values of attributes in a start tag, and adds those that it lacks. */
export function withAttributes(
  html: string,
  element: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  const startTag = new RegExp(`<${element}\\b[^>]*?(?=\\s*/?>)`);
  return html.replace(startTag, (tag) => {
    let changed = tag;
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      const written = `${name}="${escapeAttribute(value)}"`;
      const present = new RegExp(`(?<=\\s)${name}="[^"]*"`);
      changed = present.test(changed)
        ? changed.replace(present, () => written)
        : `${changed} ${written}`;
    }
    return changed;
  });
}

// The printers of Markdown and HTML are not used, because loading them takes longer than the rest
// of a run. What slugs, base URLs and addresses can contain is little enough to escape it here. A
// test compares the result with those printers.

function escapeTarget(url: string): string {
  return url.replace(/[()]|&(?=[#A-Za-z])/g, '\\$&');
}

/** Also for a table in Markdown, and in JSX. */
function escapeAttribute(value: string): string {
  return value.replace(
    /[&'"<>|]/g,
    (character) => `&#x${character.charCodeAt(0).toString(16).toUpperCase()};`,
  );
}

/**
 * What has a meaning in Markdown or MDX, whatever is around it. A bar is escaped only in a table.
 */
function escapeText(text: string): string {
  return text.replace(/[\\`*_{}[\]<~]|&(?=[#A-Za-z])/g, '\\$&');
}
