/** The word in every marker, and in everything that looks like one. */
const markerWord = /status[-_ ]?snippet/i;

/** Whether a text can contain a marker. Most texts cannot, and need no parser. */
export function mentionsMarkers(text: string): boolean {
  return markerWord.test(text);
}
