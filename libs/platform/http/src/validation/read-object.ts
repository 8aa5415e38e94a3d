import type { Type } from '@nestjs/common';
import { invalid } from '@partner/kernel';
import { type Problems, at, isFull, unknownFieldProblem, valueProblem } from './problems.js';
import { readFields } from './read-fields.js';
import { noteIgnoredFields } from './query-warnings.js';
import { isChanging, elsewhereOf, ignoresUnknownFields, type Inside, shapeOf, isObject } from './shape.js';

type Given = Readonly<Record<string, unknown>>;

/** Lists to add to, outer objects first: the same one, unless the body may have unknown fields. */
interface Found {
  readonly problems: Problems;
  readonly unknown: Problems;
}

/**
 * Finds unknown fields at any depth (W5), wrong types in place of an object or list, and lists that are too long,
 * before the body is converted. Keys such as `__proto__` are treated as ordinary ones (W14).
 * @param path the path of `value`, empty for the body itself.
 */
function findUnknownFields(type: Type, value: Given, found: Found, path = ''): void {
  const { names, inside } = shapeOf(type);
  for (const name of Object.keys(value)) {
    if (names.has(name)) continue;
    if (isFull(found.unknown)) break;
    found.unknown.push(unknownFieldProblem(name, path, [...names], elsewhereOf(type)));
  }
  for (const [name, one] of inside) {
    const given = value[name];
    if (given !== undefined && given !== null) checkInside(one, given, found, at(path, name));
  }
}

function checkInside({ type, list, max = Infinity }: Inside, value: unknown, found: Found, path: string): void {
  const { problems } = found;
  if (!list) return checkObject(type(), value, found, path);
  if (!Array.isArray(value)) problems.push(valueProblem(`${path} must be a list`, path));
  else if (value.length > max) problems.push(valueProblem(`${path} must have at most ${max} elements`, path));
  else {
    for (let index = 0; index < value.length && !isFull(problems); index += 1) {
      checkObject(type(), value[index], found, `${path}[${index}]`);
    }
  }
}

function checkObject(type: Type, value: unknown, found: Found, path: string): void {
  if (isObject(value)) findUnknownFields(type, value, found, path);
  else found.problems.push(valueProblem(`${path} must be an object`, path));
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
  const unknown: Problems = ignoresUnknownFields(type) ? [] : problems;
  findUnknownFields(type, value, { problems, unknown });
  if (unknown !== problems) noteIgnoredFields(value, unknown);
  return readFields(type, value, isChange, problems);
}
