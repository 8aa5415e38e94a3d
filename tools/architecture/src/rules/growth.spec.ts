import { describe, expect, it } from '@jest/globals';
import { type DeclaredGrowth, everyTableIsBounded } from './growth.js';
import type { Table } from './tables.js';

const table = (name: string, partitioned = false): Table => ({
  name,
  columns: ['company_id', 'id'],
  primaryKey: ['company_id', 'id'],
  indexes: [],
  partitioned,
});
const tables = [table('users'), table('keys'), table('events', true)];
const declared: DeclaredGrowth = {
  tables: [
    ['users', 'bounded'],
    ['keys', { sweptBy: 'keys' }],
    ['events', { sweptBy: 'retention' }],
  ],
  partitioned: ['events'],
};
const sweeps = ['keys', 'retention'];

describe('the growth of tables', () => {
  it('is declared for each of them', () => {
    expect(everyTableIsBounded(tables, declared, sweeps)).toEqual([]);
  });

  it.each<[string, Table[], Partial<DeclaredGrowth>]>([
    ['a table that nobody declares', [...tables, table('clicks')], {}],
    ['a table that two declare', tables, { tables: [...declared.tables, ['users', 'records']] }],
    ['a declaration of nothing', tables, { tables: [...declared.tables, ['clicks', 'bounded']] }],
    ['a sweep that does not exist', tables, { tables: [...declared.tables.slice(1), ['users', { sweptBy: 'x' }]] }],
    ['partitions that nobody makes', tables, { partitioned: [] }],
    ['partitions of a table without any', tables, { partitioned: ['events', 'users'] }],
    ['partitions that nobody drops', tables, { tables: [...declared.tables.slice(0, 2), ['events', 'records']] }],
  ])('refuses %s', (_, found, change) => {
    expect(everyTableIsBounded(found, { ...declared, ...change }, sweeps)).toHaveLength(1);
  });
});
