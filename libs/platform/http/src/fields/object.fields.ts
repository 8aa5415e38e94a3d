import { ArrayMaxSize, IsArray, IsString, MaxLength, ValidateBy, ValidateNested } from 'class-validator';
import type { Shape } from '../shape/field.js';
import { isObject } from '../shape/known-fields.js';
import { bodyField, type FieldOptions } from './body-field.js';
import { anId } from './text.fields.js';

/** How many elements a list may have. */
export interface ListOptions extends FieldOptions {
  readonly max?: number;
}

/** An object with the fields of another class. Its own unknown fields are refused like those of the body (W5). */
export const Nested = (shape: () => Shape, options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    nested: shape,
    schema: { type: () => shape() as new () => object },
    checks: [ValidateNested()],
  });

/** A list of objects with the fields of another class. */
export const ListOf = (shape: () => Shape, options: ListOptions = {}): PropertyDecorator =>
  bodyField(options, {
    nested: shape,
    list: true,
    schema: { type: () => [shape() as new () => object], ...sizes(options) },
    checks: [...aList(options), ValidateNested({ each: true })],
  });

/** A list of texts. */
export const TextList = (options: ListOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: [String], ...sizes(options) },
    checks: [
      ...aList(options),
      IsString({ each: true, message: '$property must be a list of strings' }),
      MaxLength(1000, { each: true, message: '$property must have at most 1000 characters in each element' }),
    ],
  });

/** A list of ids. */
export const IdList = (options: ListOptions = {}): PropertyDecorator =>
  bodyField(options, { schema: { type: [String], ...sizes(options) }, checks: [...aList(options), anId(true)] });

/** An object of the caller's own, kept as it came: no key of it means anything here (W14). */
export const FreeJson = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: 'object', additionalProperties: true },
    checks: [must('be an object', isObject)],
  });

/** A list of the caller's own, kept as it came. */
export const FreeList = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: 'array', items: {} },
    checks: [must('be a list', Array.isArray)],
  });

/** A map of texts; null for a key deletes it (§2.6). Keys and limits are the rules' business. */
export const TextMap = (options: FieldOptions = {}): PropertyDecorator =>
  bodyField(options, {
    schema: { type: 'object', additionalProperties: { type: ['string', 'null'] } as object },
    checks: [
      must('be an object', isObject),
      must('have strings or null as its values', (value) =>
        Object.values(value as object).every((one) => one === null || typeof one === 'string'),
      ),
    ],
  });

const must = (what: string, validate: (value: unknown) => boolean): PropertyDecorator =>
  ValidateBy({ name: what, validator: { validate, defaultMessage: () => `$property must ${what}` } });

const sizes = ({ max }: ListOptions): object => (max === undefined ? {} : { maxItems: max });

const aList = ({ max }: ListOptions): PropertyDecorator[] => [
  IsArray({ message: '$property must be a list' }),
  ...(max === undefined ? [] : [ArrayMaxSize(max, { message: `$property must have at most ${max} elements` })]),
];
