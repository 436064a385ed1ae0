import { formats } from '../sections/format.ts';
import { defaultBaseUrl, parseBaseUrl } from '../snippets/inputs/base-url.ts';
import { parseCustomDomain, parseStatusPageHost } from '../snippets/inputs/host-name.ts';
import { parseSlug } from '../snippets/inputs/slug.ts';
import type { Option } from './option.ts';
import { parseHeaderLines, parseShow } from './parse-values.ts';

/** The options about the page, the service and the sections. */
export const serviceOptions = [
  {
    name: 'slug',
    kind: 'text',
    value: 'slug',
    summary: 'Slug of the status page, for sections whose marker has no slug',
    parse: (text: string) => parseSlug(text),
  },
  {
    name: 'base-url',
    kind: 'text',
    value: 'url',
    default: defaultBaseUrl,
    summary: 'Address of the service',
    parse: parseBaseUrl,
  },
  {
    name: 'status-page-host',
    kind: 'text',
    value: 'host',
    defaultDescription: 'the host of base-url',
    summary: 'Host whose subdomains are the status pages, used when snippets are generated',
    parse: parseStatusPageHost,
  },
  {
    name: 'custom-domain',
    kind: 'text',
    value: 'domain',
    summary: 'Custom domain of the page, used when snippets are generated',
    parse: (text: string) => parseCustomDomain(text),
  },
  {
    name: 'source',
    kind: 'choice',
    choices: ['auto', 'endpoint', 'offline'],
    default: 'auto',
    summary:
      "Where snippets come from; auto asks the service, and generates them if the page's plan does not include the API",
  },
  {
    name: 'show',
    kind: 'text',
    value: 'names',
    defaultDescription: 'badge link; in a heading badge',
    summary: 'Snippets to show, in order, separated by spaces: badge, link, widget, script, definitions',
    parse: parseShow,
  },
  {
    name: 'header',
    input: 'headers',
    kind: 'list',
    value: 'name: value',
    summary: 'Header to send to the service, such as credentials; its value is never logged or stored',
    parse: parseHeaderLines,
  },
  {
    name: 'max-age',
    kind: 'seconds',
    value: 'seconds',
    default: '300',
    range: [0, 31_536_000],
    summary: 'How long to reuse a cached response, in seconds; 0 always asks the service',
  },
  {
    name: 'format',
    kind: 'choice',
    choices: formats,
    defaultDescription: 'by file extension',
    summary: 'Read every file in this format',
  },
] as const satisfies readonly Option[];
