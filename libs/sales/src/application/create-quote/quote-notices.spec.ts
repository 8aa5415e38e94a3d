import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, money } from '@partner/kernel';
import type { QuoteState } from '../../domain/quote/quote.js';
import { SalesNotices } from '../ports/sales-notices.js';
import { QuoteNotices } from './quote-notices.js';

/** Records notices and their recipients. */
class RememberedNotices extends SalesNotices {
  readonly told: [string, unknown][] = [];

  assigned(_company: CompanyId, { email }: { readonly email: string }, assignment: unknown): void {
    this.told.push([email, assignment]);
  }

  quoteMade(_company: CompanyId, quote: { readonly customer: { readonly email: string } }): void {
    this.told.push([quote.customer.email, quote]);
  }
}

const quote = {
  companyId: '65f0c0ffee00000000000009' as CompanyId,
  number: 1001,
  customerName: 'Ada',
  customerEmail: 'ada@example.com',
  customerPhone: null,
  salesSource: null,
  serialNumber: 'SN-1',
  total: money(1234567.5),
} as QuoteState;
const sam = { id: '65f0c0ffee0000000000c001' as Id, name: 'Sam Porter', email: 'sam@example.com' };
const toldOf = (state: QuoteState, setting: Parameters<QuoteNotices['made']>[1]): RememberedNotices['told'] => {
  const notices = new RememberedNotices();
  new QuoteNotices(notices).made(state, setting);
  return notices.told;
};

describe('the notices of a new quote (§4.3.1)', () => {
  it('confirm the quote to a customer with an email, with a formatted total', () => {
    expect(toldOf(quote, { location: { name: 'Main Lot' }, building: 'Barn' })).toEqual([
      [
        'ada@example.com',
        {
          number: 1001,
          customer: { name: 'Ada', email: 'ada@example.com' },
          location: 'Main Lot',
          building: 'Barn',
          serialNumber: 'SN-1',
          total: '1,234,567.50',
        },
      ],
    ]);
  });

  it('are not sent without a customer email and without a sales person', () => {
    expect(toldOf({ ...quote, customerEmail: null }, { building: null })).toEqual([]);
  });

  it('notify the sales person that lead routing selected (R7)', () => {
    const told = toldOf(
      { ...quote, customerEmail: null },
      { location: { name: 'Main Lot' }, building: null, assigned: sam },
    );
    expect(told).toEqual([
      ['sam@example.com', expect.objectContaining({ record: 'quote', number: 1001, location: 'Main Lot' })],
    ]);
  });
});
