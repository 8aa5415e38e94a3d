import type { Type, ValidationError } from '@nestjs/common';
import { type DomainError, invalid, missing } from '@partner/kernel';
import { shapeOf } from './shape.js';

/** What the messages of a field that was not given end with. */
const notGiven = /(?: is required| must be given)$/;

/** The failure of a request whose fields have these problems: the first of them (R80). */
export function failureOfFields(errors: readonly ValidationError[]): DomainError {
  const problem = firstProblem(errors);
  return notGiven.test(problem) ? missing(problem) : invalid(problem);
}

/**
 * The first problem in the order in which classes declare their fields. Every message begins with its field's name, so
 * that the path of its parent can be put before it.
 */
function firstProblem(errors: readonly ValidationError[], path = ''): string {
  const [error] = [...errors].sort((one, other) => place(one) - place(other));
  if (!error) return 'the body is not valid';
  const [message] = Object.values(error.constraints ?? {});
  if (message !== undefined) return path === '' ? message : `${path}.${message}`;
  return firstProblem(error.children ?? [], step(path, error));
}

const step = (path: string, { target, property }: ValidationError): string => {
  if (Array.isArray(target)) return `${path}[${property}]`;
  return path === '' ? property : `${path}.${property}`;
};

/** An element of a list keeps its place in it. */
const place = ({ target, property }: ValidationError): number =>
  Array.isArray(target) ? Number(property) : [...shapeOf(target?.constructor as Type).names].indexOf(property);
