import type { Type } from '@nestjs/common';
import { getMetadataStorage, IS_IN, type ValidationArguments, ValidationTypes } from 'class-validator';
import { declarationOf, type FieldDeclaration, shapeOf } from './shape.js';

/** One check of a field. Returns the error text, or undefined for a valid value. */
type Check = (value: unknown, object: object) => string | undefined;

/** Reader and checks of one field. */
export interface FieldPlan extends Pick<FieldDeclaration, 'inside' | 'read' | 'reason'> {
  readonly name: string;
  /** True if the value is checked at all. */
  readonly applies: (value: unknown, object: object) => boolean;
  /** In order. The first problem is reported. */
  readonly checks: readonly Check[];
  /** The values to choose from, if its class lists them. */
  readonly allowed: readonly string[] | undefined;
}

type Declared = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

const plans = new WeakMap<Type, readonly FieldPlan[]>();

/** Returns the plans of a class's fields in order, from their decorators. Cached per class. */
export function plansOf(type: Type): readonly FieldPlan[] {
  const known = plans.get(type) ?? makePlans(type);
  plans.set(type, known);
  return known;
}

function makePlans(type: Type): FieldPlan[] {
  const { names } = shapeOf(type);
  const declared = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...names].map((name) => {
    const declaration = declarationOf(type, name);
    if (!declaration) throw new Error(`${type.name}.${name} is not a request field`);
    const own = declared.filter(({ propertyName }) => propertyName === name);
    const conditions = own.filter((one) => one.type === ValidationTypes.CONDITIONAL_VALIDATION);
    const tests = conditions.map(({ constraints }) => constraints[0] as (object: object, value: unknown) => boolean);
    return {
      name,
      inside: declaration.inside,
      read: declaration.read,
      applies: (value, object) => tests.every((test) => test(object, value)),
      checks: own.filter((one) => isCheck(one)).map((one) => checkOf(type, one)),
      reason: declaration.reason,
      allowed: offeredBy(own.find((one) => one.name === IS_IN)),
    };
  });
}

/** Returns the values of a field that lists them, without values that are always rejected. */
const offeredBy = (list: Declared | undefined): readonly string[] | undefined =>
  (list?.context as { readonly offered?: readonly string[] } | undefined)?.offered ??
  (list?.constraints[0] as readonly string[] | undefined);

/** Excludes nested validation, because nested objects have their own plans. */
const isCheck = ({ type }: Declared): boolean =>
  type !== ValidationTypes.CONDITIONAL_VALIDATION && type !== ValidationTypes.NESTED_VALIDATION;

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
