import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Lead, type LeadState, type NewLead } from './lead.js';
import { leadTransitions } from './lead.transitions.js';

const noon = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');

const newLead = (fields: Partial<NewLead> = {}): NewLead => ({
  id: newId(),
  companyId: newId() as CompanyId,
  createdAt: noon,
  number: 1001,
  status: 'Open',
  customerId: newId(),
  customerName: 'Ada Miller',
  customerEmail: 'ada@example.com',
  customerPhone: null,
  salespersonId: null,
  salespersonName: null,
  salespersonEmail: null,
  locationId: newId(),
  salesSource: null,
  ...fields,
});

/** A lead as loaded from the database. */
const aLead = (fields: Partial<LeadState> = {}): Lead =>
  new Lead({ ...Lead.create(newLead()).state, version: 3, ...fields }, true);

describe('a new lead', () => {
  it('starts its history and is announced with the data of E2', () => {
    const lead = Lead.create(newLead({ externalReferences: { crm: '4711' } }));
    expect(lead.state).toMatchObject({ version: 1, status: 'Open', statusChangedAt: noon });
    expect(lead.events).toMatchObject([
      {
        type: 'lead.created',
        resourceVersion: 1,
        externalReferences: { crm: '4711' },
        data: {
          orderNumber: 1001,
          status: 'Open',
          locationId: lead.state.locationId,
          customerId: lead.state.customerId,
        },
      },
    ]);
    expect(lead.takePending().history).toEqual([{ status: 'Open', changedAt: noon }]);
  });

  it('drops null keys at the top level and keeps nested nulls (R24)', () => {
    const lead = Lead.create(
      newLead({ sourceMetadata: { gone: null, kept: { deep: null } }, externalReferences: { a: null } }),
    );
    expect(lead.state).toMatchObject({ sourceMetadata: { kept: { deep: null } }, externalReferences: null });
  });

  it('keeps __proto__ as an ordinary key (W14)', () => {
    const patch = JSON.parse('{"__proto__":{"a":1},"constructor":"x"}') as Record<string, unknown>;
    const { sourceMetadata } = Lead.create(newLead({ sourceMetadata: patch })).state;
    expect(JSON.stringify(sourceMetadata)).toBe('{"__proto__":{"a":1},"constructor":"x"}');
  });
});

describe('a status request', () => {
  for (const [from, to] of leadTransitions.pairs) {
    it(`${from} → ${to} is ${leadTransitions.allows(from, to) ? 'accepted' : 'rejected'}`, () => {
      const lead = aLead({ status: from });
      const request = (): void => lead.requestStatus(to, 'why', later);
      if (!leadTransitions.allows(from, to)) {
        expect(request).toThrow(`status change from "${from}" to "${to}" is not allowed through the Partner API`);
        expect(lead.isChanged).toBe(false);
        return;
      }
      request();
      expect(lead.state).toMatchObject({ status: to, statusChangedAt: later, version: 4 });
      expect(lead.events).toMatchObject([
        { type: 'lead.status_changed', resourceVersion: 4, data: { status: to, previousStatus: from } },
      ]);
      expect(lead.takePending().history).toEqual([
        { status: to, previousStatus: from, description: 'why', changedAt: later },
      ]);
    });
  }
});

describe('changing details', () => {
  it('lists the changed fields by their item names (E2)', () => {
    const lead = aLead();
    lead.changeDetails(
      { locationId: newId(), salespersonName: 'Sam', salesSource: 'Referral', sourceMetadata: { a: 1 } },
      later,
    );
    expect(lead.events).toMatchObject([
      { type: 'lead.updated', data: { changedFields: ['location', 'salesperson', 'salesSource', 'sourceMetadata'] } },
    ]);
  });

  it('is ignored when nothing differs (R19)', () => {
    const lead = aLead({
      salesSource: 'Blog',
      sourceMetadata: { b: [1, { c: null }] },
      externalReferences: { crm: '1' },
    });
    lead.changeDetails(
      { salesSource: 'Blog', sourceMetadata: { b: [1, { c: null }], none: null }, externalReferences: { crm: '1' } },
      later,
    );
    expect(lead).toMatchObject({ isChanged: false, events: [] });
  });

  it('merges maps by key, and an emptied map is absent (§2.5, §2.6, R24)', () => {
    const lead = aLead({ sourceMetadata: { a: 1, b: 2 }, externalReferences: { crm: '1' } });
    lead.changeDetails({ sourceMetadata: { a: null, c: 3 }, externalReferences: { crm: null } }, later);
    expect(lead.state).toMatchObject({ sourceMetadata: { b: 2, c: 3 }, externalReferences: null });
    lead.changeDetails({ sourceMetadata: null }, later);
    expect(lead.state.sourceMetadata).toBeNull();
  });

  it('applies limits to the merged result (R24)', () => {
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`k${index}`, 'v']));
    const lead = aLead({ externalReferences: ten });
    expect(() => lead.changeDetails({ externalReferences: { one: 'more' } }, later)).toThrow(/at most 10 keys/);
    lead.changeDetails({ externalReferences: { k0: null, one: 'more' } }, later);
    expect(Object.keys(lead.state.externalReferences ?? {})).toHaveLength(10);
    expect(() => lead.changeDetails({ sourceMetadata: { big: 'x'.repeat(8192) } }, later)).toThrow(/8192 bytes/);
  });

  it.each([1e300, -1e300, 1.5e-300])('counts the digits of %p, which is returned in full (§2.5)', (number) => {
    const most = 26;
    const lead = aLead();
    lead.changeDetails({ sourceMetadata: { list: Array.from({ length: most }, () => number) } }, later);
    expect(() => lead.changeDetails({ sourceMetadata: { more: [number, number] } }, later)).toThrow(/8192 bytes/);
  });
});

describe('a lead of an erased customer', () => {
  it('changes its status, but gets no note, which may name the person (R110)', () => {
    const lead = aLead({ erasedAt: noon });
    expect(() => lead.requestStatus('Lost', 'Ada called', later)).toThrow('the personal data of this lead was erased');
    lead.requestStatus('Lost', undefined, later);
    expect(lead.state.status).toBe('Lost');
  });
});

describe('the portal', () => {
  it('can set any status', () => {
    const lead = aLead({ status: 'Lost' });
    lead.moveTo('Retired', undefined, later);
    expect(lead.state.status).toBe('Retired');
  });

  it('deletes with a tombstone that only identifies the lead (E2)', () => {
    const lead = aLead({ externalReferences: { crm: '1' } });
    lead.delete(later);
    const [event] = lead.events;
    expect(event).toMatchObject({ type: 'lead.deleted', resourceId: lead.id, resourceVersion: 4 });
    expect(event).not.toHaveProperty('data');
    expect(event).not.toHaveProperty('externalReferences');
  });
});
