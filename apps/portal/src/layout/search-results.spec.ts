import { describe, expect, it } from '@jest/globals';
import { withoutSecret } from './search-results';

const ids = `pk_test_${'a'.repeat(24)}_${'b'.repeat(24)}`;

describe('the text of a search', () => {
  it.each([
    [' order 1042 ', 'order 1042'],
    [`${ids}_${'c'.repeat(43)}`, ids],
    [ids, ids],
    [`whsec_${'c'.repeat(43)}`, ''],
    [`cs_live_${'c'.repeat(43)}`, ''],
  ])('is sent without a secret: %s', (typed, sent) => {
    expect(withoutSecret(typed)).toBe(sent);
  });
});
