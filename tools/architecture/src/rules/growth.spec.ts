import { describe, expect, it } from '@jest/globals';
import type { ContextDeclaration } from '@partner/kernel';
import { type DeclaredGrowth, everyTableIsBounded } from './growth.js';
import type { Table } from './tables.js';

const table = (name: string, partitioned = false): Table => ({
  name,
  columns: ['company_id', 'id'],
  primaryKey: ['company_id', 'id'],
  indexes: [],
  partitioned,
});
const tables = [table('users'), table('keys'), table('events', true), table('history', true)];
const declared: DeclaredGrowth = {
  tables: [
    ['users', 'bounded'],
    ['keys', { sweptBy: 'keys' }],
    ['events', { sweptBy: 'retention' }],
    ['history', 'records'],
  ],
  partitioned: new Map([
    ['events', 'week'],
    ['history', 'year'],
  ]),
};
/** The declarations, but for one table. */
const but = (table: string, growth: NonNullable<ContextDeclaration['tables']>[string]): DeclaredGrowth['tables'] =>
  declared.tables.map((one) => (one[0] === table ? [table, growth] : one));
const periods = (changed: NonNullable<ContextDeclaration['partitionedTables']>): DeclaredGrowth['partitioned'] =>
  new Map([...declared.partitioned, ...Object.entries(changed)]);
const sweeps = ['keys', 'retention'];

describe('the growth of tables', () => {
  it('is declared for each of them', () => {
    expect(everyTableIsBounded(tables, declared, sweeps)).toEqual([]);
  });

  it.each<[string, Table[], Partial<DeclaredGrowth>]>([
    ['a table that nobody declares', [...tables, table('clicks')], {}],
    ['a table that two declare', tables, { tables: [...declared.tables, ['users', 'records']] }],
    ['a declaration of nothing', tables, { tables: [...declared.tables, ['clicks', 'bounded']] }],
    ['a sweep that does not exist', tables, { tables: but('keys', { sweptBy: 'x' }) }],
    ['partitions that nobody makes', tables, { partitioned: new Map([['history', 'year']]) }],
    ['partitions of a table without any', tables, { partitioned: periods({ users: 'week' }) }],
    ['partitions that nobody drops', tables, { tables: but('events', 'records') }],
    ['weeks of what is kept for good', tables, { partitioned: periods({ history: 'week' }) }],
    ['years of what a sweep removes', tables, { partitioned: periods({ events: 'year' }) }],
    ['years of what is bounded', tables, { tables: but('history', 'bounded') }],
  ])('refuses %s', (_, found, change) => {
    expect(everyTableIsBounded(found, { ...declared, ...change }, sweeps)).toHaveLength(1);
  });
});
