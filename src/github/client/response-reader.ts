import { GitHubError } from '../errors.ts';

/** A value in GitHub's response, with its path. Its type is unknown until one of the functions below has checked it. */
export interface JsonValue {
  readonly value: unknown;
  readonly path: string;
}

/** The whole data of a response. */
export function rootOf(data: unknown): JsonValue {
  return { value: data, path: '' };
}

/** A field of a value, or a field of that field. Its value is undefined if the response has no such field. */
export function field(parent: JsonValue, ...names: readonly string[]): JsonValue {
  return names.reduce(({ value, path }, name) => {
    const inner = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return { value: inner, path: path === '' ? name : `${path}.${name}` };
  }, parent);
}

/** The result of `read`; null if the response has no value there. */
export function optional<T>(json: JsonValue, read: (json: JsonValue) => T): T | null {
  return json.value === null || json.value === undefined ? null : read(json);
}

/** @throws {GitHubError} if the value is not a string */
export function asString({ value, path }: JsonValue): string {
  return typeof value === 'string' ? value : fail(path);
}

/** @throws {GitHubError} if the value is not a number */
export function asNumber({ value, path }: JsonValue): number {
  return typeof value === 'number' ? value : fail(path);
}

/** @throws {GitHubError} if the value is not an array */
export function asArray<T>({ value, path }: JsonValue, read: (json: JsonValue) => T): T[] {
  if (!Array.isArray(value)) return fail(path);
  return value.map((item, index) => read({ value: item, path: `${path}.${index}` }));
}

function fail(path: string): never {
  const fix = 'Check that GITHUB_API_URL and GITHUB_GRAPHQL_URL are the addresses of a GitHub server.';
  throw new GitHubError('unexpected-answer', `GitHub's response has no usable "${path}".`, fix);
}
