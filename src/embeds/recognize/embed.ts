import type { Range } from '../../text/range.ts';
import type { Image } from './visible-content.ts';

/** A badge, text link or widget of a status page in a document, written by this program or by a person. */
export interface Embed extends Range {
  readonly kind: 'badge' | 'link' | 'widget';
  readonly slug: string;
  /** The target of the link, without a trailing slash; null if there is no link, as in widgets. */
  readonly address: string | null;
  /** What a section that replaces the embed shows. */
  readonly show: 'badge' | 'link' | 'widget' | 'script';
  /** The image of a badge; null for links and widgets. */
  readonly image: Image | null;
  /** Why the embed cannot become a section, as the rest of a sentence; null if only its surroundings can prevent that. */
  readonly obstacle: string | null;
}

/** The service whose embeds are looked for. */
export interface EmbedService {
  readonly baseUrl: string;
  /** The host whose subdomains are the pages; null if it is unknown. */
  readonly statusPageHost: string | null;
}
