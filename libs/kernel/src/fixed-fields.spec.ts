import { describe, expect, it } from '@jest/globals';
import { checkFixedFields } from './fixed-fields.js';

describe('checkFixedFields', () => {
  const stored = { createdAt: new Date('2026-01-01T00:00:00Z'), orderNumber: 7 };

  it('accepts absent fields and stored values (R19)', () => {
    const repeated = { createdAt: new Date('2026-01-01T00:00:00Z'), orderNumber: undefined };
    expect(() => checkFixedFields('lead', stored, repeated)).not.toThrow();
  });

  it.each([{ createdAt: new Date('2026-01-01T00:00:00.001Z') }, { orderNumber: 8 }])('rejects %p', (given) => {
    expect(() => checkFixedFields('lead', stored, given)).toThrow(
      `${Object.keys(given)[0]} of an existing lead cannot be changed`,
    );
  });
});
