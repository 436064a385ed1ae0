import type { Page } from '../snippet-set.ts';

/** The address of a page's badge image. It stays on the service, whatever domain the page has. */
export function badgeImage({ slug, baseUrl }: Page): string {
  return `${baseUrl}/badge/${slug}.svg`;
}

/** The address of the widget's script, of the version this program generates. */
export function widgetScript({ baseUrl }: Page): string {
  return `${baseUrl}/static/embed/v1/status.js`;
}
