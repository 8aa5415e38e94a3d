import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation } from '../document/api-document.js';
import type { Schema } from '../document/schema.js';
import { json, lines } from './parse-body.js';

/** Validates response bodies against the schemas of the document. */
export class ResponseSchemas {
  readonly #ajv = new Ajv2020({ strict: false, allErrors: false });
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(private readonly document: ApiDocument) {
    // The plugin's types describe its CommonJS export.
    (addFormats as unknown as (ajv: Ajv2020) => void)(this.#ajv);
    this.#ajv.addSchema(document.raw, 'api');
  }

  /** Returns the schema of a response; lines are treated as a list. Undefined for a response without a body. */
  schemaOf(operation: Operation, status: number): Schema | undefined {
    const content = operation.responses.get(status)?.content;
    const line = content?.[lines]?.schema;
    return line ? { type: 'array', items: line } : content?.[json]?.schema;
  }

  /** Returns the first place where a body differs from its schema; undefined if it conforms. */
  mismatch(operation: Operation, status: number, body: unknown): { where: string; message: string } | undefined {
    const schema = this.schemaOf(operation, status);
    if (!schema) return undefined;
    const name = `${operation.name} ${status}`;
    const check = this.#checks.get(name) ?? this.#ajv.compile(withAbsoluteReferences(schema));
    this.#checks.set(name, check);
    if (check(body)) return undefined;
    const [error] = check.errors ?? [];
    const where = (error?.instancePath ?? '').replaceAll(/\/\d+/g, '/n');
    return { where: `${where || '/'} ${error?.keyword ?? ''}`, message: this.#ajv.errorsText(check.errors) };
  }

  /** Returns the places of `null` in described fields. W1 allows `null` only in free JSON. */
  nulls(schema: Schema, value: unknown, place = ''): string[] {
    if (value === null) return [place || '/'];
    if (typeof value !== 'object') return [];
    const { items, properties = {}, additionalProperties, oneOf } = this.document.follow(schema);
    if (oneOf?.some((one) => one.additionalProperties === true)) return [];
    if (Array.isArray(value)) return items ? value.flatMap((one) => this.nulls(items, one, `${place}/n`)) : [];
    return Object.entries(value).flatMap(([key, inside]) => {
      const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
      const known = Object.hasOwn(properties, key) ? properties[key] : others;
      if (known) return this.nulls(known, inside, `${place}/${key}`);
      return inside === null && additionalProperties !== true ? [`${place}/${key}`] : [];
    });
  }
}

/** Makes references absolute, since the document is registered under the name `api`. */
function withAbsoluteReferences<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"$ref":"#/', '"$ref":"api#/')) as T;
}
