/** As much of JSON Schema as the API's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly example?: unknown;
  readonly type?: string | readonly string[];
  readonly readOnly?: boolean;
}

interface Content {
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema; readonly example?: unknown } };
}

/** As much of an OpenAPI operation. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
}

/** As much of an OpenAPI document. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The schema of a name that another one refers to. */
export function named(document: OpenApiDocument, { $ref }: Pick<Schema, '$ref'>): [name: string, schema: Schema] {
  const name = $ref!.split('/').at(-1)!;
  return [name, document.components.schemas[name]!];
}

/** The document as an API serves it. */
export async function openApiDocument(url: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
}
