import type { GraphQLDocument } from '../client/client.ts';
import { declareVariables, type RepositoryFields, skipFields } from './branch-query.ts';

/** What a query for several repositories reads from one of them. */
export interface RepositoryRequest {
  /** `owner/name`. */
  readonly repository: string;
  /** @param suffix the suffix for the names of the variables, which are then unique in the query */
  readonly select: (suffix: string) => RepositoryFields;
}

/** How many repositories one query reads together with their files. */
export const maxRepositoriesPerQuery = 50;

/** How many repositories one query lists by name. */
const maxNamesPerQuery = 100;

/** The query for several repositories, which the response contains as `r0`, `r1` … */
export function repositoriesDocument(requests: readonly RepositoryRequest[]): GraphQLDocument {
  const [first] = requests;
  // If the fields are the same for all repositories, they are sent only once, as a fragment.
  const sharedFields = first && requests.every(({ select }) => select === first.select) ? first.select('') : null;
  const parts = requests.map(({ repository, select }, index) => {
    const suffix = `_${index}`;
    const { text, variables } = sharedFields === null ? select(suffix) : { text: '...Fields', variables: {} };
    const [owner = '', name = ''] = repository.split('/');
    return {
      text: `r${index}: repository(owner: $owner${suffix}, name: $name${suffix}) { ${text} }`,
      variables: { [`owner${suffix}`]: owner, [`name${suffix}`]: name, ...variables },
    };
  });
  const variables = Object.assign({}, ...parts.map((part) => part.variables), sharedFields?.variables);
  const fragment = sharedFields === null ? '' : `\nfragment Fields on Repository {\n${sharedFields.text}\n}`;
  const declarations = declareVariables(variables).replace(/^, /, '');
  const fields = parts.map(({ text }) => text).join('\n');
  return { text: `query Repositories(${declarations}) {\n${fields}\n}${fragment}`, variables };
}

/**
 * The query for a page of the repositories of an owner. The oldest repository comes first, so that a new one does not move
 * others to another page.
 *
 * @param cursor null for the first page
 * @param selection the fields to read of each repository; null for its name and the fields that show whether to skip it
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
