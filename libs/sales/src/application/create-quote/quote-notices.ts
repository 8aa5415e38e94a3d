import type { SalesPerson } from '@partner/companies';
import type { Money } from '@partner/kernel';
import type { QuoteState } from '../../domain/quote/quote.js';
import type { SalesNotices } from '../ports/sales-notices.js';

/** What is told of a new quote beside what it says itself. */
export interface QuoteSetting {
  readonly location?: { readonly name: string };
  /** What is quoted, in words. */
  readonly building: string | null;
  /** Whom lead routing gave it to. */
  readonly assigned?: SalesPerson;
}

/** Who hears of a new quote: the sales person it was routed to, and the customer who gave an email (§4.3.1). */
export class QuoteNotices {
  constructor(private readonly notices: SalesNotices) {}

  made(quote: QuoteState, { location, building, assigned }: QuoteSetting): void {
    const {
      companyId: company,
      number,
      customerName,
      customerEmail,
      customerPhone,
      salesSource,
      serialNumber,
      total,
    } = quote;
    const name = customerName ?? undefined;
    if (customerEmail !== null) {
      this.notices.quoteMade(company, {
        number,
        customer: { name, email: customerEmail },
        location: location?.name,
        building: building ?? undefined,
        serialNumber: serialNumber ?? undefined,
        total: total === null ? undefined : written(total),
      });
    }
    if (assigned && location) {
      const customer = { name, email: customerEmail ?? undefined, phone: customerPhone ?? undefined };
      const source = salesSource ?? undefined;
      this.notices.assigned(company, assigned, {
        record: 'quote',
        number,
        location: location.name,
        customer,
        salesSource: source,
      });
    }
  }
}

/** An amount as people read it: `4,310.00`. */
function written(amount: Money): string {
  return amount.replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}
