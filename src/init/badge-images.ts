import type { Content } from '../embeds/recognize/visible-content.ts';
import type { Range } from '../text/range.ts';

/** Match the URLs of images that say something about a project, such as its version, tests or downloads. */
const badgeSources: readonly RegExp[] = [
  /badge/i,
  /\bshields\b/i,
  /\/\/(?:[\w-]+\.)*(?:travis-ci|circleci|codecov|coveralls|appveyor|snyk|david-dm|nodei|badgen|badgers|bundlephobia)\./i,
  /\/\/(?:[\w-]+\.)*(?:packagephobia|gitter|saucelabs|codeclimate|codacy|deepscan|opencollective|inch-ci|libraries)\./i,
  /\/\/(?:[\w-]+\.)*(?:greenkeeper|isitmaintained|scrutinizer-ci|sonarcloud|readthedocs|netlify|semaphoreci)\./i,
  /\/\/ci\.|\/actions\/workflows\/|\/workflows\/[^/]+\/?[^/]*\.svg|api\.dependabot|status\.(?:svg|png)|build-status/i,
  /\/(?:coverage|pipeline|npm\/v|npm\/dm)\b[^?#]*\.svg/i,
];

/** Whether the image at a URL is a badge of any service. */
function isBadgeSource(source: string): boolean {
  return badgeSources.some((pattern) => pattern.test(source));
}

/** The badges of a block, and its other content. The range of a linked image is the range of its link. */
export interface BadgesInBlock {
  readonly badges: readonly Range[];
  /** The images that are not badges. */
  readonly images: readonly Range[];
  /** The text outside links with badges or images. */
  readonly otherText: string;
}

/**
 * Finds the badges in a block.
 *
 * @param content the content of the whole document
 */
export function badgesIn(content: readonly Content[], block: Range): BadgesInBlock {
  const badges: Range[] = [];
  const images: Range[] = [];
  let otherText = '';
  let link: { start: number; text: string; badge: boolean; image: boolean } | null = null;
  for (const item of content) {
    if (item.end < block.start || item.start > block.end) continue;
    if (item.kind === 'link-start') link = { start: item.start, text: '', badge: false, image: false };
    else if (item.kind === 'text' && link) link.text += item.text;
    else if (item.kind === 'text') otherText += item.text;
    else if (item.kind === 'image') {
      const isBadge = isBadgeSource(item.image.source);
      if (link) link[isBadge ? 'badge' : 'image'] = true;
      else (isBadge ? badges : images).push({ start: item.start, end: item.end });
    } else if (item.kind === 'link-end' && link) {
      const range = { start: link.start, end: item.end };
      if (link.badge) badges.push(range);
      else if (link.image) images.push(range);
      else otherText += link.text;
      link = null;
    }
  }
  return { badges, images, otherText: otherText.trim() };
}
