import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { parseUrl } from '../../text/parse-url.ts';
import { InputError } from './input-error.ts';

/** A host name in its ASCII form, or the rest of a sentence such as `has a port`. */
type ParsedHost =
  | { readonly outcome: 'host'; readonly host: string }
  | { readonly outcome: 'refused'; readonly problem: string };

interface HostRule {
  readonly minLabels: 1 | 2;
  /** Whether a label may look like a slug: with `_`, and with `-` at its ends. */
  readonly allowSlugLabels: boolean;
}

const plain = /^[A-Za-z\d._-]+$/;

type Problem = readonly [pattern: RegExp, problem: string];

const characterProblems: readonly Problem[] = [
  [/^$/, 'is empty'],
  [/\s/, 'has white space'],
  [/^\[|:.*:/, 'is an IP address'],
  [/[?#]/, 'has a query or fragment'],
  [/[/\\]/, 'has a path'],
  [/@/, 'has user info'],
  [/:/, 'has a port'],
  [/[^\p{L}\p{M}\p{Nd}._-]/u, 'has a character that a host name cannot have'],
];

const shapeProblems: readonly Problem[] = [
  [/^\.|\.\.|\.$/, 'has an empty part between its dots'],
  [/^\d+\.\d+\.\d+\.\d+$/, 'is an IP address'],
  [/(^|\.)localhost$/, 'is this machine only (localhost)'],
  [/(^|\.)local$/, 'is known on a local network only (.local)'],
  [/(^|\.)internal$/, 'is known on a private network only (.internal)'],
  [/[^.]{64}/, 'has a part longer than 63 characters'],
  [/^.{254}/, 'is longer than 253 characters'],
];

const plainLabelProblems: readonly Problem[] = [
  [/_/, 'has an underscore'],
  [/(^|\.)-|-(\.|$)/, 'has a hyphen at the end of a part'],
];

/** Finds characters that `new URL` drops, decodes or replaces: soft hyphens, `%2e`, full-width letters. */
export function findHostCharacterProblem(written: string): string | null {
  if (plain.test(written)) return null;
  const hidden = findHiddenCharacter(written, 'allowed');
  if (hidden !== null) return `has ${hidden}`;
  const found = firstProblem(written, characterProblems);
  if (found !== null) return found;
  return written.normalize('NFKC') === written ? null : 'has characters that are replaced by others';
}

/** Parses a public host name: no IP address in any notation, and no private network. */
export function parseHost(written: string, { minLabels, allowSlugLabels }: HostRule): ParsedHost {
  const problem = findHostCharacterProblem(written);
  if (problem !== null) return { outcome: 'refused', problem };

  // Numbers that mean an IPv4 address come out as its four parts.
  const host = parseUrl(`https://${written}`)?.hostname;
  if (host === undefined) return { outcome: 'refused', problem: 'is not a host name' };

  const shape =
    firstProblem(host, shapeProblems) ??
    (allowSlugLabels ? null : firstProblem(host, plainLabelProblems)) ??
    (host.split('.').length < minLabels ? 'has no dot' : null);
  return shape === null ? { outcome: 'host', host } : { outcome: 'refused', problem: shape };
}

function firstProblem(text: string, problems: readonly Problem[]): string | null {
  return problems.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * Parses a page's custom domain to its host name in lower-case ASCII (`xn--` where it is internationalized).
 *
 * @param value a public host name of at least two labels, or its address, as in `https://status.acme.com/`
 * @param input the name of the input, for the message
 * @throws {InputError}
 */
export function parseCustomDomain(value: string, input = 'custom-domain'): string {
  const pasted = value.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  const parsed = parseHost(withoutRootDot(pasted), { minLabels: 2, allowSlugLabels: false });
  if (parsed.outcome === 'host') return parsed.host;
  const fix = 'use the public host name of the page, such as status.acme.com';
  throw new InputError({ input, value, problem: parsed.problem, fix });
}

/** Parses the host whose subdomains are the pages, such as `statuspage.me`. It throws an `InputError`. */
export function parseStatusPageHost(value: string): string {
  const parsed = parseHost(withoutRootDot(value), { minLabels: 1, allowSlugLabels: false });
  if (parsed.outcome === 'host') return parsed.host;
  const fix = 'use only the host name that follows the slug in page addresses, such as statuspage.me';
  throw new InputError({ input: 'status-page-host', value, problem: parsed.problem, fix });
}

/** The host of a base URL; null if pages cannot be its subdomains, as those of an IP address. */
export function statusPageHostOf(baseUrl: string): string | null {
  const { hostname } = new URL(baseUrl);
  const parsed = parseHost(withoutRootDot(hostname), { minLabels: 1, allowSlugLabels: true });
  return parsed.outcome === 'host' ? parsed.host : null;
}

/** Names copied from DNS tools end with the dot of the root zone. */
function withoutRootDot(host: string): string {
  return host.replace(/(?<=[^.])\.$/, '');
}
