/**
 * HTML, which begins with a tag, becomes JSX: elements without content end with a slash, and words are written as strings,
 * because MDX would otherwise parse Markdown and links in them. Markdown snippets mean the same in MDX.
 */
export function toMdx(snippet: string): string {
  if (!snippet.startsWith('<')) return snippet;
  return snippet
    .replace(/><\/script>|(?<=<img[^>]*?) *\/?>/, ' />')
    .replace(/(?<=\s(?:async|defer))=""/g, '') // React leaves out a boolean attribute whose value is empty
    .replace(/(?<=<\/strong>)[^<]+|(?<=<a [^>]*>)[^<]+/g, "{'$&'}");
}
