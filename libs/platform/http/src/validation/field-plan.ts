import type { Type } from '@nestjs/common';
import { getMetadataStorage, type ValidationArguments, ValidationTypes } from 'class-validator';
import { type Inside, shapeOf } from './shape.js';

/**
 * What a field makes of what was given; undefined for what counts as not given.
 * @param isChange whether it changes a record that exists (R24).
 */
export type Reading = (given: unknown, isChange: boolean) => unknown;

/** One check of a field: what is wrong with its value, or undefined. */
type Check = (value: unknown, object: object) => string | undefined;

/** How one field is read and checked. */
export interface FieldPlan {
  readonly name: string;
  readonly inside: Inside | undefined;
  readonly read: Reading;
  /** Whether a value is checked at all. */
  readonly applies: (value: unknown, object: object) => boolean;
  /** In their order; the first problem is the field's. */
  readonly checks: readonly Check[];
}

type Declared = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const key = Symbol('reading');
const plans = new WeakMap<Type, readonly FieldPlan[]>();

/** Notes what a field makes of what was given. */
export const HasReading = (read: Reading): PropertyDecorator => Reflect.metadata(key, read);

/** How the fields of a class are read and checked, by their decorators and in their order. Made once for each class. */
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
    };
  });
}

/** What is inside a field is read by the plan of its own class. */
const isCheck = ({ type }: Declared): boolean =>
  type !== ValidationTypes.CONDITIONAL_VALIDATION && type !== ValidationTypes.NESTED_VALIDATION;

function readingOf(type: Type, name: string): Reading {
  const read = Reflect.getMetadata(key, type.prototype as object, name) as Reading | undefined;
  if (!read) throw new Error(`${type.name}.${name} is no field of a request`);
  return read;
}

function checkOf({ name }: Type, declared: Declared): Check {
  const { propertyName: property, constraintCls, constraints, message, each } = declared;
  const [constraint] = getMetadataStorage().getTargetValidatorConstraints(constraintCls);
  if (!constraint || constraint.async) throw new Error(`${name}.${property} has a check that cannot be made at once`);
  const { instance } = constraint;
  return (value, object) => {
    const context: ValidationArguments = { value, constraints, targetName: name, object, property };
    const isValid = (one: unknown): boolean => instance.validate(one, context) === true;
    if (each && Array.isArray(value) ? value.every(isValid) : isValid(value)) return undefined;
    const text = message ?? instance.defaultMessage?.(context) ?? '';
    return (typeof text === 'string' ? text : text(context)).replaceAll('$property', property);
  };
}
