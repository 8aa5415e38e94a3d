import { describe, expect, it } from '@jest/globals';
import { keysContainCompany, companyKeyExceptionsAreUsed } from './company-keys.js';
import type { Table } from './tables.js';

const leads: Table = {
  name: 'leads',
  columns: ['company_id', 'id', 'number', 'customer_id'],
  primaryKey: ['company_id', 'id'],
  indexes: [
    { name: 'leads_number', columns: ['company_id', 'number'], unique: true },
    { name: 'leads_customer', columns: ['customer_id'], unique: false },
  ],
  foreignKeys: [
    {
      name: 'leads_customer_fkey',
      columns: ['company_id', 'customer_id'],
      referenced: 'customers',
      referencedColumns: ['company_id', 'id'],
    },
  ],
};
const [key] = leads.foreignKeys!;
const none = { shared: {}, uniqueIndexes: {}, foreignKeys: {} };

describe('a table with rows of one company each', () => {
  it('has its company in every unique and foreign key', () => {
    expect(keysContainCompany([leads], none)).toEqual([]);
  });

  it.each<[string, Partial<Table>]>([
    ['a primary key', { primaryKey: ['id'] }],
    ['a unique index', { indexes: [{ name: 'leads_number', columns: ['number'], unique: true }] }],
    ['a reference', { foreignKeys: [{ ...key!, columns: ['customer_id'], referencedColumns: ['id'] }] }],
    ['a reference to another company', { foreignKeys: [{ ...key!, columns: ['owner_id', 'customer_id'] }] }],
    ['a reference that mixes columns', { foreignKeys: [{ ...key!, columns: ['customer_id', 'company_id'] }] }],
  ])('is rejected with %s that lacks the company', (_, change) => {
    expect(keysContainCompany([{ ...leads, ...change }], none)).toHaveLength(1);
  });

  it('may refer to a table of the whole deployment, and is excepted only by name', () => {
    const account = { ...key!, columns: ['account_id'], referenced: 'accounts', referencedColumns: ['id'] };
    const shared = { ...none, shared: { accounts: 'for the example' } };
    expect(keysContainCompany([{ ...leads, foreignKeys: [account] }], shared)).toEqual([]);
    expect(companyKeyExceptionsAreUsed([{ ...leads, foreignKeys: [account] }], shared)).toEqual([]);
    const unused = { ...none, uniqueIndexes: { leads_number: 'no reason' } };
    expect(companyKeyExceptionsAreUsed([leads], unused)).toEqual(['the exception leads_number is unused']);
  });
});
