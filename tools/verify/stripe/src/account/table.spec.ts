import { describe, expect, it } from '@jest/globals';
import { Table } from './table.js';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('a table', () => {
  it('that is full refuses one more', () => {
    const table = new Table<{ id: string }>(2);
    rows.slice(0, 2).forEach((row) => table.add(row));
    expect(() => table.add(rows[2]!)).toThrow(/keeps 2 objects/);
    expect(table.all()).toEqual(rows.slice(0, 2));
  });

  it('of what may be forgotten drops its oldest', () => {
    const table = new Table<{ id: string }>(2, true);
    rows.forEach((row) => table.add(row));
    expect(table.all()).toEqual(rows.slice(1));
  });
});
