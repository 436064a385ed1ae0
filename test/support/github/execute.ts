import {
  type DocumentNode,
  execute,
  type FieldNode,
  GraphQLError,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { type GraphRequest, isMutation, readDocument } from './document.ts';
import { GraphError } from './graph-error.ts';
import { type Limits, LookUps } from './limits.ts';
import { mutations } from './mutations.ts';
import { queries } from './queries.ts';
import type { Repositories } from './repositories.ts';
import type { RestResponse } from './rest.ts';
import { publicSchema } from './schema.ts';

export interface GraphServer {
  readonly repositories: Repositories;
  readonly limits: Limits;
  readonly missingFields: readonly string[];
}

export async function executeGraph(
  server: GraphServer,
  request: GraphRequest,
): Promise<RestResponse> {
  if (request.query.length > server.limits.documentLength) {
    return { status: 200, body: { errors: [{ message: 'Timeout on validation of query' }] } };
  }
  const { node, invalid } = readDocument(request);
  const unknown = unknownFields(node, server.missingFields);
  if (unknown.length > 0) return { status: 200, body: { errors: unknown } };
  if (invalid.length > 0) return { status: 200, body: { errors: invalid.map(describe) } };
  const lookUps = new LookUps(server.limits);
  const { data, errors } = await execute({
    schema: publicSchema(),
    document: node,
    rootValue: isMutation(request) ? mutations(server.repositories) : queries(server.repositories),
    contextValue: lookUps,
    variableValues: request.variables,
  });
  return (
    lookUps.refusal ?? {
      status: 200,
      body: errors === undefined ? { data } : { data, errors: errors.map(describe) },
    }
  );
}

/** The errors of a server whose schema lacks some fields. Variables in the arguments of these fields count as unused. */
function unknownFields(node: DocumentNode, missing: readonly string[]) {
  const errors: object[] = [];
  if (missing.length === 0) return errors;
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

function describe({ message, path, locations, originalError }: GraphQLError) {
  const isExpected = originalError instanceof GraphError || originalError instanceof GraphQLError;
  // Only these errors, and a missing value that the schema requires, are no defects of this server.
  if (originalError && !isExpected && !message.startsWith('Cannot return null'))
    throw originalError;
  if (!(originalError instanceof GraphError)) return { message, path, locations };
  const { type, saml } = originalError;
  const extensions = type === 'FORBIDDEN' ? { extensions: { saml_failure: saml } } : {};
  return { ...(type === null ? {} : { type }), path, ...extensions, locations, message };
}
