import { describe, expect, it } from '@jest/globals';
import { exceptionsAreUsed, tablesBelongToACompany } from './tables.js';
import type { Table } from './tables.js';

const leads: Table = {
  name: 'leads',
  columns: ['company_id', 'id', 'status'],
  primaryKey: ['company_id', 'id'],
  indexes: [{ name: 'leads_status', columns: ['company_id', 'status'] }],
};
const none = { tables: {}, indexes: {} };

describe('a table', () => {
  it('of a company is accepted', () => {
    expect(tablesBelongToACompany([leads], none)).toEqual([]);
  });

  it.each<[string, Partial<Table>]>([
    ['without company_id', { columns: ['id'], primaryKey: ['id'], indexes: [] }],
    ['without a primary key', { primaryKey: [] }],
    ['with company_id second in its key', { primaryKey: ['id', 'company_id'] }],
    ['with an index across companies', { indexes: [{ name: 'leads_status', columns: ['status'] }] }],
    [
      'with an index on an expression first',
      { indexes: [{ name: 'leads_name', columns: ['lower(name)', 'company_id'] }] },
    ],
  ])('%s is rejected', (_, change) => {
    expect(tablesBelongToACompany([{ ...leads, ...change }], none)).toHaveLength(1);
  });

  it('is excepted only by name, and an unused exception is rejected', () => {
    const exceptions = { tables: { leads: 'for the example' }, indexes: { gone: 'no reason' } };
    expect(tablesBelongToACompany([{ ...leads, primaryKey: [] }], exceptions)).toEqual([]);
    expect(exceptionsAreUsed([leads], exceptions)).toEqual(['the excepted index gone does not exist']);
  });
});
