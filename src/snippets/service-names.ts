// A guess from the help center and the dashboard of the service, which nobody there has confirmed:
// all names in this table.

/** Hosts of the service whose subdomains are pages. New pages are at the first one. */
const freeHosts = ['statuspage.me', 'hostedstatus.page', 'sp.fyi'] as const;

export const [defaultStatusPageHost] = freeHosts;

/** Whether the subdomains belonged to others before, so that a link there need not be a page. */
export function isReusedHost(host: string): boolean {
  return host === 'sp.fyi';
}

/** Subdomains of these hosts that are the service's own, and no pages. */
const ownSubdomains = new Set([
  'www',
  'blog',
  'help',
  'traffic',
  'app',
  'login',
  'auth',
  'dashboard',
]);

/** Hosts whose subdomains are status pages of another service. */
const otherServices = { 'statuspage.io': "Atlassian's Statuspage" } as const;

const slugPattern = /^(?!.*\.\.)[A-Za-z\d](?:[\w.-]{0,61}[A-Za-z\d])?$/;

export function isSlug(text: string): boolean {
  return slugPattern.test(text);
}

export function isSameSlug(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function isFreeHost(host: string): boolean {
  return freeHosts.some((free) => free === host.toLowerCase());
}

/**
 * Hosts whose subdomains are pages, in lower case: all of the service's own, unless the pages are
 * at another service.
 * @param statusPageHost as the option; null if it is not set
 */
export function pageHosts(statusPageHost: string | null): readonly string[] {
  return statusPageHost === null || isFreeHost(statusPageHost) ? freeHosts : [statusPageHost];
}

/** A page at a host whose subdomains are pages. */
export interface HostedPage {
  /** In the letter case in which it is written. */
  readonly slug: string;
  /** In lower case. */
  readonly host: string;
}

/**
 * The page that a text names by its address at a free host, or at `statusPageHost` if that is
 * another one.
 * @param written an address with any scheme and path, or a host name; with or without `www.`
 * @returns null for other texts, and for the service's own names
 */
export function pageAt(written: string, statusPageHost: string | null = null): HostedPage | null {
  const { name, host } = splitHost(hostIn(written), pageHosts(statusPageHost)) ?? {};
  if (name === undefined || host === undefined) return null;
  if (!isSlug(name) || ownSubdomains.has(name.toLowerCase())) return null;
  return { slug: name, host };
}

/**
 * Whether a text is an address or a host name of the service itself, such as `help.statuspage.me`.
 */
export function isServiceName(written: string, statusPageHost: string | null = null): boolean {
  const name = splitHost(hostIn(written), pageHosts(statusPageHost))?.name.toLowerCase();
  return name === '' || (name !== undefined && ownSubdomains.has(name));
}

/** The name of another service whose page a text names by its address or host name. */
export function otherServiceAt(written: string): string | null {
  const split = splitHost(hostIn(written), Object.keys(otherServices));
  return split && otherServices[split.host as keyof typeof otherServices];
}

/** An address with any scheme, port and path, or a host name. */
const hostPattern = /^(?:(?:https?:)?\/\/)?([^/?#:@\s]+)(?::\d+)?(?:[/?#]\S*)?$/i;

function hostIn(written: string): string {
  const [, host = ''] = hostPattern.exec(written) ?? [];
  return host;
}

/** The name in front of one of the hosts, without `www.`; empty for the host itself. */
function splitHost(written: string, hosts: readonly string[]) {
  const hostname = written.replace(/^www\./i, '');
  const host = hosts.find((each) => `.${hostname.toLowerCase()}`.endsWith(`.${each}`));
  if (host === undefined) return null;
  return { name: hostname.slice(0, -host.length).replace(/\.$/, ''), host };
}
