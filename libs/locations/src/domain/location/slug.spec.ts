import { describe, expect, it } from '@jest/globals';
import { checkSlug, freeSlug, slugOf } from './slug.js';

describe('the slug derived from a name (§4.5)', () => {
  for (const [name, slug] of [
    ['Dallas North', 'dallas-north'],
    ['  Café & Söhne, Lot #2 ', 'cafe-sohne-lot-2'],
    ['ДОМ', 'location'],
    ['x'.repeat(100), 'x'.repeat(80)],
    [`${'x'.repeat(79)} y`, 'x'.repeat(79)],
  ] as const) {
    it(`of "${name}" is ${slug}`, () => {
      expect(slugOf(name)).toBe(slug);
      expect(() => checkSlug(slug)).not.toThrow();
    });
  }
});

describe('a requested slug', () => {
  for (const slug of ['', 'North', 'a b', '-a', 'a--b', 'ä', 'x'.repeat(81)]) {
    it(`is rejected when it is "${slug}"`, () => expect(() => checkSlug(slug)).toThrow(/slug must be/));
  }

  it('that is in use gets the first free number (R25)', () => {
    expect(freeSlug('north', new Set())).toBe('north');
    expect(freeSlug('north', new Set(['north']))).toBe('north-2');
    expect(freeSlug('north', new Set(['north', 'north-2', 'north-4']))).toBe('north-3');
    expect(freeSlug('north-2', new Set(['north-2']))).toBe('north-2-2');
  });
});
