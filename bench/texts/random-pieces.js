/** The pieces that random texts are made of. */
import { fragments } from './adversarial-texts.js';

/** A list of pieces, separated by spaces. */
const shortPieces =
  '* ** _ __ ` `` ``` ~ ~~ ~~~ [ ] ( ) ! \\ < > & # - + = | : ; " \' { } / . , $ ^ @ % a b 1 0 é 😀 \u00a0 ](b) ][a] ](< ![ [^ ' +
  '[x] <!-- --> -- <! <? ?> ]]> <div> </div> <div <a "> =\' </a> <br/> <script> </script> <pre> <td> <style <textarea> <svg> ' +
  '<table> <select> <template> <b><i> </b> &#x0; &lt &notit; {/* */} {/**/} <> </> <a.b {... ${ http:// www. mailto:a@ |-| :-: ' +
  'status-snippets start end slug="acme"';

/** Pieces of syntax: fragments that are slow to parse, short pieces, and pieces with spaces and line breaks. */
export const pieces = [
  ...Object.values(fragments).map(([fragment]) => fragment),
  ...shortPieces.split(' '),
  ...['\n', '\n\n', '  \n', '\r\n', '\t', ' ', '    ', '\u2028', '\0', '+++\n', '| a |\n| - |\n'],
  ...['\n    ', '\n> ', '\n- ', '\n1. ', '\n  ', '\n# ', '\n---\n', '[a]: b\n', '[^a]: c\n', '<p>\n', '<a href="'],
  ...['import a\n', 'export ', '<!-- a -->', '<!-- status-snippets ', '<!-- status-snippets end -->'],
];
