import { readFile } from 'node:fs/promises';

/** A JSON schema, as far as it is read. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly example?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly required?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

/** An operation of the document. */
export interface Documented {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: object }>>;
  };
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
}

/** The OpenAPI document when it is complete, as far as it is read. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: object;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Resolves to the same file from the sources and from the build. */
const file = new URL('../../../../docs/openapi.json', import.meta.url);

/** Reads the committed document. */
export const readDocument = async (): Promise<ApiDocument> => JSON.parse(await readFile(file, 'utf8')) as ApiDocument;
