import { describe, expect, it } from '@jest/globals';
import { buckets, namedBuckets } from './bucket.js';

describe('the buckets whose rows are shown (R51)', () => {
  it('are those that are named, all unless any is', () => {
    expect(namedBuckets()).toEqual(buckets);
    expect(namedBuckets([])).toEqual(buckets);
    expect(namedBuckets(['weeks', 'actual', 'weeks'])).toEqual(['actual', 'weeks']);
  });

  it('have names that are known, their case included', () => {
    expect(() => namedBuckets(['actual', 'Weeks'])).toThrow('detailsFor: unknown name "Weeks"; known are actual');
  });
});
