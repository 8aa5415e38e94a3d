import type { Type, ValidationError } from '@nestjs/common';
import { shapeOf } from './shape.js';

/**
 * The first problem in the order in which classes declare their fields. Every message begins with its field's name, so
 * that the path of its parent can be put before it.
 */
export function firstProblem(errors: readonly ValidationError[], path = ''): string {
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
