import { GraphError } from './graph-error.ts';
import type { HostedRepository } from './hosted-repository.ts';
import { repositoryObject } from './objects.ts';
import type { Repositories } from './repositories.ts';

interface RepositoryArguments {
  readonly owner: string;
  readonly name: string;
}

interface ListingArguments {
  readonly first?: number;
  readonly after?: string | null;
  readonly orderBy?: { readonly field: string; readonly direction: string };
}

export function queries(repositories: Repositories) {
  return {
    rateLimit: { cost: 1 },
    repository: ({ owner, name }: RepositoryArguments) =>
      findVisible(repositories, `${owner}/${name}`),
    repositoryOwner: ({ login }: { login: string }) =>
      repositories.hasOwner(login) ? ownerObject(repositories, login) : null,
  };
}

function findVisible(repositories: Repositories, asked: string) {
  const notFound = new GraphError(
    'NOT_FOUND',
    `Could not resolve to a Repository with the name '${asked}'.`,
  );
  const repository = repositories.find(asked);
  if (repository === null) throw notFound;
  if (repository.settings.samlEnforced) {
    const words =
      'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.';
    throw new GraphError('FORBIDDEN', words, true);
  }
  if (repository.settings.contents === 'none') throw notFound;
  return repositoryObject(repository);
}

function ownerObject(repositories: Repositories, login: string) {
  return {
    __typename: 'Organization',
    id: `O_${login}`,
    login,
    repositories: (filter: ListingArguments) =>
      listing(repositories.all.filter(isVisibleOf(login)), filter),
  };
}

function isVisibleOf(login: string) {
  return ({ nameWithOwner, settings }: HostedRepository) =>
    nameWithOwner.toLowerCase().startsWith(`${login.toLowerCase()}/`) &&
    settings.contents !== 'none';
}

/** A page of repositories. A cursor is the number of a repository, so that a deleted repository does not move the others. */
function listing(all: HostedRepository[], { first, after, orderBy }: ListingArguments) {
  if (first === undefined) {
    const words =
      'You must provide a `first` or `last` value to properly paginate the `repositories` connection.';
    throw new GraphError('MISSING_PAGINATION_BOUNDARIES', words);
  }
  if (first > 100) {
    const words = `Requesting ${first} records on the \`repositories\` connection exceeds the \`first\` limit of 100 records.`;
    throw new GraphError('EXCESSIVE_PAGINATION', words);
  }
  if (orderBy !== undefined && (orderBy.field !== 'CREATED_AT' || orderBy.direction !== 'ASC')) {
    throw new Error('this server lists repositories in the order of their creation only');
  }
  const start = after ? numberIn(after) : 0;
  const rest = all.filter(({ number }) => number > start);
  const page = rest.slice(0, first);
  const last = page.at(-1);
  return {
    totalCount: all.length,
    pageInfo: {
      hasNextPage: rest.length > page.length,
      endCursor: last ? cursorOf(last.number) : null,
    },
    nodes: page.map(repositoryObject),
  };
}

function cursorOf(number: number): string {
  return Buffer.from(`cursor:v2:${number}`).toString('base64');
}

function numberIn(cursor: string): number {
  const [, number] = /^cursor:v2:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString()) ?? [];
  if (number === undefined)
    throw new GraphError(
      'INVALID_CURSOR_ARGUMENTS',
      `\`${cursor}\` does not appear to be a valid cursor.`,
    );
  return Number(number);
}
