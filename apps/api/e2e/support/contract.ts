import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Operation {
  readonly responses?: Record<string, { readonly content?: Record<string, { readonly schema?: object }> }>;
}

/** Checks every response that tests receive against the OpenAPI document. */
export class Contract {
  readonly #ajv: Ajv2020;
  readonly #paths: readonly {
    readonly pattern: RegExp;
    readonly operations: Record<string, Operation>;
    readonly path: string;
  }[];
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: { readonly paths: Record<string, Record<string, Operation>> }) {
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    // The plugin's types describe its CommonJS form.
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema(closed(document) as object, 'api');
    this.#paths = Object.entries(document.paths).map(([path, operations]) => ({
      path,
      operations,
      pattern: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
    }));
  }

  /** @throws Error if the document does not have the status, or the body does not match the schema. */
  check(method: string, path: string, status: number, body: unknown, type = 'application/json'): void {
    const known = this.#paths.find(({ pattern }) => pattern.test(path));
    const operation = known?.operations[method.toLowerCase()];
    if (!known || !operation) return;
    const response = operation.responses?.[String(status)];
    const name = `${method} ${known.path} ${status}`;
    if (!response) throw new Error(`${name} is not in the OpenAPI document: ${JSON.stringify(body)}`);
    if (!response.content?.[type]?.schema) return;
    const check = this.#check(name, [
      'paths',
      known.path,
      method.toLowerCase(),
      'responses',
      String(status),
      'content',
      type,
      'schema',
    ]);
    if (!check(body))
      throw new Error(`${name}: ${this.#ajv.errorsText(check.errors)} in ${JSON.stringify(body)?.slice(0, 2000)}`);
  }

  /** Checks a response with one JSON text per line. */
  checkLines(method: string, path: string, lines: readonly unknown[]): void {
    for (const line of lines) this.check(method, path, 200, line, 'application/x-ndjson');
  }

  #check(name: string, path: readonly string[]): ValidateFunction {
    const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
    const check = this.#checks.get(name) ?? this.#ajv.compile({ $ref: `api#/${pointer}` });
    this.#checks.set(name, check);
    return check;
  }
}

/** Closes object schemas, so that undocumented fields fail. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, closed(inside)]));
  return 'properties' in copy && !('additionalProperties' in copy) && !('allOf' in copy)
    ? { ...copy, additionalProperties: false }
    : copy;
}
