import { describe, expect, it } from '@jest/globals';
import { Table } from './table.js';

const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

describe('a table', () => {
  it('rejects another object when it is full', () => {
    const table = new Table<{ id: string }>(2);
    rows.slice(0, 2).forEach((row) => table.add(row));
    expect(() => table.add(rows[2]!)).toThrow(/stores at most 2 objects/);
    expect(table.all()).toEqual(rows.slice(0, 2));
  });

  it('drops the oldest object if configured to do so', () => {
    const table = new Table<{ id: string }>(2, true);
    rows.forEach((row) => table.add(row));
    expect(table.all()).toEqual(rows.slice(1));
  });
});
