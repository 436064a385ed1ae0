import type { Range } from '../../text/range.ts';
import type { Image } from './visible-content.ts';

/** A badge, text link or widget of a status page in a document, whoever wrote it. */
export interface Embed extends Range {
  readonly kind: 'badge' | 'link' | 'widget';
  readonly slug: string;
  /** Where its link leads, without a trailing slash; null if it has none, as widgets do. */
  readonly address: string | null;
  /** What a section shows that replaces it. */
  readonly show: 'badge' | 'link' | 'widget' | 'script';
  /** The image of a badge. */
  readonly image: Image | null;
  /** Why it cannot become a section wherever it is, as a clause without a subject: `links to …`; else null. */
  readonly obstacle: string | null;
}

/** The service whose embeds are looked for. */
export interface EmbedService {
  readonly baseUrl: string;
  /** The host whose subdomains are the pages; null if there is none. */
  readonly statusPageHost: string | null;
}
