import type { SalesPerson } from '@partner/companies';
import type { Money } from '@partner/kernel';
import type { QuoteState } from '../../domain/quote/quote.js';
import type { SalesNotices } from '../ports/sales-notices.js';

/** Details of a new quote that its notices need and its state does not have. */
export interface QuoteDetails {
  readonly location?: { readonly name: string };
  /** Title of the quoted building. */
  readonly building: string | null;
  /** The user that lead routing selected. */
  readonly assigned?: SalesPerson;
}

/** Sends the notices of a new quote: to the sales person it was routed to, and to a customer with an email (§4.3.1). */
export class QuoteNotices {
  constructor(private readonly notices: SalesNotices) {}

  quoteCreated(quote: QuoteState, { location, building, assigned }: QuoteDetails): void {
    const { companyId: company, id: about, number, customerName, customerEmail, customerPhone } = quote;
    const { salesSource, serialNumber, total } = quote;
    const name = customerName ?? undefined;
    if (customerEmail !== null) {
      this.notices.quoteCreated(company, {
        about,
        number,
        customer: { name, email: customerEmail },
        location: location?.name,
        building: building ?? undefined,
        serialNumber: serialNumber ?? undefined,
        total: total === null ? undefined : formatAmount(total),
      });
    }
    if (assigned && location) {
      const customer = { name, email: customerEmail ?? undefined, phone: customerPhone ?? undefined };
      this.notices.assigned(company, assigned, {
        about,
        record: 'quote',
        number,
        location: location.name,
        customer,
        salesSource: salesSource ?? undefined,
      });
    }
  }
}

/** Formats an amount with thousands separators: `4,310.00`. */
function formatAmount(amount: Money): string {
  return amount.replaceAll(/\B(?=(\d{3})+\.)/g, ',');
}
