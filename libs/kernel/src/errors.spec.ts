import { describe, expect, it } from '@jest/globals';
import { conflict, DomainError, invalid, missing, notFound, staleVersion } from './errors.js';

describe('a failure', () => {
  it('has the code of its family and one that says what exactly it is (R80)', () => {
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

  it('does not compile without a code, with one that nobody declared, or with one of another family', () => {
    const calls = [
      // @ts-expect-error no code
      () => conflict('it is taken'),
      // @ts-expect-error nobody declares it
      () => conflict('colour_taken', 'it is taken'),
      // @ts-expect-error a code of another family
      () => new DomainError('conflict', 'not_found', 'it is taken'),
    ];
    // The compiler is the judge: at run time nothing is looked at.
    expect(calls).toHaveLength(3);
  });
});
