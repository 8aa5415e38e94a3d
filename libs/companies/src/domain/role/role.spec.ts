import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Role } from './role.js';
import { systemRoles } from './system-roles.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const company = newId() as CompanyId;

describe('a role', () => {
  it.each([
    ['Lot Manager', 'lot-manager'],
    [' Ventes & Prêts ', 'ventes-prêts'],
    ['!', 'role'],
  ])('named "%s" has the key %s unless told otherwise', (name, key) => {
    expect(Role.create(company, { name }, noon).state.key).toBe(key);
  });

  it.each(systemRoles)('of the system called $name has the key that its name would give it (R35)', ({ key, name }) => {
    expect(Role.create(company, { name }, noon).state.key).toBe(key);
  });

  it('keeps its key under a new name', () => {
    const role = Role.create(company, { name: 'Sales', key: 'sales_rep' }, noon);
    role.revise({ name: 'Sellers' }, noon);
    expect(role.state).toMatchObject({ name: 'Sellers', key: 'sales_rep', isSystem: false, description: null });
  });

  it('is deleted unless it is one of the system (R35)', () => {
    const role = Role.create(company, { name: 'Sales' }, noon);
    role.delete(noon);
    expect(role.state.deletedAt).toEqual(noon);
    const owner = Role.create(company, { name: 'Owner', isSystem: true }, noon);
    expect(() => owner.delete(noon)).toThrow('a system role cannot be deleted');
  });
});
