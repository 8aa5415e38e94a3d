import {
  type CompanyId,
  type Id,
  type JsonResponse,
  type ListDefinition,
  type Page,
  RecordQueries,
  type Sort,
  type Span,
} from '@partner/kernel';

/** What a list of payments is asked for; absent does not restrict. */
export interface PaymentCriteria extends Page, Pick<Sort<never>, 'order'> {
  readonly orderId?: Id;
  /** Exact, whatever its case. */
  readonly status?: string;
  readonly createdFrom?: Span;
  readonly createdTo?: Span;
}

/** Reading payments, as partners see them: what hides an order hides its payments (§2.19, A5). */
export abstract class PaymentQueries extends RecordQueries<PaymentCriteria> {
  /** What tells when cached responses of `ofOrder` are out of date. */
  abstract orderDefinition(order: Id): ListDefinition;
  /** The envelope of a page of the payments of one order. @throws DomainError `notFound` (order). */
  abstract ofOrder(company: CompanyId, order: Id, criteria: PaymentCriteria): Promise<JsonResponse>;
}
