import type { Type } from '@nestjs/common';
import { invalid } from '@partner/kernel';
import { isObject } from './is-object.js';
import { type Inside, shapeOf } from './shape.js';

/** Maximum length of an unknown field's name in an error text. */
const maxNameLength = 64;

/**
 * Rejects unknown fields at any depth (W5), wrong types in place of an object or list, and lists that are too long,
 * before the body is converted. Keys such as `__proto__` are treated as ordinary ones (W14).
 * @param path the path of `value`, empty for the body itself.
 * @throws DomainError `invalid` with the allowed fields of the object that has the unknown one (R28).
 */
export function rejectUnknownFields(type: Type, value: Readonly<Record<string, unknown>>, path = ''): void {
  const { names, inside } = shapeOf(type);
  const unknown = Object.keys(value).find((name) => !names.has(name));
  if (unknown !== undefined) throw unknownFieldOf([...names], unknown, path);
  for (const [name, one] of inside) {
    const given = value[name];
    if (given !== undefined && given !== null) checkInside(one, given, at(path, name));
  }
}

function unknownFieldOf(allowedFields: readonly string[], unknown: string, path: string): Error {
  const of = path === '' ? '' : ` of ${path}`;
  const message = `unknown field "${at(path, cut(unknown))}"; the allowed fields${of} are ${allowedFields.join(', ')}`;
  return invalid(message, 'unknown_field', { allowedFields });
}

function checkInside({ type, list, max = Infinity }: Inside, value: unknown, path: string): void {
  if (!list) return rejectUnknownFields(type(), requireObject(value, path), path);
  if (!Array.isArray(value)) throw invalid(`${path} must be a list`);
  if (value.length > max) throw invalid(`${path} must have at most ${max} elements`);
  for (const [index, element] of value.entries()) {
    const place = `${path}[${index}]`;
    rejectUnknownFields(type(), requireObject(element, place), place);
  }
}

/** @throws DomainError `invalid` */
function requireObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw invalid(`${path} must be an object`);
  return value;
}

const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const cut = (name: string): string =>
  name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength).toWellFormed()}…`;
