import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Customer, type CustomerChanges } from './customer.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const company = newId() as CompanyId;

const aNewCustomer = (fields: CustomerChanges = {}) =>
  Customer.create({
    email: 'ada@example.com',
    ...fields,
    code: fields.code ?? 'AB12C',
    id: newId(),
    companyId: company,
    createdAt: noon,
  });

/** A customer as loaded from the database, without pending events. */
const aCustomer = (fields: CustomerChanges = {}) => new Customer(aNewCustomer(fields).state, true);

describe('a customer', () => {
  it('is announced with references, code and activity when it is created (E2)', () => {
    const customer = aNewCustomer({ externalReferences: { crm: '1', gone: null } });
    expect(customer.state).toMatchObject({ version: 1, active: true, code: 'AB12C', externalReferences: { crm: '1' } });
    expect(customer.events).toEqual([
      {
        type: 'customer.created',
        occurredAt: noon,
        resourceType: 'customer',
        resourceId: customer.id,
        resourceVersion: 1,
        externalReferences: { crm: '1' },
        data: { code: 'AB12C', active: true },
      },
    ]);
  });

  it('announces all changes once, under one version (R19, E2)', () => {
    const customer = aCustomer({ externalReferences: { crm: '1' } });
    customer.revise({ name: 'Ada', phone: null, externalReferences: { crm: null } }, later);
    customer.syncSource('Website', later);
    expect(customer.state).toMatchObject({ version: 2, name: 'Ada', externalReferences: null, updatedAt: later });
    expect(customer.events).toMatchObject([
      {
        type: 'customer.updated',
        resourceVersion: 2,
        data: { changedFields: ['name', 'externalReferences', 'salesSource'] },
      },
    ]);
  });

  it('announces nothing when nothing differs (R19)', () => {
    const customer = aCustomer();
    customer.revise({ email: 'ada@example.com', active: true, externalReferences: {} }, later);
    customer.syncSource(null, later);
    expect(customer.isChanged).toBe(false);
    expect(customer.events).toEqual([]);
  });

  it('accepts a source while it is new without a second event (E3)', () => {
    const customer = aNewCustomer();
    customer.syncSource('Website', noon);
    expect(customer.events.map(({ type }) => type)).toEqual(['customer.created']);
    expect(customer.state).toMatchObject({ version: 1, salesSource: 'Website' });
  });

  it('applies the limits of references to the merged result (R24)', () => {
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`k${index}`, 'v']));
    const customer = aCustomer({ externalReferences: ten });
    expect(() => customer.revise({ externalReferences: { k10: 'v' } }, later)).toThrow('at most 10 keys');
    customer.revise({ externalReferences: { k10: 'v', k0: null } }, later);
    expect(Object.keys(customer.state.externalReferences ?? {})).toHaveLength(10);
  });

  it('has a code of five letters or digits', () => {
    expect(() => aNewCustomer({ code: 'AB12' })).toThrow('code must be');
    expect(() => aCustomer().revise({ code: 'AB-12' }, later)).toThrow('code must be');
  });

  it('leaves a tombstone when it is deleted (E2)', () => {
    const customer = aCustomer({ externalReferences: { crm: '1' } });
    customer.delete(later);
    expect(customer.isLive).toBe(false);
    expect(customer.events).toEqual([
      {
        type: 'customer.deleted',
        occurredAt: later,
        resourceType: 'customer',
        resourceId: customer.id,
        resourceVersion: 2,
      },
    ]);
  });
});

describe('a merge', () => {
  it('ends the merged customer and leaves the survivor unchanged (§4.7, E3)', () => {
    const [merged, survivor] = [aCustomer(), aCustomer({ email: 'eve@example.com' })];
    merged.mergeInto(survivor, later);
    expect(merged.state).toMatchObject({ active: false, mergedInto: survivor.id, mergedAt: later, version: 2 });
    expect(merged.events).toMatchObject([
      {
        type: 'customer.merged',
        resourceId: merged.id,
        data: { mergedCustomerId: merged.id, survivorId: survivor.id },
      },
    ]);
    expect(merged.events[0]?.data).toEqual({
      code: 'AB12C',
      active: false,
      mergedCustomerId: merged.id,
      survivorId: survivor.id,
    });
    expect(survivor.isChanged).toBe(false);
  });

  it('is final: the merged customer cannot be changed, merged again, or be a survivor', () => {
    const [merged, survivor, third] = [aCustomer(), aCustomer(), aCustomer()];
    merged.mergeInto(survivor, later);
    expect(() => merged.revise({ name: 'Ada' }, later)).toThrow('cannot be changed');
    expect(() => merged.mergeInto(third, later)).toThrow('this customer was already merged');
    expect(() => third.mergeInto(merged, later)).toThrow('the survivor was already merged');
  });

  it('also redirects customers merged into it before (R26)', () => {
    const [first, second, final] = [aCustomer(), aCustomer(), aCustomer()];
    first.mergeInto(second, later);
    const reloaded = new Customer(first.state, true);
    reloaded.redirectTo(final, later);
    expect(reloaded.state).toMatchObject({ mergedInto: final.id, mergedAt: later, version: 3 });
    expect(reloaded.events).toMatchObject([{ type: 'customer.updated', data: { changedFields: ['mergedInto'] } }]);
  });
});
