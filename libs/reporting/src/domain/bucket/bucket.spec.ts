import { describe, expect, it } from '@jest/globals';
import { buckets, namedBuckets } from './bucket.js';

describe('the buckets with details (R51)', () => {
  it('default to all buckets', () => {
    expect(namedBuckets()).toEqual(buckets);
    expect(namedBuckets([])).toEqual(buckets);
    expect(namedBuckets(['weeks', 'actual', 'weeks'])).toEqual(['actual', 'weeks']);
  });

  it('must be known names, in exact case', () => {
    expect(() => namedBuckets(['actual', 'Weeks'])).toThrow(
      'detailsFor: unknown name "Weeks"; the known names are actual',
    );
  });
});
