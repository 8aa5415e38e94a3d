/** Type of a body or result without a schema of its own. */
const plainTypes = { 302: 'address', 'application/octet-stream': 'bytes' };

/** Returns a row for each operation of the document, with everything that a client needs to send it and to type it. */
export function operationTable({ paths, components }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const parameters = (operation.parameters ?? []).map((one) => resolved(one, components));
      const queried = parameters.filter(({ in: place }) => place === 'query');
      const has = (header) => parameters.some(({ name }) => name === header);
      const success = successOf(operation);
      const [type, { schema: form } = {}] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
      return {
        id: operation.operationId,
        name: operation['x-client-name'],
        method: method.toUpperCase(),
        path,
        ...(queried.length > 0 && { query: queried.map(({ name }) => name) }),
        ...(form && { body: refName(form) }),
        ...(operation.requestBody?.required === false && { isBodyOptional: true }),
        ...success,
        ...(has('Idempotency-Key') && { idempotent: true }),
        ...(has('If-Match') && { versioned: true }),
        ...(type === 'application/x-www-form-urlencoded' && { form: true }),
        ...((operation.security ?? []).length === 0 && { open: true }),
        summary: operation.summary,
        parameters,
      };
    }),
  );
}

/** Returns the table as JSON with a line for each operation. Summaries and parameters are only for the types. */
export function tableText(rows) {
  const lines = rows.map(({ id, ...row }) => {
    return `  ${JSON.stringify(id)}: ${JSON.stringify({ ...row, summary: undefined, parameters: undefined })}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Returns `result` with `list`, `lines` or `redirect`, and the schema of a result that has no name. */
function successOf({ operationId, responses }) {
  if (responses[302]) return { result: plainTypes[302], redirect: true };
  const [, { content = {} }] = Object.entries(responses).find(([status]) => status.startsWith('2'));
  const [type] = Object.keys(content);
  if (type === undefined) return {};
  const { schema } = content[type];
  if (plainTypes[type]) return { result: plainTypes[type] };
  if (type === 'application/x-ndjson') return { result: refName(schema.oneOf[0]), lines: true };
  if (schema.$ref) return { result: refName(schema) };
  const { data, total } = schema.properties;
  if (total) return { result: refName(data.items), list: true };
  return { result: `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Result` };
}

const refName = ({ $ref, allOf }) => ($ref ?? allOf[0].$ref).split('/').at(-1);
const resolved = (one, components) => (one.$ref ? components.parameters[one.$ref.split('/').at(-1)] : one);
