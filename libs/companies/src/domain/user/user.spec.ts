import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { User } from './user.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const company = newId() as CompanyId;
const aUser = (fields: object = {}): User =>
  User.create(
    { company, accountId: newId() },
    { firstName: 'Ann', lastName: 'Lee', email: 'ann@barns.example', ...fields },
    noon,
  );

describe('a user', () => {
  it('is active and has no locations by default (R25)', () => {
    expect(aUser().state).toMatchObject({
      active: true,
      allLocations: false,
      inLeadRoutingPool: false,
      isOwner: false,
      version: 1,
    });
  });

  it('joins first and last name, or uses the one that is given', () => {
    expect(aUser().name).toBe('Ann Lee');
    expect(aUser({ lastName: '' }).name).toBe('Ann');
  });

  it.each([{ email: 'invalid' }, { email: '' }, { firstName: '', lastName: ' ' }])('rejects %j', (fields) => {
    expect(() => aUser(fields)).toThrow(/email must be|firstName or lastName/);
  });

  it('cannot be disabled while it owns the company (R37)', () => {
    const owner = aUser({ isOwner: true });
    expect(() => owner.revise({ active: false }, later)).toThrow('owner of the company cannot be disabled');
    owner.revise({ active: false, isOwner: false }, later);
    expect(owner.state.active).toBe(false);
  });

  it('counts new locations as a change (R19)', () => {
    const user = aUser();
    user.takePending();
    user.locationsReplaced(later);
    expect(user.state).toMatchObject({ version: 2, updatedAt: later });
  });

  it('emits no events', () => {
    expect(aUser().events).toEqual([]);
  });
});
