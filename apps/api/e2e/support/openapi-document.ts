/** Parts of JSON Schema that the API's document uses. */
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

/** Parts of an OpenAPI operation that tests use. */
export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly 'x-codeSamples': readonly { readonly label: string; readonly source: string }[];
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

/** Parts of an OpenAPI document that tests use. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Returns the schema that a reference names. */
export function named(document: OpenApiDocument, { $ref }: Pick<Schema, '$ref'>): [name: string, schema: Schema] {
  const name = $ref!.split('/').at(-1)!;
  return [name, document.components.schemas[name]!];
}

/** Returns the document as an API serves it. */
export async function openApiDocument(url: string): Promise<OpenApiDocument> {
  return (await (await fetch(`${url}/openapi.json`)).json()) as OpenApiDocument;
}
