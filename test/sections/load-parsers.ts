/*
 * Loads what the code loads when it needs it. A mutation test then finds that the constants of these modules are used by
 * every test, not only by the first.
 */
import '../../src/sections/checks/same-rendering.ts';
import '../../src/sections/html/parse-html-file.ts';
import '../../src/sections/markdown/event-parser.ts';
import '../../src/sections/mdx/parse-mdx.ts';
