import { describe, expect, it } from '@jest/globals';
import { firstIdAt, isId, newId } from './id.js';

describe('a random id', () => {
  it('returns different ids, also after the prepared random bytes are used up', () => {
    const ids = Array.from({ length: 1_000 }, () => newId('random'));
    expect(new Set(ids).size).toBe(1_000);
    expect(ids.every(isId)).toBe(true);
  });
});

describe('firstIdAt', () => {
  it.each(['0001-01-01', '1969-12-31', '2107-01-01', '9999-12-31'])('returns a bound of ids for %s (R56)', (day) => {
    const bound = firstIdAt(new Date(day));
    expect(isId(bound)).toBe(true);
    expect(bound < newId()).toBe(day < '2');
  });
});
