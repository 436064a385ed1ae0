/**
 * The JSON schema of the configuration file, for editors.
 *
 * @param {ReadonlyMap<string, import('../src/config/option-table.ts').OptionRow>} rows - the options, by their key in the file
 */
export function configurationSchema(rows) {
  const texts = { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 };
  const typeOf = (/** @type {import('../src/config/option-table.ts').OptionRow} */ row) => {
    if (row.kind === 'choice') return { enum: row.choices };
    if (row.kind === 'seconds') return { type: 'number', minimum: row.range[0], maximum: row.range[1] };
    if (row.kind === 'list') return texts;
    const text = { type: 'string', minLength: 1 };
    return row.name === 'show' ? { anyOf: [text, texts] } : text;
  };
  const properties = [...rows].map(([key, row]) => {
    const defaultValue = row.kind === 'seconds' ? Number(row.default) : row.default;
    return [
      key,
      { description: row.summary, ...typeOf(row), ...(defaultValue !== undefined && { default: defaultValue }) },
    ];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Settings of status-snippets',
    type: 'object',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(properties) },
    additionalProperties: false,
  };
}
