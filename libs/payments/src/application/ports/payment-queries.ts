import type { CompanyId, Id, JsonResponse, ListDefinition, Page, Sort, Span } from '@partner/kernel';
import { RecordQueries } from '@partner/kernel';

/** Filters of a list of payments; an absent field does not filter. */
export interface PaymentCriteria extends Page, Pick<Sort<never>, 'order'> {
  readonly orderId?: Id;
  /** Exact match, ignoring case. */
  readonly status?: string;
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
}

/** Reads payments as partners see them. A hidden order hides its payments (§2.19, A5). */
export abstract class PaymentQueries extends RecordQueries<PaymentCriteria> {
  /** Definition that determines when cached responses of `ofOrder` are out of date. */
  abstract orderDefinition(order: Id): ListDefinition;
  /** Returns the list envelope of a page of one order's payments. @throws DomainError `notFound` (order). */
  abstract ofOrder(company: CompanyId, order: Id, criteria: PaymentCriteria): Promise<JsonResponse>;
}
