import type { GraphQLDocument } from '../client/client.ts';
import { declareVariables, type RepositoryFields, skipFields } from './branch-query.ts';

/** What to read of one of several repositories. */
export interface RepositoryRequest {
  /** `owner/name`. */
  readonly repository: string;
  /** @param suffix of the names of its variables */
  readonly select: (suffix: string) => RepositoryFields;
}

/** How many repositories one query reads with files. */
export const maxRepositoriesPerQuery = 50;

/** How many repositories one query lists by name. */
const maxNamesPerQuery = 100;

/** Reads several repositories, as `r0`, `r1` … */
export function repositoriesDocument(requests: readonly RepositoryRequest[]): GraphQLDocument {
  const [first] = requests;
  // What is the same for all is sent once.
  const same = first && requests.every(({ select }) => select === first.select) ? first.select('') : null;
  const parts = requests.map(({ repository, select }, index) => {
    const suffix = `_${index}`;
    const { text, variables } = same === null ? select(suffix) : { text: '...Fields', variables: {} };
    const [owner = '', name = ''] = repository.split('/');
    return {
      text: `r${index}: repository(owner: $owner${suffix}, name: $name${suffix}) { ${text} }`,
      variables: { [`owner${suffix}`]: owner, [`name${suffix}`]: name, ...variables },
    };
  });
  const variables = Object.assign({}, ...parts.map((part) => part.variables), same?.variables);
  const fragment = same === null ? '' : `\nfragment Fields on Repository {\n${same.text}\n}`;
  const declarations = declareVariables(variables).replace(/^, /, '');
  const fields = parts.map(({ text }) => text).join('\n');
  return { text: `query Repositories(${declarations}) {\n${fields}\n}${fragment}`, variables };
}

/**
 * Reads a page of the repositories of an owner, the oldest first, so that new ones do not move the pages.
 *
 * @param cursor null for the first page
 * @param selection of each repository; null for its name and the fields that show whether to skip it
 */
export function listingDocument(
  owner: string,
  cursor: string | null,
  selection: RepositoryFields | null,
): GraphQLDocument {
  const { text, variables } = selection ?? { text: `nameWithOwner ${skipFields}`, variables: {} };
  const first = selection === null ? maxNamesPerQuery : maxRepositoriesPerQuery;
  const document = `query Listing($owner: String!, $cursor: String${declareVariables(variables)}) {
  repositoryOwner(login: $owner) {
    repositories(
      first: ${first}, after: $cursor, ownerAffiliations: [OWNER], orderBy: { field: CREATED_AT, direction: ASC }
    ) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes { ${text} }
    }
  }
}`;
  return { text: document, variables: { owner, cursor, ...variables } };
}
