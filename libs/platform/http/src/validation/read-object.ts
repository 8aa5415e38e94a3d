import type { Type } from '@nestjs/common';
import { invalid } from '@partner/kernel';
import { isObject } from './is-object.js';
import type { Problems } from './problems.js';
import { readFields } from './read-fields.js';
import { isChanging } from './shape.js';
import { findUnknownFields } from './unknown-fields.js';

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
