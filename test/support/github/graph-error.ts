export class GraphError extends Error {
  override readonly name = 'GraphError';
  readonly type: string | null;
  readonly saml: boolean;

  constructor(type: string | null, message: string, saml = false) {
    super(message);
    this.type = type;
    this.saml = saml;
  }
}
