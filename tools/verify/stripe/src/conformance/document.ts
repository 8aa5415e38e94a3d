import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';

type Schema = Record<string, unknown>;

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Schema> } }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** Stripe's published OpenAPI document, ready to judge answers. */
export class ApiDocument {
  readonly version: string;
  readonly #paths: Record<string, Record<string, Operation>>;
  readonly #ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();

  /** @throws when the file is no OpenAPI document in JSON. */
  constructor(path: string) {
    const document = JSON.parse(readFileSync(path, 'utf8')) as {
      info: { version: string };
      paths: Record<string, Record<string, Operation>>;
    };
    this.version = document.info.version;
    this.#paths = document.paths;
    withNulls(document);
    this.#ajv.addSchema({ $id: 'stripe', ...document });
  }

  /** What in an answer is not as the document says. Empty when all is well. */
  differences(method: string, path: string, status: number, answer: unknown): string[] {
    const operation = this.#operation(method, path);
    if (!operation) return [`${method} ${path} is not in the document`];
    const response = operation.responses[String(status)] ? String(status) : 'default';
    const pointer = [
      'paths',
      path,
      method.toLowerCase(),
      'responses',
      response,
      'content',
      'application/json',
      'schema',
    ];
    const validate = this.#validator(pointer);
    if (validate(answer) === true) return [];
    return mostSpecific(validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${method} ${path} ${status} ${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`;
    });
  }

  /** The names of parameters that the operation does not have. */
  unknownParameters(method: string, path: string, names: readonly string[]): string[] {
    const operation = this.#operation(method, path);
    const body = operation?.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {};
    const query = operation?.parameters?.map(({ name }) => name.replace('[]', '')) ?? [];
    return names.filter((name) => !(name in body) && !query.includes(name));
  }

  /** Whether webhook endpoints can ask for events of this type. */
  knowsEvent(type: string): boolean {
    const endpoints = this.#paths['/v1/webhook_endpoints']?.post?.requestBody?.content;
    const events = endpoints?.['application/x-www-form-urlencoded']?.schema.properties?.enabled_events;
    return ((events?.items as { enum?: string[] } | undefined)?.enum ?? []).includes(type);
  }

  #operation(method: string, path: string): Operation | undefined {
    return this.#paths[path]?.[method.toLowerCase()];
  }

  #validator(pointer: readonly string[]): ValidateFunction {
    const path = pointer.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const found = this.#validators.get(path) ?? this.#ajv.compile({ $ref: `stripe#/${path}` });
    this.#validators.set(path, found);
    return found;
  }
}

/** Says `nullable` in the words of JSON Schema. */
function withNulls(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node)) withNulls(value);
  const schema = node as Schema;
  if (schema.nullable !== true) return;
  delete schema.nullable;
  if (typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  if (Array.isArray(schema.anyOf)) schema.anyOf = [...(schema.anyOf as Schema[]), { type: 'null' }];
  if (Array.isArray(schema.enum)) schema.enum = [...(schema.enum as unknown[]), null];
}

/** Without the errors of the branches of an `anyOf`, of which the last says it all. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject[] {
  const outside = errors.filter(({ schemaPath }) => !schemaPath.includes('/anyOf/'));
  return outside.length > 0 ? outside : [...errors];
}
