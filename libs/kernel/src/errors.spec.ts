import { describe, expect, it } from '@jest/globals';
import { conflict, DomainError, invalid, missing, notFound, staleVersion } from './errors.js';

describe('a domain error', () => {
  it('has a family code and a specific reason (R80)', () => {
    const codes = [
      invalid('no'),
      missing('no'),
      invalid('no', 'unknown_field', { allowedFields: [] }),
      notFound('lead'),
      staleVersion(3),
      conflict('id_taken', 'no'),
    ].map(({ code, reason }) => [code, reason]);
    expect(codes).toEqual([
      ['invalid', 'invalid_field'],
      ['invalid', 'missing_field'],
      ['invalid', 'unknown_field'],
      ['notFound', 'not_found'],
      ['staleVersion', 'version_mismatch'],
      ['conflict', 'id_taken'],
    ]);
  });

  it('does not compile without a reason, with an undeclared reason, or with one of another family', () => {
    const calls = [
      // @ts-expect-error no reason
      () => conflict('it is taken'),
      // @ts-expect-error an undeclared reason
      () => conflict('colour_taken', 'it is taken'),
      // @ts-expect-error a reason of another family
      () => new DomainError('conflict', 'not_found', 'it is taken'),
    ];
    // The compiler does the checking; nothing is checked at run time.
    expect(calls).toHaveLength(3);
  });
});
