import type { Type } from '@nestjs/common';
import { invalid } from '@partner/kernel';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidatorOptions } from 'class-validator';
import { givenFields, isObject } from './given-fields.js';
import { failureOfFields } from './first-problem.js';
import { isChanging } from './shape.js';

/** The group of transformations for a class that changes a record. */
export const changing = 'changing';

/** How class-validator is asked, by the pipe and here: for the first problem of each field. */
export const validatorOptions: ValidatorOptions = {
  whitelist: true,
  forbidNonWhitelisted: true,
  forbidUnknownValues: false,
  stopAtFirstError: true,
  validationError: { target: true, value: false },
};

/** An instance of the class with what its fields make of what was given. */
export const instanceOf = <T extends object>(type: Type<T>, given: object, changes = isChanging(type)): T =>
  plainToInstance(type, given, { exposeUnsetFields: false, ...(changes && { groups: [changing] }) });

/**
 * Reads an object that is no body of a request and must obey the same rules: a line of a batch. Nulls count as in a
 * change.
 * Text is expected to have passed `parseJson`.
 * @throws DomainError `invalid` with the first problem in the order in which the class declares its fields.
 */
export function readObject<T extends object>(type: Type<T>, value: unknown): T {
  if (!isObject(value)) throw invalid('the body must be a JSON object', 'invalid_body');
  const instance = instanceOf(type, givenFields(type, value), true);
  const errors = validateSync(instance, validatorOptions);
  if (errors.length > 0) throw failureOfFields(errors);
  return instance;
}
