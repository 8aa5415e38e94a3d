import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { StateLegal } from './state-legal.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const make = (stateCode: string): StateLegal =>
  StateLegal.create({ id: newId(), companyId: newId() as CompanyId, createdAt: at, agreementId: newId(), stateCode });

describe('the legal configuration of a state', () => {
  it('has an upper-case state code and is enabled by default (R39)', () => {
    expect(make('mo').state).toMatchObject({ stateCode: 'MO', enabled: true, lateFee: null });
    const config = make('MO');
    config.revise({ stateCode: 'ar', enabled: false, maxTermMonths: 48 }, later);
    expect(config.state).toMatchObject({ stateCode: 'AR', enabled: false, maxTermMonths: 48, updatedAt: later });
  });

  it('accepts a late fee as money or as a percentage (W2)', () => {
    const config = make('MO');
    config.revise({ lateFee: { type: 'percent', amount: 4.125 } }, later);
    config.revise({ lateFee: { type: 'fixed', amount: 4.13 } }, later);
    expect(() => config.revise({ lateFee: { type: 'fixed', amount: 4.125 } }, later)).toThrow(
      'lateFee.amount must have at most 2 decimals',
    );
    expect(config.state.lateFee).toEqual({ type: 'fixed', amount: 4.13 });
  });

  it.each(['', 'M', 'MOO', 'M1', 'ß'])('rejects the state code %j', (stateCode) => {
    expect(() => make(stateCode)).toThrow('stateCode must be two letters');
  });
});
