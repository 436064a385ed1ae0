/** What begins or ends a comment, and so a marker, in Markdown, HTML or MDX. */
const markerTexts = ['<!--', '-->', '--!>', '{/*', '*/}'];

/** What of a comment or marker a text holds, as the end of a sentence: `a comment or marker ("<!--")`; null without. */
export function findMarkerText(text: string): string | null {
  const found = markerTexts.find((marker) => text.includes(marker));
  return found === undefined ? null : `a comment or marker ("${found}")`;
}
