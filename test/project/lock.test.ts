import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Entry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const entries = Object.entries(lock.packages).filter(([name]) => name !== '');

describe('the lock file', () => {
  test('has the hash of every package', () => {
    expect(entries.filter(([, entry]) => entry.integrity === undefined).map(([name]) => name)).toEqual([]);
  });

  test('leaves open where packages come from', () => {
    expect(entries.filter(([, entry]) => entry.resolved !== undefined).map(([name]) => name)).toEqual([]);
  });

  test('has the packages of every system, so that npm ci works on each', () => {
    const known = entries.map(([name]) => name);
    const missing = entries
      .flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
      .filter((name) => !known.some((path) => path.endsWith(`node_modules/${name}`)));
    expect(missing).toEqual([]);
  });
});
