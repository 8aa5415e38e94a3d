import type { ApiPropertyOptions } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { type MapPatch, checkMaps } from '@partner/kernel';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsString,
  MaxLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import { isObject } from '../validation/shape.js';
import { bodyField, type FieldOptions, must } from './body-field.js';
import { idCheck, webAddressCheck } from './text.fields.js';

/** Bounds of the number of elements in a list. */
export interface ListOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
}

/** An object with the fields of another class. Its own unknown fields are rejected like fields of the body (W5). */
export const Nested = (type: () => Type, options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    inside: { type },
    // The document generator recognizes a function that returns a class by this exact name.
    schema: { type: () => type() },
    // ValidateNested accepts null.
    checks: [must('be an object', isObject), ValidateNested({ message: '$property must be an object' })],
  });

/**
 * A list of objects with the fields of another class.
 * @param options `unique`: a field whose value only one element may have. Elements without it are never duplicates.
 */
export const ListOf = (
  type: () => Type,
  { unique, ...options }: ListOptions & { readonly unique?: string } = {},
): PropertyDecorator =>
  bodyField(options, {
    inside: { type, list: true, max: options.max },
    schema: { type: () => [type()], ...sizes(options) },
    checks: [
      IsArray({ message: '$property must be a list' }),
      ...atLeast(options),
      ...(unique === undefined ? [] : [uniqueBy(unique)]),
      ValidateNested({ each: true }),
    ],
  });

const texts = [
  IsString({ each: true, message: '$property must be a list of strings' }),
  MaxLength(1000, { each: true, message: '$property must have at most 1000 characters in each element' }),
];

/** Kinds of elements: their type, their checks, and the name of the list where the type is less precise. */
const elements = {
  text: { type: [String], checks: texts },
  webAddress: { type: [String], checks: [...texts, webAddressCheck(true)] },
  number: { type: [Number], words: 'list of numbers', checks: [must('be a list of numbers', Number.isFinite, true)] },
  id: { type: [String], words: 'list of ids', checks: [idCheck(true)] },
};

/** A list of texts, web addresses (A14), numbers or ids. */
export const ValueList = (kind: keyof typeof elements, options: ListOptions = {}): PropertyDecorator => {
  const { type, checks, words }: { type: object; checks: PropertyDecorator[]; words?: string } = elements[kind];
  const schema = { type, ...sizes(options) } as ApiPropertyOptions;
  return bodyField(options, { schema, words, checks: [...listChecks(options), ...checks] });
};

const anyObject = { type: 'object', additionalProperties: true } as const;
const anyList = { type: 'array', items: {} } as const;

/** Kinds of free-form JSON. Null is none: it counts as not given. */
const freeKinds = {
  object: { schema: anyObject, checks: [must('be an object', isObject)] },
  list: { schema: anyList, checks: [must('be a list', Array.isArray)] },
  any: {
    schema: { oneOf: [anyObject, anyList, ...['string', 'number', 'boolean'].map((type) => ({ type }))] },
    words: 'any JSON',
    checks: [],
  },
};

/** JSON defined by the caller, by default an object, stored unchanged: its keys mean nothing to the service (W14). */
export const FreeJson = ({
  of = 'object',
  ...options
}: FieldOptions & { readonly of?: keyof typeof freeKinds } = {}): PropertyDecorator =>
  bodyField(options, freeKinds[of]);

const metadataLimits = 'At most 25 keys and 8192 bytes of JSON after the change. A `null` deletes its key.';

/** The metadata of a record (§2.5). Checks the limits that depend on the request alone (W9). */
export const Metadata = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    description: metadataLimits,
    schema: anyObject,
    checks: [...freeKinds.object.checks, domainRule('metadata', (sourceMetadata) => ({ sourceMetadata }))],
  });

/** External references of a record (§2.6). Checks the limits that depend on the request alone. Null deletes a key. */
export const References = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: {
      type: 'object',
      propertyNames: { pattern: '^[A-Za-z0-9_-]{1,64}$' },
      additionalProperties: { type: ['string', 'null'], minLength: 1, maxLength: 128 },
      description: 'At most 10 keys after the change. A `null` deletes its key.',
    } as object,
    checks: [
      must('be an object', isObject),
      must('have strings or null as its values', (value) =>
        Object.values(value as object).every((one) => one === null || typeof one === 'string'),
      ),
      domainRule('references', (externalReferences) => ({ externalReferences })),
    ],
  });

/** Applies a domain rule for maps and reports the rule's own error text. */
const domainRule = (
  name: string,
  fields: (map: MapPatch<unknown>) => Parameters<typeof checkMaps>[0],
): PropertyDecorator => {
  const problem = (map: unknown): string | undefined => {
    try {
      checkMaps(fields(map as MapPatch<unknown>));
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  return ValidateBy({
    name,
    validator: {
      validate: (map) => problem(map) === undefined,
      defaultMessage: (context) => problem(context?.value) ?? '',
    },
  });
};

const uniqueBy = (field: string): PropertyDecorator =>
  ArrayUnique((element: Record<string, unknown>) => element[field] ?? element, {
    message: `$property must not have the same ${field} twice`,
  });

const sizes = ({ min, max }: ListOptions): object => ({
  ...(min !== undefined && { minItems: min }),
  ...(max !== undefined && { maxItems: max }),
});

const atLeast = ({ min }: ListOptions): PropertyDecorator[] =>
  min === undefined
    ? []
    : [ArrayMinSize(min, { message: `$property must have at least ${min} element${min === 1 ? '' : 's'}` })];

const listChecks = ({ min, max }: ListOptions): PropertyDecorator[] => [
  IsArray({ message: '$property must be a list' }),
  ...atLeast({ min }),
  ...(max === undefined ? [] : [ArrayMaxSize(max, { message: `$property must have at most ${max} elements` })]),
];
