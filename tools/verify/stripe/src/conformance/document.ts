import { readFileSync } from 'node:fs';
import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv } from 'ajv';

type Schema = Record<string, unknown>;

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Schema> } }> };
  responses: Record<string, { content: Record<string, { schema: Schema }> }>;
}

/** Stripe's published OpenAPI document, for validating responses. */
export class ApiDocument {
  readonly version: string;
  readonly #paths: Record<string, Record<string, Operation>>;
  readonly #ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  readonly #validators = new Map<string, ValidateFunction>();

  /** @throws if the file is not an OpenAPI document in JSON. */
  constructor(path: string) {
    const document = JSON.parse(readFileSync(path, 'utf8')) as {
      info: { version: string };
      paths: Record<string, Record<string, Operation>>;
    };
    this.version = document.info.version;
    this.#paths = document.paths;
    convertNullable(document);
    this.#ajv.addSchema({ $id: 'stripe', ...document });
  }

  /** Returns the differences between a response and the document; empty if it conforms. */
  differences(method: string, path: string, status: number, body: unknown): string[] {
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
    if (validate(body) === true) return [];
    return mostSpecific(validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${method} ${path} ${status} ${instancePath}: ${message ?? ''} ${JSON.stringify(params)}`;
    });
  }

  /** Returns the names that are not parameters of the operation. */
  unknownParameters(method: string, path: string, names: readonly string[]): string[] {
    const operation = this.#operation(method, path);
    const body = operation?.requestBody?.content['application/x-www-form-urlencoded']?.schema.properties ?? {};
    const query = operation?.parameters?.map(({ name }) => name.replace('[]', '')) ?? [];
    return names.filter((name) => !(name in body) && !query.includes(name));
  }

  /** True if webhook endpoints can subscribe to this event type. */
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

/** Replaces OpenAPI's `nullable` with the JSON Schema equivalent, in place. */
function convertNullable(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  for (const value of Object.values(node)) convertNullable(value);
  const schema = node as Schema;
  if (schema.nullable !== true) return;
  delete schema.nullable;
  if (typeof schema.type === 'string') schema.type = [schema.type, 'null'];
  if (Array.isArray(schema.anyOf)) schema.anyOf = [...(schema.anyOf as Schema[]), { type: 'null' }];
  if (Array.isArray(schema.enum)) schema.enum = [...(schema.enum as unknown[]), null];
}

/** Drops the errors of `anyOf` branches if there are others, because the `anyOf` error itself covers them. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject[] {
  const outside = errors.filter(({ schemaPath }) => !schemaPath.includes('/anyOf/'));
  return outside.length > 0 ? outside : [...errors];
}
