import type { SalesPerson } from '@partner/companies';
import type { CompanyId, Id } from '@partner/kernel';

/** Record that a notice is about. Jobs of earlier releases have none. */
interface About {
  readonly about?: Id;
}

/** A lead, quote or order that lead routing assigned to a user (R7). */
export interface Assignment extends About {
  readonly record: 'lead' | 'quote' | 'order';
  readonly number: number;
  readonly location: string;
  readonly customer: { readonly name?: string; readonly email?: string; readonly phone?: string };
  readonly salesSource?: string;
}

export interface QuoteConfirmation extends About {
  readonly number: number;
  readonly customer: { readonly name?: string; readonly email: string };
  readonly location?: string;
  /** Title of the quoted building. */
  readonly building?: string;
  readonly serialNumber?: string;
  /** In dollars, formatted: `4,310.00`. */
  readonly total?: string;
}

/** Sends notices of sales after the commit (§4.3.1). Call it only inside a unit of work. */
export abstract class SalesNotices {
  /** Notifies the sales person. A sales person that the request chose is not notified (R7). */
  abstract assigned(company: CompanyId, to: SalesPerson, assignment: Assignment): void;
  /** Notifies the customer of a quote who has an email. */
  abstract quoteCreated(company: CompanyId, quote: QuoteConfirmation): void;
}
