import { readFile } from 'node:fs/promises';
import type { Schema } from './schema.js';

interface Referable {
  readonly $ref?: string;
}
export interface Parameter extends Referable {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly schema?: Schema;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export interface DocumentedResponse extends Referable {
  readonly content?: Content;
}
interface RawOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
  readonly security?: readonly object[];
}
/** OpenAPI 3.1 document with unresolved references. */
export interface RawDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Operation with resolved references, except for those inside schemas. */
export interface Operation {
  /** Method and path: `POST /partner/v1/leads`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body?: { readonly type: string; readonly schema: Schema; readonly required: boolean };
  readonly responses: ReadonlyMap<number, DocumentedResponse>;
  readonly needsCredential: boolean;
}

const methods = new Set(['get', 'head', 'put', 'post', 'delete', 'patch', 'options', 'trace']);

/** OpenAPI document with lookups by operation name, path and reference. */
export class ApiDocument {
  readonly operations: readonly Operation[];
  readonly #patterns: readonly { readonly pattern: RegExp; readonly operation: Operation }[];

  constructor(readonly raw: RawDocument) {
    this.operations = Object.entries(raw.paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => methods.has(method))
        .map(([method, operation]) => this.#operation(method.toUpperCase(), path, operation)),
    );
    this.#patterns = this.operations.map((operation) => ({ operation, pattern: patternOf(operation.path) }));
  }

  static async read(file: string): Promise<ApiDocument> {
    return new ApiDocument(JSON.parse(await readFile(file, 'utf8')) as RawDocument);
  }

  /** @throws Error if the document has no such operation. */
  operation(name: string): Operation {
    const found = this.operations.find((operation) => operation.name === name);
    if (!found) throw new Error(`The document has no operation ${name}`);
    return found;
  }

  /** Returns the operations of a concrete path, for all methods. */
  operationsAt(path: string): Operation[] {
    return this.#patterns.filter(({ pattern }) => pattern.test(path)).map(({ operation }) => operation);
  }

  /** Resolves a reference, and merges the members of `allOf`. */
  follow(schema: Schema): Schema {
    if (schema.$ref !== undefined) return this.follow(this.at(schema.$ref) as Schema);
    if (!schema.allOf) return schema;
    const { allOf, ...own } = schema;
    return [...allOf.map((part) => this.follow(part)), own].reduce((all, part) => ({
      ...all,
      ...part,
      ...((all.properties ?? part.properties) && { properties: { ...all.properties, ...part.properties } }),
      ...((all.required ?? part.required) && { required: [...(all.required ?? []), ...(part.required ?? [])] }),
    }));
  }

  /** Returns the target of a reference within the document. */
  at(reference: string): unknown {
    const keys = reference.replace(/^#\//, '').split('/');
    return keys
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((inside, key) => (inside as Record<string, unknown>)[key], this.raw);
  }

  #operation(method: string, path: string, operation: RawOperation): Operation {
    const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    return {
      name: `${method} ${path}`,
      method,
      path,
      parameters: (operation.parameters ?? []).map((parameter) => this.#followed(parameter)),
      ...(type !== undefined && {
        body: { type, schema: media?.schema ?? {}, required: operation.requestBody?.required === true },
      }),
      responses: new Map(
        Object.entries(operation.responses).map(([status, response]) => [Number(status), this.#followed(response)]),
      ),
      needsCredential: (operation.security ?? []).length > 0,
    };
  }

  #followed<T extends Referable>(value: T): T {
    return value.$ref === undefined ? value : (this.at(value.$ref) as T);
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split(/\{[^}]+\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  );
