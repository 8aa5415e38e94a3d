import type { Type } from '@nestjs/common';
import { getMetadataStorage, IS_IN, type ValidationArguments, ValidationTypes } from 'class-validator';
import { type Inside, shapeOf } from './shape.js';

/**
 * Converts the given value of a field. Returns undefined if it counts as not given.
 * @param isChange true if the body changes an existing record (R24).
 */
export type Reading = (given: unknown, isChange: boolean) => unknown;

/** One check of a field. Returns the error text, or undefined for a valid value. */
type Check = (value: unknown, object: object) => string | undefined;

/** Reader and checks of one field. */
export interface FieldPlan {
  readonly name: string;
  readonly inside: Inside | undefined;
  readonly read: Reading;
  /** True if the value is checked at all. */
  readonly applies: (value: unknown, object: object) => boolean;
  /** In order. The first problem is reported. */
  readonly checks: readonly Check[];
  /** The values that it may have, if its class lists them. */
  readonly allowed: readonly string[] | undefined;
  /** Correction of a wrong value, unless `allowed` has one. */
  readonly suggestion: string | undefined;
}

type Declared = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const key = Symbol('reading');
const suggestionKey = Symbol('suggestion');
const plans = new WeakMap<Type, readonly FieldPlan[]>();

/** Records the reader of a field. */
export const HasReading = (read: Reading): PropertyDecorator => Reflect.metadata(key, read);

/** Records the correction of wrong values of a field. */
export const HasSuggestion = (suggestion: string): PropertyDecorator => Reflect.metadata(suggestionKey, suggestion);

/** Returns the plans of a class's fields in order, from their decorators. Cached per class. */
export function plansOf(type: Type): readonly FieldPlan[] {
  const known = plans.get(type) ?? makePlans(type);
  plans.set(type, known);
  return known;
}

function makePlans(type: Type): FieldPlan[] {
  const { names, inside } = shapeOf(type);
  const declared = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...names].map((name) => {
    const own = declared.filter(({ propertyName }) => propertyName === name);
    const conditions = own.filter((one) => one.type === ValidationTypes.CONDITIONAL_VALIDATION);
    const tests = conditions.map(({ constraints }) => constraints[0] as (object: object, value: unknown) => boolean);
    return {
      name,
      inside: inside.get(name),
      read: readingOf(type, name),
      applies: (value, object) => tests.every((test) => test(object, value)),
      checks: own.filter((one) => isCheck(one)).map((one) => checkOf(type, one)),
      suggestion: Reflect.getMetadata(suggestionKey, type.prototype as object, name) as string | undefined,
      allowed: own.find((one) => one.name === IS_IN)?.constraints[0] as readonly string[] | undefined,
    };
  });
}

/** Excludes nested validation, because nested objects have their own plans. */
const isCheck = ({ type }: Declared): boolean =>
  type !== ValidationTypes.CONDITIONAL_VALIDATION && type !== ValidationTypes.NESTED_VALIDATION;

function readingOf(type: Type, name: string): Reading {
  const read = Reflect.getMetadata(key, type.prototype as object, name) as Reading | undefined;
  if (!read) throw new Error(`${type.name}.${name} is not a request field`);
  return read;
}

function checkOf({ name }: Type, declared: Declared): Check {
  const { propertyName: property, constraintCls, constraints, message, each } = declared;
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  if (!constraint || constraint.async) throw new Error(`${name}.${property} has an asynchronous or unknown check`);
  const { instance } = constraint;
  return (value, object) => {
    const context: ValidationArguments = { value, constraints, targetName: name, object, property };
    const isValid = (one: unknown): boolean => instance.validate(one, context) === true;
    if (each && Array.isArray(value) ? value.every(isValid) : isValid(value)) return undefined;
    const text = message ?? instance.defaultMessage?.(context) ?? '';
    return (typeof text === 'string' ? text : text(context)).replaceAll('$property', property);
  };
}
