import { execute, type GraphQLError, Kind, OperationTypeNode, parse, validate } from 'graphql';
import { GraphError } from './graph-error.ts';
import { mutations } from './mutations.ts';
import { repositoryObject } from './objects.ts';
import { publicSchema } from './schema.ts';
import type { World } from './world.ts';

export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** The names of a document's root fields, such as `repository` or `createCommitOnBranch`. */
export function rootFields({ query }: GraphRequest): string[] {
  return parse(query)
    .definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

/** Where a document goes against GitHub's schema. */
export function violations({ query }: GraphRequest): string[] {
  return validate(publicSchema(), parse(query)).map(({ message }) => message);
}

/** Executes a document as GitHub does, and words its errors as GitHub does. */
export async function executeGraph(world: World, { query, variables = {} }: GraphRequest): Promise<unknown> {
  const schema = publicSchema();
  const document = parse(query);
  const invalid = validate(schema, document);
  if (invalid.length > 0) return { errors: invalid.map(describe) };
  const isMutation = document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION,
  );
  const rootValue = isMutation
    ? mutations(world)
    : { repository: lookUp(world), viewer: { login: 'github-actions[bot]' } };
  const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables });
  return errors === undefined ? { data } : { data, errors: errors.map(describe) };
}

function lookUp(world: World) {
  return ({ owner, name }: { owner: string; name: string }) => {
    const asked = `${owner}/${name}`;
    const { settings, nameWithOwner } = world;
    if (asked !== nameWithOwner && !settings.formerNames.includes(asked)) {
      throw new GraphError('NOT_FOUND', `Could not resolve to a Repository with the name '${asked}'.`);
    }
    if (settings.samlEnforced) {
      const words =
        'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.';
      throw new GraphError('FORBIDDEN', words, true);
    }
    if (settings.contents === 'none') {
      throw new GraphError('NOT_FOUND', `Could not resolve to a Repository with the name '${asked}'.`);
    }
    return repositoryObject(world);
  };
}

function describe({ message, path, locations, originalError }: GraphQLError) {
  if (!(originalError instanceof GraphError)) return { message, path, locations };
  const { type, saml } = originalError;
  const extensions = type === 'FORBIDDEN' ? { extensions: { saml_failure: saml } } : {};
  return { ...(type === null ? {} : { type }), path, ...extensions, locations, message };
}
