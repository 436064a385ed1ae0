/*
 * Imports the modules that the code imports only when it needs them. Otherwise a mutation test would conclude that only the
 * first test uses the constants of these modules.
 */
import '../../src/sections/same-rendering.ts';
import '../../src/sections/html/parse-html-file.ts';
import '../../src/sections/markdown/parse-markdown.ts';
import '../../src/sections/mdx/parse-mdx.ts';
