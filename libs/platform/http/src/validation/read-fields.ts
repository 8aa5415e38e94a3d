import type { Type } from '@nestjs/common';
import { type DomainError, invalid, missing } from '@partner/kernel';
import { type FieldPlan, plansOf } from './field-plan.js';
import type { Inside } from './shape.js';

type Given = Readonly<Record<string, unknown>>;

/** The first problem of an object: the path of a field and its error text. */
class Problem {
  constructor(readonly text: string) {}

  /** The same problem, relative to the enclosing object. */
  in(path: string): Problem {
    return new Problem(`${path}.${this.text}`);
  }
}

/** A converted value and the first problem inside it. */
interface Converted {
  readonly value: unknown;
  readonly problem?: Problem;
}

/** Matches the end of an error text for a missing field. */
const missingFieldText = /(?: is required| must be given)$/;

/**
 * Creates an instance of a class from given values, read and checked by its class-validator decorators. Equivalent to
 * class-transformer and class-validator, in a fifth of their time.
 * @param given without unknown fields.
 * @param isChange true if the body changes an existing record (R24).
 * @throws DomainError `invalid` with the first problem, in the order in which classes declare their fields (R80).
 */
export function readFields<T extends object>(type: Type<T>, given: Given, isChange: boolean): T {
  const made = convert(type, given, isChange);
  if (made.problem) throw failureOf(made.problem);
  return made.value as T;
}

function convert(type: Type, given: Given, isChange: boolean): Converted {
  const instance = new type() as Record<string, unknown>;
  for (const field of plansOf(type)) {
    const own = Object.hasOwn(given, field.name) ? given[field.name] : undefined;
    const inside = field.inside && convertInside(field.inside, field.name, own, isChange);
    const value = field.read(inside ? inside.value : own, isChange);
    if (value !== undefined) instance[field.name] = value;
    const problem = problemOf(field, value, instance, inside?.problem);
    if (problem) return { value: instance, problem };
  }
  return { value: instance };
}

function convertInside({ type, list }: Inside, name: string, given: unknown, isChange: boolean): Converted {
  if (given === undefined || given === null) return { value: given };
  if (!list) {
    const { value, problem } = convert(type(), given as Given, isChange);
    return { value, ...(problem && { problem: problem.in(name) }) };
  }
  const elements = (given as readonly Given[]).map((element) => convert(type(), element, isChange));
  const wrong = elements.findIndex(({ problem }) => problem);
  const problem = elements[wrong]?.problem?.in(`${name}[${wrong}]`);
  return { value: elements.map(({ value }) => value), ...(problem && { problem }) };
}

/** Returns the problem of the field itself, or otherwise of its content. */
function problemOf(
  { applies, checks }: FieldPlan,
  value: unknown,
  instance: object,
  inside: Problem | undefined,
): Problem | undefined {
  if (!applies(value, instance)) return undefined;
  for (const check of checks) {
    const problem = check(value, instance);
    if (problem !== undefined) return new Problem(problem);
  }
  return inside;
}

const failureOf = ({ text }: Problem): DomainError => (missingFieldText.test(text) ? missing(text) : invalid(text));
