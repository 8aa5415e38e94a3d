import { describe, expect, it } from '@jest/globals';
import type { Place } from './cell-rows.js';
import { doubledCompanies, routeMaps } from './route-maps.js';

const cell = (places: Record<string, Place>, keys: Record<string, string> = {}) => ({
  keys: new Map(Object.entries(keys)),
  places: new Map(Object.entries(places)),
});

describe('the maps of the router', () => {
  it('combine the credentials and companies of all cells', () => {
    const rows = new Map([
      ['a', cell({ one: 'here' }, { key1: 'one' })],
      ['b', cell({ two: 'here' }, { key2: 'two' })],
    ]);
    const { keys, cells } = routeMaps(rows);
    expect(Object.fromEntries(keys)).toEqual({ key1: 'one', key2: 'two' });
    expect(Object.fromEntries(cells)).toEqual({ one: 'a', two: 'b' });
  });

  it.each<[Place | undefined, Place | undefined, string | undefined]>([
    ['leaving', 'arriving', 'a'],
    ['frozen', 'arriving', 'hold:a'],
    ['frozen', 'here', 'b'],
    ['gone', 'here', 'b'],
    ['gone', 'arriving', 'hold:b'],
    ['gone', undefined, 'hold:a'],
    [undefined, undefined, undefined],
  ])('of a company that is %s in one cell and %s in the other name %s', (source, target, expected) => {
    const rows = new Map([
      ['a', cell(source ? { one: source } : {})],
      ['b', cell(target ? { one: target } : {})],
    ]);
    expect(routeMaps(rows).cells.get('one')).toBe(expected);
  });

  it('use the first cell of a company that is in two, which is reported', () => {
    const rows = new Map([
      ['a', cell({ one: 'here', two: 'gone' })],
      ['b', cell({ one: 'here', two: 'here' })],
    ]);
    expect(routeMaps(rows).cells.get('one')).toBe('a');
    expect(doubledCompanies(rows)).toEqual(['one']);
  });
});
