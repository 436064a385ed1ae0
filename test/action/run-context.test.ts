import { describe, expect, test } from 'vitest';
import { WorkflowError } from '../../src/action/errors.ts';
import { readContext } from '../../src/action/run-context.ts';

const env = {
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_GRAPHQL_URL: 'https://api.github.com/graphql',
  GITHUB_EVENT_NAME: 'schedule',
  GITHUB_REPOSITORY: 'acme/site',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_WORKSPACE: '/home/runner/site',
};
/** The context with this event. */
function readFrom(variables: Readonly<Record<string, string | undefined>>, content: unknown) {
  return readContext(variables, () => JSON.stringify(content));
}

const event = { repository: { default_branch: 'trunk', fork: true, private: true } };

describe('the context of a run', () => {
  test('the context of a run is read from the environment and the event', () => {
    expect(readFrom(env, event)).toEqual({
      event: 'schedule',
      repository: 'acme/site',
      ref: 'refs/heads/main',
      sha: 'a'.repeat(40),
      defaultBranch: 'trunk',
      isFork: true,
      isPublic: false,
      workspace: '/home/runner/site',
      apiUrl: 'https://api.github.com',
      graphqlUrl: 'https://api.github.com/graphql',
      hasGraphQL: true,
    });
  });

  test.each([
    null,
    42,
    'text',
    [],
    {},
    { repository: null },
    { repository: 'x' },
    { repository: { fork: 'true', default_branch: 7, private: 0 } },
  ])('the event %j, which lacks information, is accepted', (value) => {
    expect(readFrom(env, value)).toMatchObject({ defaultBranch: null, isFork: false, isPublic: null });
  });

  test('a missing event file is accepted, and one that is not JSON is an error', () => {
    const missing = () => {
      throw new Error('ENOENT');
    };
    expect(readContext(env, missing).isFork).toBe(false);
    expect(readContext({ ...env, GITHUB_EVENT_PATH: '/x' }, missing).isFork).toBe(false);
    expect(() => readContext({ ...env, GITHUB_EVENT_PATH: '/x' }, () => '{')).toThrow(
      'GITHUB_EVENT_PATH is /x, which does not contain an event: run this as',
    );
    expect(readContext({ ...env, GITHUB_EVENT_PATH: '/x' }, () => JSON.stringify(event)).isFork).toBe(true);
  });

  test.each(['GITHUB_REPOSITORY', 'GITHUB_API_URL'])(
    'a run without the variable %s is an error that explains how to run the action',
    (name) => {
      expect(() => readFrom({ ...env, [name]: '' }, event)).toThrow(WorkflowError);
      expect(() => readFrom({ ...env, [name]: undefined }, event)).toThrow(`${name} is not set: run this as`);
    },
  );

  test('the GraphQL address is derived from the API address if it is not set', () => {
    const at = (GITHUB_API_URL: string) =>
      readFrom({ ...env, GITHUB_API_URL, GITHUB_GRAPHQL_URL: undefined }, event).graphqlUrl;
    expect(at('https://api.github.com/')).toBe('https://api.github.com/graphql');
    expect(at('https://ghe.acme.com/api/v3')).toBe('https://ghe.acme.com/api/graphql');
    expect(at('http://127.0.0.1:8000')).toBe('http://127.0.0.1:8000/graphql');
  });
});
