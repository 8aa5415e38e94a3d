import { describe, expect, it } from '@jest/globals';
import { type CompanyId, newId } from '@partner/kernel';
import { StateLegal } from './state-legal.js';

const at = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-02T12:00:00.000Z');
const make = (stateCode: string): StateLegal =>
  StateLegal.create({ id: newId(), companyId: newId() as CompanyId, createdAt: at, agreementId: newId(), stateCode });

describe('the legal configuration of a state', () => {
  it('has an upper-case state code, and sections in their order (R39)', () => {
    const config = make('mo');
    expect(config.state).toMatchObject({ stateCode: 'MO', sections: [], includeStateRpaPages: false });
    const [first, second] = [1, 2].map((sortOrder) => ({ sortOrder, title: `${sortOrder}`, body: 'Text' }));
    config.revise({ stateCode: 'ar', sections: [second!, first!] }, later);
    expect(config.state).toMatchObject({ stateCode: 'AR', sections: [first, second], updatedAt: later });
  });

  it.each(['', 'M', 'MOO', 'M1', 'ß'])('rejects the state code %j', (stateCode) => {
    expect(() => make(stateCode)).toThrow('stateCode must be two letters');
  });
});
