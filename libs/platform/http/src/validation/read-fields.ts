import type { Type } from '@nestjs/common';
import { type FieldPlan, plansOf } from './field-plan.js';
import { at, isFull, type Problems, rejectProblems, valueProblem } from './problems.js';
import { type Inside, isObject } from './shape.js';

type Given = Readonly<Record<string, unknown>>;

/**
 * Creates an instance of a class from given values, read and checked by its class-validator decorators. Equivalent to
 * class-transformer and class-validator, in a fifth of their time.
 * @param given without unknown fields, unless they are among `problems`.
 * @param isChange true if the body changes an existing record (R24).
 * @param problems problems found before. Those of fields follow, in the order in which classes declare them (R80).
 * @throws DomainError `invalid` with the first problem and the list of all.
 */
export function readFields<T extends object>(
  type: Type<T>,
  given: Given,
  isChange: boolean,
  problems: Problems = [],
): T {
  const made = convert(type, given, isChange, problems, '');
  rejectProblems(problems);
  return made as T;
}

function convert(type: Type, given: Given, isChange: boolean, problems: Problems, path: string): object {
  const instance = new type() as Record<string, unknown>;
  for (const field of plansOf(type)) {
    const own = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const before = problems.length;
    const { inside } = field;
    const converted = inside ? convertInside(inside, own, isChange, problems, at(path, field.name)) : own;
    if (inside && !isConvertible(inside, own)) continue;
    const value = field.read(converted, isChange);
    if (value !== undefined) instance[field.name] = value;
    const error = errorOf(field, value, instance);
    if (error === undefined) continue;
    // The problem of a field precedes those of its content.
    const full = path === '' ? error : `${path}.${error}`;
    problems.splice(before, 0, valueProblem(full, at(path, field.name), own, field));
  }
  return instance;
}

/** False for a value that was already reported as not being an object, a list, or short enough. */
function isConvertible({ list, max = Infinity }: Inside, given: unknown): boolean {
  if (given === undefined || given === null) return true;
  return list ? Array.isArray(given) && given.length <= max && given.every(isObject) : isObject(given);
}

function convertInside(
  { type, list, max = Infinity }: Inside,
  given: unknown,
  isChange: boolean,
  problems: Problems,
  path: string,
): unknown {
  const object = (value: unknown, place: string): unknown =>
    isObject(value) && !isFull(problems) ? convert(type(), value, isChange, problems, place) : value;
  if (!list) return object(given, path);
  if (!Array.isArray(given) || given.length > max) return given;
  return given.map((element, index) => object(element, `${path}[${index}]`));
}

/** Returns the first problem of the field itself. */
function errorOf({ applies, checks }: FieldPlan, value: unknown, instance: object): string | undefined {
  if (!applies(value, instance)) return undefined;
  for (const check of checks) {
    const error = check(value, instance);
    if (error !== undefined) return error;
  }
  return undefined;
}
