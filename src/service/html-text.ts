import { Tokenizer, TokenizerMode } from 'parse5';

/** How the content of these elements is read, as HTML says; what they hold is not for people, but for the title. */
const rawContent = new Map([
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['textarea', TokenizerMode.RCDATA],
  ['title', TokenizerMode.RCDATA],
  ['xmp', TokenizerMode.RAWTEXT],
]);

/**
 * The text a person sees of an HTML page, the title first. Tokens only, no tree: a page made to hurt costs no more
 * than its length.
 */
export function textOfPage(html: string): string {
  const texts: string[] = [];
  let raw: string | null = null;
  const take = ({ chars }: { readonly chars: string }) => {
    if (raw === null || raw === 'title') texts.push(chars);
  };
  const tokenizer: Tokenizer = new Tokenizer(
    {},
    {
      onCharacter: take,
      onWhitespaceCharacter: take,
      onNullCharacter: () => {},
      onComment: () => {},
      onDoctype: () => {},
      onEof: () => {},
      onStartTag({ tagName }) {
        texts.push(' ');
        const mode = rawContent.get(tagName);
        if (mode === undefined) return;
        raw = tagName;
        tokenizer.state = mode;
        tokenizer.lastStartTagName = tagName;
      },
      onEndTag({ tagName }) {
        texts.push(' ');
        if (tagName === raw) raw = null;
      },
    },
  );
  tokenizer.write(html, true);
  return withoutRepeatedTitle(texts.join('').replace(/\s+/g, ' ').trim());
}

/** `403 Forbidden 403 Forbidden nginx` says it once too often. */
function withoutRepeatedTitle(text: string): string {
  const repeated = /^(.{3,80}?) \1(?= |$)/.exec(text);
  return repeated === null ? text : text.slice((repeated[1] ?? '').length + 1);
}
