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
 * @returns what is wrong with a field, or with the whole value if `field` is null, as the rest of a sentence
 */
export function parseSnippets(value: unknown): SnippetSet | { field: SnippetField | null; reason: string } {
  if (!isObject(value)) return { field: null, reason: 'is not an object' };
  // A field that is inherited from the prototype does not count.
  const own = new Map(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  const textOf = (field: SnippetField) => own.get(field) ?? '';
  const field = snippetFields.find((name) => !/\S/.test(textOf(name)));
  return field ? { field, reason: 'is missing, empty or not a string' } : mapFields(textOf);
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface UnsafeSnippet {
  /** `status_page_url` if the address that the string links to is unsafe. */
  readonly field: SnippetField;
  /** A sentence about that field: `it has a blank line`. */
  readonly reason: string;
}

/** Snippets without white space around them and with host names in ASCII, or why one may not be used. */
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

/** Returns an address on the host of the service even if the page has a custom domain. */
export function badgeImageUrl({ slug, baseUrl }: PageId): string {
  return `${baseUrl}/badge/${slug}.svg`;
}

export function widgetScriptUrl({ baseUrl }: PageId): string {
  return `${baseUrl}/static/embed/v1/status.js`;
}

/** The parts of an address that can be that of a badge; null for any other address. */
export function badgeAt(source: string): PageId | null {
  const match = /^(?<baseUrl>[^?#]*)\/badge\/(?<slug>[^/?#]+)\.(?:svg|png)(?:[?#].*)?$/s.exec(source);
  return (match?.groups as PageId | undefined) ?? null; // the groups of the pattern
}

/** The base URL in an address that can be that of the script of a widget, in any version; null for any other address. */
export function baseUrlOfWidget(source: string): string | null {
  return /^(.*)\/static\/embed\/v\d+\/status\.js$/.exec(source)?.[1] ?? null;
}
