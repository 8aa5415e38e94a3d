import type { CompanyId, Id, JsonResponse, Page, Span } from '@partner/kernel';

/** Filters of the delivery log (§4.14). */
export interface DeliveryLogCriteria extends Page {
  readonly order: 'asc' | 'desc';
  readonly eventId?: Id;
  readonly subscriptionId?: Id;
  readonly eventType?: string;
  readonly ok?: boolean;
  /** Bounds of the time of the attempt. */
  readonly from?: Span;
  readonly to?: Span;
}

/** Log of all delivery attempts within the log retention (E11, R5). */
export abstract class WebhookDeliveryLog {
  /** Returns the list envelope (R4), without attempts for events that are hidden now (A5). */
  abstract list(company: CompanyId, criteria: DeliveryLogCriteria): Promise<JsonResponse>;
}
