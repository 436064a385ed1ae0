import type { Content } from '../embeds/recognize/visible-content.ts';
import type { Range } from '../text/range.ts';

/** Hosts and paths of images that say something about a project: its version, its tests, its downloads. */
const badgeSources: readonly RegExp[] = [
  /badge/i,
  /\bshields\b/i,
  /\/\/(?:[\w-]+\.)*(?:travis-ci|circleci|codecov|coveralls|appveyor|snyk|david-dm|nodei|badgen|badgers|bundlephobia)\./i,
  /\/\/(?:[\w-]+\.)*(?:packagephobia|gitter|saucelabs|codeclimate|codacy|deepscan|opencollective|inch-ci|libraries)\./i,
  /\/\/(?:[\w-]+\.)*(?:greenkeeper|isitmaintained|scrutinizer-ci|sonarcloud|readthedocs|netlify|semaphoreci)\./i,
  /\/\/ci\.|\/actions\/workflows\/|\/workflows\/[^/]+\/?[^/]*\.svg|api\.dependabot|status\.(?:svg|png)|build-status/i,
  /\/(?:coverage|pipeline|npm\/v|npm\/dm)\b[^?#]*\.svg/i,
];

/** Whether an image is a badge, of whatever service. */
function isBadgeSource(source: string): boolean {
  return badgeSources.some((pattern) => pattern.test(source));
}

/** The badges in a part of a text, each with the link around it, and what else there is to read. */
export interface BadgesInBlock {
  readonly badges: readonly Range[];
  /** Other images. */
  readonly images: readonly Range[];
  /** The text that is not part of a badge. */
  readonly otherText: string;
}

/** Finds the badges in a block. */
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
