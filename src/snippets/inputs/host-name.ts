import { StatusSnippetsError } from '../../text/errors.ts';
import { findHiddenCharacter } from '../../text/hidden-characters.ts';
import { parseUrl } from '../../text/parse-url.ts';

/** A host name in its ASCII form, or what is wrong with it, as the rest of a sentence: `has a port`. */
type ParsedHost =
  | { readonly outcome: 'host'; readonly host: string }
  | { readonly outcome: 'refused'; readonly problem: string };

interface HostRule {
  readonly minLabels: 1 | 2;
  /** Whether a label may look like a slug: with `_`, and with `-` at its ends. */
  readonly allowSlugLabels: boolean;
}

/** Text with the characters of an ASCII host name only. */
const plain = /^[A-Za-z\d._-]+$/;

type ProblemPattern = readonly [pattern: RegExp, problem: string];

const characterProblems: readonly ProblemPattern[] = [
  [/^$/, 'is empty'],
  [/\s/, 'has white space'],
  [/^\[|:.*:/, 'is an IP address'],
  [/[?#]/, 'has a query or fragment'],
  [/[/\\]/, 'has a path'],
  [/@/, 'has user info'],
  [/:/, 'has a port'],
  [/[^\p{L}\p{M}\p{Nd}._-]/u, 'has a character that a host name cannot have'],
];

const shapeProblems: readonly ProblemPattern[] = [
  [/^\.|\.\.|\.$/, 'has an empty part between its dots'],
  [/^\d+\.\d+\.\d+\.\d+$/, 'is an IP address'],
  [/(^|\.)localhost$/, 'is this machine only (localhost)'],
  [/(^|\.)local$/, 'is known on a local network only (.local)'],
  [/(^|\.)internal$/, 'is known on a private network only (.internal)'],
  [/[^.]{64}/, 'has a part longer than 63 characters'],
  [/^.{254}/, 'is longer than 253 characters'],
];

const plainLabelProblems: readonly ProblemPattern[] = [
  [/_/, 'has an underscore'],
  [/(^|\.)-|-(\.|$)/, 'has a part that begins or ends with a hyphen'],
];

/**
 * Describes why the characters of a host name are refused, as the rest of a sentence; null if they are accepted. The
 * characters that `new URL` drops, decodes or replaces are refused too: soft hyphens, `%2e`, full-width letters.
 */
export function findHostCharacterProblem(written: string): string | null {
  if (plain.test(written)) return null;
  const hidden = findHiddenCharacter(written, 'breaks-allowed');
  if (hidden !== null) return `has ${hidden}`;
  const problem = firstProblem(written, characterProblems);
  if (problem !== null) return problem;
  return written.normalize('NFKC') === written ? null : 'has characters that are replaced by others';
}

/** Parses a public host name. An IP address in any notation and the name of a private network are refused. */
export function parseHost(written: string, { minLabels, allowSlugLabels }: HostRule): ParsedHost {
  const characterProblem = findHostCharacterProblem(written);
  if (characterProblem !== null) return { outcome: 'refused', problem: characterProblem };

  // `new URL` writes every number that means an IPv4 address as four parts, which `shapeProblems` refuses.
  const host = parseUrl(`https://${written}`)?.hostname;
  if (host === undefined) return { outcome: 'refused', problem: 'is not a host name' };

  const shapeProblem =
    firstProblem(host, shapeProblems) ??
    (allowSlugLabels ? null : firstProblem(host, plainLabelProblems)) ??
    (host.split('.').length < minLabels ? 'has no dot' : null);
  return shapeProblem === null ? { outcome: 'host', host } : { outcome: 'refused', problem: shapeProblem };
}

function firstProblem(text: string, problems: readonly ProblemPattern[]): string | null {
  return problems.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/**
 * Parses the custom domain of a page, and returns its host name in lower-case ASCII (`xn--` where it is internationalized).
 *
 * @param value a public host name of at least two labels, or its address, as in `https://status.acme.com/`
 * @param input the name of the input, for the message
 * @throws {StatusSnippetsError}
 */
export function parseCustomDomain(value: string, input = 'custom-domain'): string {
  const written = value.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  const parsed = parseHost(withoutRootDot(written), { minLabels: 2, allowSlugLabels: false });
  if (parsed.outcome === 'host') return parsed.host;
  const fix = 'use the public host name of the page, such as status.acme.com';
  throw new StatusSnippetsError('invalid-input', { subject: input, value, problem: parsed.problem, fix });
}

/**
 * Parses the host whose subdomains are the pages, such as `statuspage.me`.
 *
 * @throws {StatusSnippetsError}
 */
export function parseStatusPageHost(value: string): string {
  const parsed = parseHost(withoutRootDot(value), { minLabels: 1, allowSlugLabels: false });
  if (parsed.outcome === 'host') return parsed.host;
  const fix = 'use only the host name that follows the slug in page addresses, such as statuspage.me';
  throw new StatusSnippetsError('invalid-input', { subject: 'status-page-host', value, problem: parsed.problem, fix });
}

/** The host of a base URL, whose subdomains are the pages; null if it cannot have subdomains, as with an IP address. */
export function statusPageHostOf(baseUrl: string): string | null {
  const { hostname } = new URL(baseUrl);
  const parsed = parseHost(withoutRootDot(hostname), { minLabels: 1, allowSlugLabels: true });
  return parsed.outcome === 'host' ? parsed.host : null;
}

/** Removes the dot of the root zone, which names copied from DNS tools end with. */
function withoutRootDot(host: string): string {
  return host.replace(/(?<=[^.])\.$/, '');
}
