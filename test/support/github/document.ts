import {
  type DocumentNode,
  type FieldNode,
  type GraphQLError,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
  validate,
} from 'graphql';
import { publicSchema } from './schema.ts';

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

export function readDocument({ query }: GraphRequest): Document {
  const earlier = documents.get(query);
  if (earlier !== undefined) return earlier;
  const node = parse(query);
  const operations = node.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const document = { node, operations, invalid: validate(publicSchema(), node) };
  documents.set(query, document);
  return document;
}

export function rootFields(request: GraphRequest): string[] {
  return readDocument(request)
    .operations.flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
}

export function violations(request: GraphRequest): string[] {
  return readDocument(request).invalid.map(({ message }) => message);
}

export function isMutation(request: GraphRequest): boolean {
  return readDocument(request).operations.some(
    ({ operation }) => operation === OperationTypeNode.MUTATION,
  );
}

/**
 * The points that a request costs in the primary rate limit: one for each hundred requests that its connections would need
 * if each connection is full, and at least one.
 *
 * @see https://docs.github.com/en/graphql/overview/rate-limits-and-query-limits-for-the-graphql-api
 */
export function pointsOf(request: GraphRequest): number {
  const { node, operations } = readDocument(request);
  const fragments = new Map(
    node.definitions
      .filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const requestsOf = (set: SelectionSetNode | undefined, parents: number): number => {
    let sum = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        sum += requestsOf(fragments.get(selection.name.value)?.selectionSet, parents);
      } else if (selection.kind === Kind.INLINE_FRAGMENT)
        sum += requestsOf(selection.selectionSet, parents);
      else {
        const size = connectionSize(selection, request.variables);
        sum +=
          (size === null ? 0 : parents) + requestsOf(selection.selectionSet, parents * (size ?? 1));
      }
    }
    return sum;
  };
  const requests = operations.reduce(
    (sum, { selectionSet }) => sum + requestsOf(selectionSet, 1),
    0,
  );
  return Math.max(1, Math.round(requests / 100));
}

function connectionSize(
  { arguments: given = [] }: FieldNode,
  variables: GraphRequest['variables'],
): number | null {
  const value = given.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  if (value?.kind === Kind.INT) return Number(value.value);
  return value?.kind === Kind.VARIABLE ? Number(variables?.[value.name.value]) : null;
}
