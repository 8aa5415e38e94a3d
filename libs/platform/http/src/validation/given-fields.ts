import type { Type } from '@nestjs/common';
import { invalid, unknownField } from '@partner/kernel';
import { type Inside, shapeOf } from './shape.js';

/** Characters of an unknown field's name that a message repeats. */
const longestName = 64;

/** Whether `value` is what JSON calls an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The fields that a body has of a class, for class-transformer to walk: each value behind a function, which it leaves
 * alone. It would walk into objects, and trip over keys such as `constructor`, which W14 wants to be ordinary. Unknown
 * fields, inside nested objects too (W5), and lists that are too long are refused here, before anything is made of
 * them.
 * @param path where `value` is in the body: empty for the body itself.
 * @throws DomainError `invalid` with the allowed fields of the object that has the unknown one (R28).
 */
export function givenFields(type: Type, value: Readonly<Record<string, unknown>>, path = ''): Record<string, unknown> {
  refuseUnknown(type, value, path);
  const { names, inside } = shapeOf(type);
  const fields: Record<string, unknown> = {};
  for (const name of names) {
    const given = value[name];
    const one = given === null ? undefined : inside.get(name);
    if (given !== undefined) fields[name] = one ? insideOf(one, given, at(path, name)) : () => given;
  }
  return fields;
}

/** @throws DomainError `invalid` */
function refuseUnknown(type: Type, value: Readonly<Record<string, unknown>>, path: string): void {
  const { names } = shapeOf(type);
  const unknown = Object.keys(value).find((name) => !names.has(name));
  if (unknown === undefined) return;
  const [of, allowedFields] = [path === '' ? '' : ` of ${path}`, [...names]];
  const message = `unknown field "${at(path, cut(unknown))}"; the allowed fields${of} are ${allowedFields.join(', ')}`;
  throw unknownField(message, allowedFields);
}

/** The value behind a field of {@link givenFields}; what class-transformer made, where it made something. */
export const valueOf = (field: unknown): unknown => (typeof field === 'function' ? (field as () => unknown)() : field);

/** The parameters that a query has of a class; others are ignored (W4). */
export const givenParameters = (type: Type, query: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries([...shapeOf(type).names].map((name) => [name, query[name]]));

function insideOf({ type, list, max = Infinity, readsElements }: Inside, value: unknown, path: string): unknown {
  if (!list) return givenFields(type(), anObject(value, path), path);
  if (!Array.isArray(value)) throw invalid(`${path} must be a list`);
  if (value.length > max) throw invalid(`${path} must have at most ${max} elements`);
  const elements = value.map((given, index) => {
    const place = `${path}[${index}]`;
    const element = anObject(given, place);
    if (!readsElements) return givenFields(type(), element, place);
    refuseUnknown(type(), element, place);
    return element;
  });
  return readsElements ? () => elements : elements;
}

/** @throws DomainError `invalid` */
function anObject(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw invalid(`${path} must be an object`);
  return value;
}

const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

const cut = (name: string): string =>
  name.length <= longestName ? name : `${name.slice(0, longestName).toWellFormed()}…`;
