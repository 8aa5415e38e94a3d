import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiOperation, ApiResponse, type ApiResponseSchemaHost, getSchemaPath } from '@nestjs/swagger';

/**
 * Names and describes an operation in the document.
 * @param operationId unique, in camel case, and stable (R82): generated clients have a method of that name.
 * @param summary a few words.
 * @param description the effect, side effects and specific failures, sentence by sentence.
 */
export const Operation = (
  operationId: string,
  summary: string,
  ...description: readonly [string, ...string[]]
): MethodDecorator => ApiOperation({ operationId, summary, description: description.join(' ') });

/** Options of an item response. */
interface ItemOptions {
  /** 200 by default. */
  readonly status?: number;
  /** True if the response has the item's version as `ETag` (R20). */
  readonly versioned?: boolean;
}

type SchemaObject = ApiResponseSchemaHost['schema'];
type HeadersObject = NonNullable<ApiResponseSchemaHost['headers']>;

const integer = (description: string): SchemaObject => ({ type: 'integer', description });
const header = (name: string): HeadersObject[string] => ({ $ref: `#/components/headers/${name}` });

function answer(
  model: Type,
  status: number,
  description: string,
  schema: object,
  headers: HeadersObject,
): MethodDecorator {
  return applyDecorators(ApiExtraModels(model), ApiResponse({ status, description, schema: schema, headers }));
}

/** Documents a response with one item. */
export const ApiItem = (
  model: Type,
  description: string,
  { status = 200, versioned = false }: ItemOptions = {},
): MethodDecorator =>
  answer(model, status, description, { $ref: getSchemaPath(model) }, versioned ? { ETag: header('ETag') } : {});

/** Documents a page of items in the standard envelope. By default it comes from the list cache (conventions, W12). */
export const ApiList = (
  model: Type,
  description: string,
  { cached = true }: { readonly cached?: boolean } = {},
): MethodDecorator =>
  answer(
    model,
    200,
    description,
    envelope(model, {
      page: integer('The page number, from 1.'),
      limit: integer('The maximum number of items on a page.'),
      total: integer('The total number of items on all pages.'),
    }),
    cached ? { 'X-Cache': header('X-Cache') } : {},
  );

/**
 * Documents a response with a part of a feed (§6.2).
 * @param ends true if the feed has a last part, which has no `nextCursor` (R53).
 */
export const ApiFeed = (
  model: Type,
  description: string,
  { ends = false }: { readonly ends?: boolean } = {},
): MethodDecorator =>
  answer(
    model,
    200,
    description,
    envelope(
      model,
      {
        nextCursor: {
          type: 'string',
          description: `The \`cursor\` of the next request${ends ? '; absent on the last page' : ''}.`,
        },
        hasMore: { type: 'boolean', description: 'True if there are more items to read now.' },
      },
      ends ? ['nextCursor'] : [],
    ),
    {},
  );

/** Documents a failure in addition to the failures of every route of this kind, for example 423. */
export const ApiFails = (status: number, description: string): MethodDecorator =>
  ApiResponse({ status, description, schema: { $ref: '#/components/schemas/Error' } });

function envelope(model: Type, others: Record<string, SchemaObject>, optional: readonly string[] = []): object {
  const items = {
    type: 'array',
    items: { $ref: getSchemaPath(model) },
    description: 'The items, in the order of the list.',
  };
  const properties = { data: items, ...others };
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', required, properties };
}
