import { describe, expect, it } from '@jest/globals';
import type { Place } from './cell-rows.js';
import { doubledCompanies, routeMap } from './route-maps.js';

const cell = (places: Record<string, Place>) => new Map(Object.entries(places));

describe('the map of the router', () => {
  it('combines the companies of all cells', () => {
    const rows = new Map([
      ['a', cell({ one: 'here' })],
      ['b', cell({ two: 'here' })],
    ]);
    expect(Object.fromEntries(routeMap(rows))).toEqual({ one: 'a', two: 'b' });
  });

  it.each<[Place | undefined, Place | undefined, string | undefined]>([
    ['leaving', 'arriving', 'a'],
    ['frozen', 'arriving', 'hold:a'],
    ['frozen', 'here', 'b'],
    ['gone', 'here', 'b'],
    ['gone', 'arriving', 'hold:b'],
    ['gone', undefined, 'hold:a'],
    [undefined, undefined, undefined],
  ])('of a company that is %s in one cell and %s in the other names %s', (source, target, expected) => {
    const rows = new Map([
      ['a', cell(source ? { one: source } : {})],
      ['b', cell(target ? { one: target } : {})],
    ]);
    expect(routeMap(rows).get('one')).toBe(expected);
  });

  it('uses the first cell of a company that is in two, which is reported', () => {
    const rows = new Map([
      ['a', cell({ one: 'here', two: 'gone' })],
      ['b', cell({ one: 'here', two: 'here' })],
    ]);
    expect(routeMap(rows).get('one')).toBe('a');
    expect(doubledCompanies(rows)).toEqual(['one']);
  });
});
