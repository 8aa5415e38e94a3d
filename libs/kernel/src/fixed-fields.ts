import { isDeepStrictEqual } from 'node:util';
import { invalid } from './errors.js';

/**
 * Rejects other values for fields that are set when a record is created. Repeating the stored value changes nothing
 * (R19), so that a batch can be applied twice.
 * @param kind kind of record in lower case. @throws DomainError `invalid`
 */
export function checkFixedFields<F extends object>(
  kind: string,
  stored: F,
  given: { [K in keyof F]?: F[K] | undefined },
): void {
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !isDeepStrictEqual(value, stored[name as keyof F]))
      throw invalid(`${name} of an existing ${kind} cannot be changed`);
}
