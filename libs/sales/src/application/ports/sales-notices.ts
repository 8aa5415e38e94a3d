import type { SalesPerson } from '@partner/companies';
import type { CompanyId } from '@partner/kernel';

/** A lead, quote or order that lead routing gave to somebody (R7). */
export interface Assignment {
  readonly record: 'lead' | 'quote' | 'order';
  readonly number: number;
  /** Its name. */
  readonly location: string;
  readonly customer: { readonly name?: string; readonly email?: string; readonly phone?: string };
  readonly salesSource?: string;
}

/** A new quote, as its customer is told of it. */
export interface QuoteConfirmation {
  readonly number: number;
  readonly customer: { readonly name?: string; readonly email: string };
  readonly location?: string;
  /** What is quoted, in words. */
  readonly building?: string;
  readonly serialNumber?: string;
  /** In dollars, as it is written: `4,310.00`. */
  readonly total?: string;
}

/** Who is told of what sales does, once it is committed (§4.3.1). Inside a unit of work only. */
export abstract class SalesNotices {
  /** To the sales person: an explicit choice of one is no assignment (R7). */
  abstract assigned(company: CompanyId, to: SalesPerson, assignment: Assignment): void;
  /** To the customer of a quote who gave an email. */
  abstract quoteMade(company: CompanyId, quote: QuoteConfirmation): void;
}
