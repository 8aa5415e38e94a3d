import { describe, expect, it } from '@jest/globals';
import { isId, newRandomId } from './id.js';

describe('newRandomId', () => {
  it('returns different ids, also after the prepared random bytes are used up', () => {
    const ids = Array.from({ length: 1_000 }, newRandomId);
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.every(isId)).toBe(true);
  });
});
