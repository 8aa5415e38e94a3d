import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { Agreement, type NewAgreement } from './agreement.js';
import { sideOf } from './party.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const company = newId() as CompanyId;
const identity = { id: newId(), companyId: company, createdAt: at, updatedAt: at };
const make = (fields: Partial<NewAgreement> = {}): Agreement =>
  new Agreement(
    Agreement.create({
      ...identity,
      direction: 'DMAN_RTO',
      from: { companyId: company },
      to: { companyId: 'rent-well', companyType: 'RTO', name: 'Rent Well' },
      ...fields,
    }).state,
    true,
  );

describe('an agreement', () => {
  it('is pending by default', () => {
    expect(make().state).toMatchObject({ status: 'pending', fromName: null, toName: 'Rent Well', rateConfig: null });
    expect(make({ status: 'active' }).state.status).toBe('active');
  });

  it('cannot change its parties to other companies (R60)', () => {
    const agreement = make();
    expect(() => agreement.revise({ to: { companyId: 'rent-more' } }, later, false)).toThrow(
      'to.companyId of an existing agreement cannot be changed',
    );
    agreement.revise({ to: { companyId: 'rent-well', name: 'Rent Better' } }, later, false);
    expect(agreement.state).toMatchObject({ toName: 'Rent Better', toCompanyType: 'RTO', updatedAt: later });
  });

  it('changes only its update time when only that is given (R38)', () => {
    const agreement = make();
    agreement.revise({}, later, false);
    expect(agreement.state.updatedAt).toBe(at);
    agreement.revise({}, later, true);
    expect(agreement.state).toMatchObject({ updatedAt: later, version: 2 });
  });

  it('requires the company of the batch on exactly one side', () => {
    const other = { companyId: 'rent-well' };
    expect(sideOf(company, { from: { companyId: company }, to: other })).toBe('from');
    expect(sideOf(company, { from: other, to: { companyId: company } })).toBe('to');
    expect(() => sideOf(company, { from: other, to: { companyId: 'else' } })).toThrow(/company of the batch/);
    expect(() => sideOf(company, { from: { companyId: company }, to: { companyId: company } })).toThrow(
      /two companies/,
    );
  });
});
