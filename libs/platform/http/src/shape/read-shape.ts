import { invalid } from '@partner/kernel';
import { type ValidationError, validateSync } from 'class-validator';
import { bodyFieldsOf, type Shape } from './field.js';
import { checkKnownFields, isObject } from './known-fields.js';

/**
 * Checks an object against a class whose fields carry the decorators of this library, and makes an instance of it:
 * bodies of requests, and whatever else must obey the same rules. Text is expected to have passed `parseJson`.
 * @throws DomainError `invalid` with the first problem in the order in which the class declares its fields.
 */
export function readShape<T extends object>(shape: Shape<T>, value: unknown): T {
  if (!isObject(value)) throw invalid('the body must be a JSON object');
  checkKnownFields(shape, value);
  const instance = instanceOf(shape, value);
  const problem = firstProblem(shape, validateSync(instance, { stopAtFirstError: true, forbidUnknownValues: false }));
  if (problem !== undefined) throw invalid(problem);
  return instance;
}

/**
 * Puts the known fields into an instance, and nothing else. (class-transformer walks every value and trips over keys
 * like `constructor`, which W14 wants to be ordinary.)
 */
function instanceOf<T extends object>(shape: Shape<T>, value: Readonly<Record<string, unknown>>): T {
  const instance = new (shape as new () => T)();
  for (const { name, nested, list, read } of bodyFieldsOf(shape)) {
    const given = value[name];
    if (given === undefined) continue;
    const inside = (one: unknown): unknown => (nested && isObject(one) ? instanceOf(nested(), one) : one);
    const made = list && Array.isArray(given) ? given.map(inside) : inside(read ? read(given) : given);
    Object.assign(instance, { [name]: made });
  }
  return instance;
}

/** Every message begins with its field's name, so the path of its parent can be put before it. */
function firstProblem(shape: Shape | undefined, errors: readonly ValidationError[], path = ''): string | undefined {
  const order = shape ? bodyFieldsOf(shape).map(({ name }) => name) : [];
  const [first] = [...errors].sort((one, other) => order.indexOf(one.property) - order.indexOf(other.property));
  if (!first) return undefined;
  const [message] = Object.values(first.constraints ?? {});
  if (message !== undefined) return path === '' || path.endsWith('.') ? path + message : `${path}.${message}`;
  const isElement = Array.isArray(first.target);
  const here = isElement ? `${path}[${first.property}]` : path === '' ? first.property : `${path}.${first.property}`;
  const nested = first.children?.[0]?.target?.constructor as Shape | undefined;
  return firstProblem(nested, first.children ?? [], here);
}
