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
const tables = [table('users'), table('keys'), table('events', true), table('history')];
const declared: DeclaredGrowth = {
  tables: [
    ['users', 'bounded'],
    ['keys', { sweptBy: 'keys', travels: true }],
    ['events', { sweptBy: 'retention', travels: true }],
    ['history', 'records'],
  ],
  partitioned: new Map([['events', 'week']]),
};
/** The declarations with a different one for one table. */
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
    ['an undeclared table', [...tables, table('clicks')], {}],
    ['a table declared twice', tables, { tables: [...declared.tables, ['users', 'records']] }],
    ['a declaration of a missing table', tables, { tables: [...declared.tables, ['clicks', 'bounded']] }],
    ['a sweep that does not exist', tables, { tables: but('keys', { sweptBy: 'x', travels: true }) }],
    ['undeclared partitions', tables, { partitioned: new Map() }],
    ['declared partitions of an unpartitioned table', tables, { partitioned: periods({ users: 'week' }) }],
    ['partitions that no sweep drops', tables, { tables: but('events', 'records') }],
  ])('rejects %s', (_, found, change) => {
    expect(everyTableIsBounded(found, { ...declared, ...change }, sweeps)).toHaveLength(1);
  });
});
