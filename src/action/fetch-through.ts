/**
 * A fetch that goes through a proxy. Node's own cannot be told to, and a dispatcher only fits the fetch of its own version;
 * both come from the package that the client for GitHub uses.
 */
export async function fetchThrough(proxy: string): Promise<typeof fetch> {
  const { ProxyAgent, fetch: ask } = await import('undici');
  const dispatcher = new ProxyAgent(proxy);
  // The types of the two differ in details of streams and forms that a question without a body does not touch.
  const through: unknown = (input: string | URL, init?: object) => ask(input, { ...init, dispatcher });
  return through as typeof fetch;
}
