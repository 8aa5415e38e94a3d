import type { Type } from '@nestjs/common';
import { invalid } from '@partner/kernel';
import { type Problems, at, isFull, unknownFieldProblem, valueProblem } from './problems.js';
import { readFields } from './read-fields.js';
import { isChanging, elsewhereOf, type Inside, shapeOf, isObject } from './shape.js';

type Given = Readonly<Record<string, unknown>>;

/**
 * Finds unknown fields at any depth (W5), wrong types in place of an object or list, and lists that are too long,
 * before the body is converted. Keys such as `__proto__` are treated as ordinary ones (W14).
 * @param path the path of `value`, empty for the body itself.
 * @param problems the list to add to, outer objects first.
 */
function findUnknownFields(type: Type, value: Given, problems: Problems, path = ''): void {
  const { names, inside } = shapeOf(type);
  for (const name of Object.keys(value)) {
    if (names.has(name)) continue;
    if (isFull(problems)) return;
    problems.push(unknownFieldProblem(name, path, [...names], elsewhereOf(type)));
  }
  for (const [name, one] of inside) {
    const given = value[name];
    if (given !== undefined && given !== null) checkInside(one, given, problems, at(path, name));
  }
}

function checkInside({ type, list, max = Infinity }: Inside, value: unknown, problems: Problems, path: string): void {
  if (!list) return checkObject(type(), value, problems, path);
  if (!Array.isArray(value)) problems.push(valueProblem(`${path} must be a list`, path));
  else if (value.length > max) problems.push(valueProblem(`${path} must have at most ${max} elements`, path));
  else {
    for (let index = 0; index < value.length && !isFull(problems); index += 1) {
      checkObject(type(), value[index], problems, `${path}[${index}]`);
    }
  }
}

function checkObject(type: Type, value: unknown, problems: Problems, path: string): void {
  if (isObject(value)) findUnknownFields(type, value, problems, path);
  else problems.push(valueProblem(`${path} must be an object`, path));
}

/**
 * Reads a body by the class of its fields (W5). Text must have passed `parseJson`.
 * @param isChange true if the body changes an existing record; by default as declared by its class (R24).
 * @throws DomainError `invalid` with the first problem and the list of all: unknown fields first, then in the order in
 *   which the class declares its fields.
 */
export function readObject<T extends object>(type: Type<T>, value: unknown, isChange = isChanging(type)): T {
  if (!isObject(value)) throw invalid('the body must be a JSON object', 'invalid_body');
  const problems: Problems = [];
  findUnknownFields(type, value, problems);
  return readFields(type, value, isChange, problems);
}
