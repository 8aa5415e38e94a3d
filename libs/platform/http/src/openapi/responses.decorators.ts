import { applyDecorators, type Type } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, type ApiResponseSchemaHost, getSchemaPath } from '@nestjs/swagger';

/** How an item is answered. */
interface ItemOptions {
  /** 200 unless given. */
  readonly status?: number;
  /** Whether the answer carries the item's version as `ETag` (R20). */
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

/** Documents that a route answers one item. */
export const ApiItem = (
  model: Type,
  description: string,
  { status = 200, versioned = false }: ItemOptions = {},
): MethodDecorator =>
  answer(model, status, description, { $ref: getSchemaPath(model) }, versioned ? { ETag: header('ETag') } : {});

/**
 * Documents that a route answers a page of items in the standard envelope, from the list cache unless it says otherwise
 * (conventions, W12).
 */
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
      page: integer('The number of this page, from 1.'),
      limit: integer('How many items a page has.'),
      total: integer('How many items there are on all pages.'),
    }),
    cached ? { 'X-Cache': header('X-Cache') } : {},
  );

/**
 * Documents that a route answers a part of a feed (§6.2). @param ends whether the feed has a last part, without a
 * `nextCursor` (R53).
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
        hasMore: { type: 'boolean', description: 'Whether there is more to read now.' },
      },
      ends ? ['nextCursor'] : [],
    ),
    {},
  );

/** Documents that a route answers 204 without a body. */
export const ApiNothing = (description: string): MethodDecorator => ApiResponse({ status: 204, description });

/** Documents a failure beside those that every route of its kind has, for example 423. */
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
