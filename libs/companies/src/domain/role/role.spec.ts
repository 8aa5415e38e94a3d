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
  ])('named "%s" has the default key %s', (name, key) => {
    expect(Role.create(company, { name }, noon).state.key).toBe(key);
  });

  it.each(systemRoles)('derives the key of the system role $name from its name (R35)', ({ key, name }) => {
    expect(Role.create(company, { name }, noon).state.key).toBe(key);
  });

  it('keeps its key when renamed', () => {
    const role = Role.create(company, { name: 'Sales', key: 'sales_rep' }, noon);
    role.revise({ name: 'Sellers' }, noon);
    expect(role.state).toMatchObject({ name: 'Sellers', key: 'sales_rep', isSystem: false, description: null });
  });

  it('accepts permissions unless it is a system role (R101)', () => {
    const permissions = ['partner-api.manage'] as const;
    const role = Role.create(company, { name: 'Developers', permissions }, noon);
    expect(role.state.permissions).toEqual(permissions);
    role.revise({ permissions: [] }, noon);
    expect(role.state.permissions).toEqual([]);
    const owner = Role.create(company, { name: 'Owner', isSystem: true }, noon);
    for (const act of [
      () => owner.revise({ permissions }, noon),
      () => role.revise({ permissions, isSystem: true }, noon),
    ])
      expect(act).toThrow('the permissions of a system role are fixed');
    const unknown = ['partner-api.fly'] as unknown as typeof permissions;
    expect(() => Role.create(company, { name: 'Pilots', permissions: unknown }, noon)).toThrow(
      'unknown permission partner-api.fly',
    );
  });

  it('can be deleted unless it is a system role (R35)', () => {
    const role = Role.create(company, { name: 'Sales' }, noon);
    role.delete(noon);
    expect(role.state.deletedAt).toEqual(noon);
    const owner = Role.create(company, { name: 'Owner', isSystem: true }, noon);
    expect(() => owner.delete(noon)).toThrow('a system role cannot be deleted');
  });
});
