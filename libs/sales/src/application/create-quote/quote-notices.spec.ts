import { describe, expect, it } from '@jest/globals';
import { type CompanyId, type Id, money } from '@partner/kernel';
import type { QuoteState } from '../../domain/quote/quote.js';
import { SalesNotices } from '../ports/sales-notices.js';
import { QuoteNotices } from './quote-notices.js';

/** Records notices and their recipients. */
class RecordedNotices extends SalesNotices {
  readonly sent: [string, unknown][] = [];

  assigned(_company: CompanyId, { email }: { readonly email: string }, assignment: unknown): void {
    this.sent.push([email, assignment]);
  }

  quoteCreated(_company: CompanyId, quote: { readonly customer: { readonly email: string } }): void {
    this.sent.push([quote.customer.email, quote]);
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
const noticesOf = (
  state: QuoteState,
  setting: Parameters<QuoteNotices['quoteCreated']>[1],
): RecordedNotices['sent'] => {
  const notices = new RecordedNotices();
  new QuoteNotices(notices).quoteCreated(state, setting);
  return notices.sent;
};

describe('the notices of a new quote (§4.3.1)', () => {
  it('confirm the quote to a customer with an email, with a formatted total', () => {
    expect(noticesOf(quote, { location: { name: 'Main Lot' }, building: 'Barn' })).toEqual([
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
    expect(noticesOf({ ...quote, customerEmail: null }, { building: null })).toEqual([]);
  });

  it('notify the sales person that lead routing selected (R7)', () => {
    const sent = noticesOf(
      { ...quote, customerEmail: null },
      { location: { name: 'Main Lot' }, building: null, assigned: sam },
    );
    expect(sent).toEqual([
      ['sam@example.com', expect.objectContaining({ record: 'quote', number: 1001, location: 'Main Lot' })],
    ]);
  });
});
