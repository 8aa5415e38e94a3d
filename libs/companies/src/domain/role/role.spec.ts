import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Role } from './role.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const company = newId() as CompanyId;

describe('a role', () => {
  it.each([
    ['Lot Manager', 'lot_manager'],
    [' Ventes & Prêts ', 'ventes_prêts'],
    ['!', 'role'],
  ])('named "%s" has the key %s unless told otherwise', (name, key) => {
    expect(Role.create(company, { name }, noon).state.key).toBe(key);
  });

  it('keeps its key under a new name', () => {
    const role = Role.create(company, { name: 'Sales', key: 'sales_rep' }, noon);
    role.revise({ name: 'Sellers' }, noon);
    expect(role.state).toMatchObject({ name: 'Sellers', key: 'sales_rep', isSystem: false, description: null });
  });
});
