import { invalid } from '@partner/kernel';
import { canonicalJson } from '../canonical-json/canonical-json.js';
import { queryFieldsOf, type Shape } from './field.js';

/**
 * Reads the parameters that a class declares; others are ignored, an empty one counts as not given (W4).
 * @throws DomainError `invalid` naming the parameter, for a repeated one too.
 */
export function readQuery<T extends object>(shape: Shape<T>, query: Readonly<Record<string, unknown>>): T {
  const values: Record<string, unknown> = {};
  for (const { name, read, standard } of queryFieldsOf(shape)) {
    const given = query[name];
    if (Array.isArray(given)) throw invalid(`${name} must be given once`);
    const text = typeof given === 'string' ? given : '';
    if (text.includes('\0')) throw invalid(`${name} must not contain NUL characters`);
    const value = text === '' ? standard : read(text);
    if (value !== undefined) values[name] = value;
  }
  return Object.assign(new (shape as new () => T)(), values);
}

/** One text for all queries that mean the same: the cache key of a list, after defaults and clamping (W13). */
export const canonical = (query: object): string => canonicalJson(query);
