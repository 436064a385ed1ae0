/**
 * The keys that the outermost object of a JSON text holds more than once. Parsers disagree on which one counts, and
 * JSON.parse does not tell.
 *
 * @param json valid JSON.
 */
export function repeatedKeys(json: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  let depth = 0;
  for (const [token] of json.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(?:\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    else if (depth === 1 && token.endsWith(':')) {
      const key: string = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1));
      (seen.has(key) ? repeated : seen).add(key);
    }
  }
  return repeated;
}
