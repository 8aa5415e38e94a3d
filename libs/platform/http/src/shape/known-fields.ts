import { invalid } from '@partner/kernel';
import { bodyFieldsOf, type Shape } from './field.js';

/** Whether `value` is what JSON calls an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Refuses fields that a shape does not have, inside nested objects too (W5).
 * @param path where `value` is in the body: empty for the body itself.
 * @throws DomainError `invalid` with the allowed fields of the object that has the unknown one (R28).
 */
export function checkKnownFields(shape: Shape, value: Readonly<Record<string, unknown>>, path = ''): void {
  const fields = bodyFieldsOf(shape);
  const allowedFields = fields.map(({ name }) => name);
  const unknown = Object.keys(value).find((name) => !allowedFields.includes(name));
  if (unknown !== undefined) {
    const of = path === '' ? '' : ` of ${path}`;
    throw invalid(`unknown field "${at(path, unknown)}"; the allowed fields${of} are ${allowedFields.join(', ')}`, {
      allowedFields,
    });
  }
  for (const { name, nested, list } of fields) {
    const inside = value[name];
    if (!nested || inside === undefined || inside === null) continue;
    if (list) checkList(nested(), inside, at(path, name));
    else checkObject(nested(), inside, at(path, name));
  }
}

function checkList(shape: Shape, value: unknown, path: string): void {
  if (!Array.isArray(value)) throw invalid(`${path} must be a list`);
  value.forEach((element, index) => checkObject(shape, element, `${path}[${index}]`));
}

function checkObject(shape: Shape, value: unknown, path: string): void {
  if (!isObject(value)) throw invalid(`${path} must be an object`);
  checkKnownFields(shape, value, path);
}

const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
