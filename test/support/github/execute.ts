import {
  type DocumentNode,
  execute,
  type FieldNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { GraphError } from './graph-error.ts';
import { mutations } from './mutations.ts';
import { repositoryObject } from './objects.ts';
import { publicSchema } from './schema.ts';
import type { TestRepository } from './test-repository.ts';

export interface GraphRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly node: DocumentNode;
  readonly operations: readonly OperationDefinitionNode[];
  readonly invalid: readonly GraphQLError[];
}

const documents = new Map<string, Document>();

/** Parses and validates a document, once. */
function readDocument({ query }: GraphRequest): Document {
  const known = documents.get(query);
  if (known !== undefined) return known;
  const node = parse(query);
  const operations = node.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const document = { node, operations, invalid: validate(publicSchema(), node) };
  documents.set(query, document);
  return document;
}

/** The names of a document's root fields, such as `repository` or `createCommitOnBranch`. */
export function rootFields(request: GraphRequest): string[] {
  return readDocument(request)
    .operations.flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

/** Where a document goes against GitHub's schema. */
export function violations(request: GraphRequest): string[] {
  return readDocument(request).invalid.map(({ message }) => message);
}

/** Executes a document as GitHub does, and words its errors as GitHub does. */
export async function executeGraph(repository: TestRepository, request: GraphRequest): Promise<unknown> {
  const { node, operations, invalid } = readDocument(request);
  const unknown = unknownFields(node, repository.settings.missingFields);
  if (unknown.length > 0) return { errors: unknown };
  if (invalid.length > 0) return { errors: invalid.map(describe) };
  const isMutation = operations.some(({ operation }) => operation === OperationTypeNode.MUTATION);
  const rootValue = isMutation ? mutations(repository) : { repository: lookUp(repository) };
  const { data, errors } = await execute({
    schema: publicSchema(),
    document: node,
    rootValue,
    variableValues: request.variables,
  });
  return errors === undefined ? { data } : { data, errors: errors.map(describe) };
}

/** The errors of a server whose schema lacks some fields. It does not read below them, so their variables are unused. */
function unknownFields(node: DocumentNode, missing: readonly string[]) {
  const errors: object[] = [];
  const info = new TypeInfo(publicSchema());
  const enter = (field: FieldNode) => {
    const type = info.getParentType()?.name ?? '';
    if (!missing.includes(`${type}.${field.name.value}`)) return undefined;
    const extensions = { code: 'undefinedField', typeName: type, fieldName: field.name.value };
    const message = `Field '${field.name.value}' doesn't exist on type '${type}'`;
    errors.push({ path: ['query', field.name.value], extensions, message });
    for (const { value } of field.arguments ?? []) {
      if (value.kind !== Kind.VARIABLE) continue;
      errors.push({ message: `Variable $${value.name.value} is declared by Branch but not used` });
    }
    return undefined;
  };
  visit(node, visitWithTypeInfo(info, { Field: { enter } }));
  return errors;
}

function lookUp(repository: TestRepository) {
  return ({ owner, name }: { owner: string; name: string }) => {
    const asked = `${owner}/${name}`;
    const { settings, nameWithOwner } = repository;
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
    return repositoryObject(repository);
  };
}

function describe({ message, path, locations, originalError }: GraphQLError) {
  if (!(originalError instanceof GraphError)) return { message, path, locations };
  const { type, saml } = originalError;
  const extensions = type === 'FORBIDDEN' ? { extensions: { saml_failure: saml } } : {};
  return { ...(type === null ? {} : { type }), path, ...extensions, locations, message };
}
