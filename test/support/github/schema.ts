import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, GraphQLError, GraphQLScalarType, type GraphQLSchema } from 'graphql';

let loaded: GraphQLSchema | null = null;

/** GitHub's public schema, with the scalars checked that a sloppy client gets wrong. */
export function publicSchema(): GraphQLSchema {
  if (loaded !== null) return loaded;
  const schema = buildSchema(published.idl, { assumeValidSDL: true });
  for (const [name, isValid] of Object.entries(scalarRules)) {
    const scalar = schema.getType(name);
    if (!(scalar instanceof GraphQLScalarType)) throw new Error(`no scalar ${name}`);
    scalar.parseValue = (value) => {
      if (typeof value === 'string' && isValid(value)) return value;
      throw new GraphQLError(`${String(value).slice(0, 80)} is not a valid ${name}`);
    };
  }
  loaded = schema;
  return schema;
}

const scalarRules: Readonly<Record<string, (value: string) => boolean>> = {
  Base64String: (value) => Buffer.from(value, 'base64').toString('base64') === value,
  GitObjectID: (value) => /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value),
  GitRefname: (value) => /^refs\/[^ ]+$/.test(value),
};
